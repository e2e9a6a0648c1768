"""Players against players, many games, and what can be said after them.

``game`` says what is asked of a game; ``cards`` and ``dice`` answer. Of cards, ``entrants`` says who there is and
``engine`` plays seeds by the compiled kernel or the core. ``tally`` adds up, ``plan`` says what
is to be played and cuts it into chunks, ``pool`` and ``cluster`` play them on one machine or many, ``kept`` is the file
of what is done, ``contest`` does it all, and ``rating`` makes strengths of it.
"""
