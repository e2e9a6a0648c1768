# Why the table did not take a command, before any rule was asked. One for each code of the protocol's problems.

problem-unreadable = The table did not understand that. Reload the page and try again.
problem-hello-first = The page has not introduced itself to the table yet. Reload the page.
problem-stale = Something happened at the table just before you. Have a look and try again.
problem-foreign = You are watching this table, so you cannot play here.
problem-no-such-table = There is no such table. Check the address, or open a new one.
problem-nothing-to-take-back = There is nothing to take back now.
problem-not-between-rounds = The round is still being played.
problem-not-over = The game is still being played.
problem-not-your-cards = These are not the cards in your hand. Reload the page to see them as they are.
problem-bad-name = Please choose a name of 1 to 24 characters.
problem-no-such-preset = There are no such rules. Choose others from the list.
problem-no-such-variant = There is no such variant. Choose another from the list.
problem-no-such-switch = There is no such rule to change.
problem-bad-switch-value = This rule cannot be set to that.
problem-no-such-bot = There is no such level of bot. Choose another from the list.
problem-too-much = That was too much at once. Wait a moment and try again.
problem-no-such-page = There is nothing at this address.
problem-not-kept = That could not be kept, so it has not happened. Try again in a moment.
