"""Players against players, many games, and what can be said after them.

``entrants`` says who there is, ``engine`` plays seeds by the compiled kernel or the core, ``tally`` adds up,
``contest`` spreads the work over processes and keeps what is done in a file, ``rating`` makes strengths of it.
"""
