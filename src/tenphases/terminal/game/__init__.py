"""The game on the whole screen of a terminal: a client of the protocol, alone against bots or together over the net.

    start      from a command line to a screen, and what is said when it is left
    app        the screens in their order: a game to go on with, people gathering, the table
    wire line  the messages, and the line to one table, which comes back by itself
    errands    what is asked over HTTP · places: addresses · kept: one's seats on this machine
    game       what is known of the table now · asked, deeds, telling: what the page says and offers as well
    table      the screen at which one plays, drawn by faces, people, felt, hand · the other screens lie over it

It holds no rule: what may be done and where cards fit stands in every View. It knows the server by its protocol alone.
"""
