"""One table: seats, log, undo, chance, bots to move; what server, terminal and simulation share.

- ``entries`` — the log; ``table`` — its fold; ``hands`` — how a seat keeps its hand sorted.
- ``commands`` — what a person may ask of the table and how it answers; ``consider`` judges that, ``gathering`` what is
  about the table's people, ``terms`` — what they agreed on; ``names`` — texts made fit to be shown;
  ``talk`` — what they may say to each other.
- ``due`` — what chance, a bot or the clock has to do now; ``timing`` — how long the game waits; ``driver`` — a table
  played at once; ``keeper`` — one kept open for people by asyncio.
- ``lesson`` — tables to learn at: cards in a fixed order, bots that wait for the learner.
- ``ports`` — what the table wants of its surroundings: a store, a clock.

Rules are not judged here, and no sentence is spoken.
"""
