# Hvorfor bordet ikke tok imot noe.

problem-unreadable = Bordet forsto ikke dette. Last inn siden på nytt, og prøv igjen.
problem-hello-first = Siden har ikke presentert seg for bordet ennå. Last inn siden på nytt.
problem-stale = Noe skjedde på bordet rett før deg. Se på stillingen, og prøv igjen.
problem-foreign = Du ser på ved dette bordet, så du kan ikke spille her.
problem-no-such-table = Det bordet finnes ikke. Sjekk adressen, eller åpne et nytt bord.
problem-nothing-to-take-back = Det er ingenting å angre nå.
problem-not-between-rounds = Runden er fortsatt i gang.
problem-not-over = Spillet er fortsatt i gang.
problem-not-your-cards = Dette er ikke kortene du har på hånden. Last inn siden på nytt for å se dem riktig.
problem-bad-name = Velg et navn på 1 til 24 tegn.
problem-no-such-preset = De reglene finnes ikke. Velg andre fra listen.
problem-no-such-variant = Den varianten finnes ikke. Velg en annen fra listen.
problem-no-such-switch = Den regelen finnes ikke.
problem-bad-switch-value = Denne regelen kan ikke settes til dette.
problem-no-such-bot = Det nivået for boter finnes ikke. Velg et annet fra listen.
problem-too-much = Det ble for mye på en gang. Vent litt, og prøv igjen.
problem-no-such-page = Det er ingenting på denne adressen.
problem-not-kept = Dette kunne ikke lagres, så det har ikke skjedd. Prøv igjen om litt.
