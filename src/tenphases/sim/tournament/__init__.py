"""Players against players, many games, and what can be said after them.

``game`` says what is asked of a game; ``cards`` and ``dice`` answer. Of cards, ``entrants`` says who there is and
``engine`` plays seeds by the compiled kernel or the core. ``tally`` adds up, ``contest`` spreads the work over
processes and keeps what is done in a file, ``rating`` makes strengths of it.
"""
