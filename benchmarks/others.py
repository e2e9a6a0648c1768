"""Random play in other card game engines, for benchmarks.kernel: a program of its own, run by a Python that has them.

    python benchmarks/others.py open_spiel 100000        so many moves
    python benchmarks/others.py rlcard 100000

Prints lines of a name and a number of moves a second. Imports nothing of ours.
"""

import importlib
import random
import sys
import time


def open_spiel(moves: int) -> None:
    """Gin rummy in OpenSpiel: a call from Python for each move, and whole rollouts inside its C++."""
    pyspiel = importlib.import_module("pyspiel")

    game = pyspiel.load_game("gin_rummy")
    rng, made, games, before = random.Random(1), 0, 0, time.process_time()
    while made < moves:
        state = game.new_initial_state()
        games += 1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    tell("open_spiel, from Python", made, before)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    rollouts = max(games, 20)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)  # noqa: FBT003 - its own signature
    before = time.process_time()
    bot.step(state)  # one simulation: so many rollouts from one leaf, all in C++
    tell("open_spiel, rollouts in C++", rollouts * made // games, before)


def rlcard(moves: int) -> None:
    """Gin rummy in RLCard, with its own random agents."""
    engine, agents = importlib.import_module("rlcard"), importlib.import_module("rlcard.agents")
    env = engine.make("gin-rummy", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    made, before = 0, time.process_time()
    while made < moves:
        trajectories, _ = env.run(is_training=False)
        made += sum(len(trajectory) // 2 for trajectory in trajectories)
    tell("rlcard, from Python", made, before)


def tell(name: str, made: int, before: float) -> None:
    """Print how many moves a second that was."""
    print(f"{name}\t{made / (time.process_time() - before):.0f}")


if __name__ == "__main__":
    {"open_spiel": open_spiel, "rlcard": rlcard}[sys.argv[1]](int(sys.argv[2]))
