export const manufacturing = `
=== contrarian
The machine is not slow. It is waiting.

Ask for the output of a line and you get the speed of the machine. Stand next to it for an hour and you see
  something else: it waits for material, for a tool, for a signature, for the colleague with the forklift.

Making the machine faster makes it wait sooner.

Before you invest in speed, spend one shift writing down each stop with its reason and its length. It costs a
  clipboard. The list is usually short and rather embarrassing, which is why it helps.

=== how-to
A shift handover in five minutes that people keep up:

1. At the machine, not in the office.
2. What ran, what did not, what I changed.
3. What you should listen for in the first hour.
4. What is missing and who has been asked for it.
5. Both names on the board.

Point three is worth the other four. A worn bearing is heard before it is measured, and the person who heard it
  is about to go home.

=== lesson
Quality is not found at the end of the line. At the end you only find out how expensive it was.

Each inspection step after the fault adds work to a part that is already lost. Yet final inspection is where the
  budget is, because that is where the complaints come from.

Go backwards from the complaint, step by step, to the first place where somebody could have seen it. Put a lamp
  there. Or a gauge. Or the right to stop the line.

Most often it is the last one that is missing.

=== opinion
A suggestion box is a sign that nobody asks.

People on the floor know what is wrong. They have told someone, once, years ago. It went into a form, the form
  went into a meeting, and then there was a mug for taking part.

Replace the box by a rule: whoever brings a problem gets an answer within a week, from a person, also when the
  answer is no and why.

You will need no campaign. You will need somebody who can decide.

=== list
What a tidy workshop tells a visitor, and what it does not:

– It tells that somebody looks after it.
– It tells that visitors were expected.
– It does not tell whether the tool is at hand at three in the morning.
– It does not tell whether the drawing on the wall is the current one.

Ask to see the place where things are put that belong nowhere. Every plant has one. It shows the real process.

=== question
Which spare part would stop your plant for a week?

Not the most expensive one. The odd one: a special seal, a board that is no longer made, the key for the old
  control.

In most plants two people know the answer, and one of them retires soon.

When did you last find out the hard way, and what did you put on the shelf afterwards?

=== story
Imagine a new production manager who finds a strip of yellow tape on the floor that leads nowhere. Nobody knows
  what it is for. He has it removed.

A week later pallets stand in front of the emergency exit.

The tape had been put there by a foreman who had retired. It made people walk a curve, and where people walk,
  nobody puts pallets.

Before you remove something pointless, find out what would happen there without it.

=== case-study
Changing over faster, without buying anything.

Typical start: a changeover takes most of a morning and everyone is sure it has to. Half of the time, on closer
  look, the machine stands while someone looks for something.

The method is old and works: film one changeover. Watch it with the people who do it. Sort every step into “only
  while it stands” and “could be done before”. Prepare the second pile on a trolley.

The first attempt saves the most. More important is who does the sorting: the crew, with a pen, and not a
  consultant with a slide.

=== hiring
We are looking for a toolmaker. We know that everyone is.

So here is what is different. You choose your own machines within a budget. You talk to the designers before the
  drawing is final, and they listen, because they have to come down and look at the part with you. And nobody here
  asks you to sign what you have not measured.

What is not so nice: the hall is warm in July.

Come by on a working day. We will show you the scrap box as well.

=== milestone
A year without a lost-time accident in the hall.

We are careful with this sentence, because a number like that can also mean that nobody reports. So we looked at
  the near misses. There are more than last year, and that is the good news: people write down what nearly
  happened.

The loose grating, the blind corner, the ladder. Each was small. Each is fixed.

Thank you to those who wrote things down although it was nothing.
`;
