"""The solo game: how many turns a hand needs until its phase can be laid, exactly.

Its tables are computed here, with numpy and numba (the extra ``sim``); a small form of them, which every bot
can read without either, lies in ``bots.solo``. What the figures mean stands in ``docs/solo.md``.
"""
