# Hvorfor bordet ikke tog imod noget.

problem-unreadable = Bordet forstod det ikke. Genindlæs siden, og prøv igen.
problem-hello-first = Siden har ikke præsenteret sig for bordet endnu. Genindlæs siden.
problem-stale = Der skete noget ved bordet lige før dig. Se på stillingen, og prøv igen.
problem-foreign = Du ser med ved dette bord, så du kan ikke spille her.
problem-no-such-table = Det bord findes ikke. Tjek adressen, eller åbn et nyt bord.
problem-nothing-to-take-back = Der er ikke noget at fortryde nu.
problem-not-between-rounds = Runden er stadig i gang.
problem-not-over = Spillet er stadig i gang.
problem-not-your-cards = Det er ikke de kort, du har på hånden. Genindlæs siden for at se dem rigtigt.
problem-bad-name = Vælg et navn på 1 til 24 tegn.
problem-no-such-preset = De regler findes ikke. Vælg andre fra listen.
problem-no-such-variant = Den variant findes ikke. Vælg en anden fra listen.
problem-no-such-switch = Den regel findes ikke.
problem-bad-switch-value = Denne regel kan ikke sættes til det.
problem-no-such-bot = Det niveau for botter findes ikke. Vælg et andet fra listen.
problem-too-much = Det blev for meget på én gang. Vent lidt, og prøv igen.
problem-no-such-page = Der er ikke noget på denne adresse.
problem-not-kept = Det kunne ikke gemmes, så det er ikke sket. Prøv igen om lidt.
