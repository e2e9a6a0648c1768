"""Players on flat arrays: policies written once and run two ways, as plain Python on lists and compiled on arrays.

What such code may use. Whole numbers, floats, ``if``, ``for`` over ``range``, ``while``, indexing (no slices): no
classes, dicts, sets, closures, exceptions, generators, default or keyword arguments, no recursion. Every parameter and
result is annotated with ``int``, ``float``, ``bool``, ``None`` or one of the array types of ``layout``: the types it is
compiled with. Other functions and tables are imported by name (``from … import distance, TABLE``).
Tables are module-level lists, tuples or bytes of numbers, at most a million bytes each once in the smallest type that
holds them. Whole numbers stay below 2^62, for compiled ones wrap round; dice are ``layout.shaken``.

A policy is ``choose(state, rules, work, seat, seed) -> int``: it reads of ``state`` what that seat may know, may
scribble in ``work`` from OWN on, and returns a move of ``layout``. Two things fill a state: the kernel (everything is
in it) and a View (what is hidden is 0). A policy must choose alike for both. Nothing here needs more than msgspec.
"""
