export const entertainment = `
=== opinion
A festival does not need one more stage. It needs one hour without any.

Programmes are filled to the edge because every empty slot looks like a mistake. So people run from one thing to
  the next, and in the evening they remember the queue.

What they tell of later happened in between: on the grass, at the tap, on the way.

Plan the in between. Chairs, shade, a clock that nobody has to look at. It costs less than a headliner and it
  lasts longer.

=== how-to
Giving notes on a script so that the author still likes you, and the script gets better:

1. Say where you were awake.
2. Say where you began to think about your shopping.
3. Ask who wants what in that scene.
4. Do not suggest a solution. Not even a good one.
5. Leave.

A reader is always right about where it does not work, and nearly always wrong about how to mend it. Authors
  know that. They only want to know where.

=== contrarian
“Know what the audience wants” is how you get the film that everyone has already seen.

An audience can tell you what it liked. What it will like it cannot tell you, since it has not seen it yet.

That is no excuse for ignoring people. It means asking them something else: not “what do you want” but “what did
  you tell somebody about afterwards?”

What people retell is what worked. And it is hardly ever what the trailer showed.

=== lesson
The stage manager knows how the evening will go half an hour before everyone else.

She hears it in the corridors: who is too quiet, who laughs too loud, which door is open that should be shut.

No one writes down such things. There is a running order for the light and one for the sound, but none for the
  mood.

Ask her. And when she says “tonight give them five minutes longer”, give them five minutes longer. It is an
  instrument, too.

=== list
What I learned from bad rehearsals:

– Most of them were too early in the day.
– Someone had not eaten.
– The scene was fine. The transition was not.
– Nobody had said what we were trying out.
– The best idea came from the person at the props table.

A good rehearsal is not the one in which it works. It is the one after which everybody knows what they will try
  tomorrow.

=== question
Which performance have you seen that you still argue about?

Not the best. The one where you and somebody else left the same room with two different evenings.

I believe that these are the ones that matter. Agreement is pleasant, and gone by breakfast.

Which was it for you, and who was right?

=== story
Imagine a cinema with one screen and bad seats. The chain on the ring road has twelve and armchairs.

The owner begins to say two sentences before each film. Why this one. What to look out for. Then he sits down in
  row three, because he wants to see it again.

People come for the two sentences. After the film they stay in the foyer, because he is there.

The armchairs cannot do that.

=== case-study
A podcast that got shorter and was heard to the end.

Where it starts: an hour each week, two hosts, a guest, and a long beginning in which everyone is introduced to
  everyone. Listeners leave during the introduction.

The way: start with the best minute. Cut until the guest says something they have not said elsewhere. Introduce
  people by what they just said.

It is now half as long and takes twice the time to make. That is the trade. Listeners do not count minutes, they
  count the times they looked at the clock.

=== announcement
We are playing fewer shows next season, and each of them longer.

So far there was a premiere every few weeks. It looked like abundance. In fact each production was taken off
  just when it had found itself.

From autumn there are fewer titles. They stay. You can come after you have heard about it, and bring somebody,
  and come again.

Some will miss the choice. We think they will find something better: an evening that is finished.

=== hiring
We are looking for a sound engineer for a small house with a bad ceiling.

The acoustics are what they are. You would have the time to get to know them: no double shifts, one rehearsal
  day for each production that belongs to sound alone.

You work with people who listen. When you say that the actor is too far left, the actor goes to the right.

Technology: old, looked after, paid for. Come to a show first, and sit at the back.
`;
