# Waarom de tafel iets niet aannam.

problem-unreadable = De tafel begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
problem-hello-first = De pagina heeft zich nog niet bij de tafel gemeld. Laad de pagina opnieuw.
problem-stale = Er gebeurde net iets aan tafel. Kijk even en probeer het opnieuw.
problem-foreign = Je kijkt mee aan deze tafel, dus je kunt hier niet spelen.
problem-no-such-table = Die tafel bestaat niet. Controleer het adres, of open een nieuwe tafel.
problem-nothing-to-take-back = Er valt nu niets terug te nemen.
problem-not-between-rounds = De ronde is nog bezig.
problem-not-over = Het spel is nog bezig.
problem-not-your-cards = Dit zijn niet de kaarten in je hand. Laad de pagina opnieuw om ze goed te zien.
problem-bad-name = Kies een naam van 1 tot 24 tekens.
problem-no-such-preset = Die regels bestaan niet. Kies andere uit de lijst.
problem-no-such-variant = Die variant bestaat niet. Kies een andere uit de lijst.
problem-no-such-switch = Die regel bestaat niet.
problem-bad-switch-value = Deze regel kan die waarde niet hebben.
problem-no-such-bot = Dat niveau voor bots bestaat niet. Kies een ander uit de lijst.
problem-too-much = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
problem-no-such-page = Op dit adres is niets.
problem-not-kept = Dit kon niet bewaard worden, dus het is niet gebeurd. Probeer het zo nog eens.
