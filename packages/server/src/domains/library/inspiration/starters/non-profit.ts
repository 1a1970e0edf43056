export const nonProfit = `
=== opinion
Overhead is what makes the work work. We should stop apologising for it.

A donor asks how much goes “directly to the people”. It sounds responsible. But somebody has to buy the
  blankets, drive the van, keep the books so that the donor gets an answer.

An organisation without administration is not lean. It is one illness away from standing still.

Better questions: what has changed for the people you are there for, how do you know, and what would you do with
  double?

=== how-to
A thank-you letter that is not a second request:

1. Send it within a week.
2. Name what the gift made possible, as one thing, in one place.
3. Let somebody speak who was there.
4. Leave out the payment slip.
5. Sign with a name that answers the phone.

It takes discipline, chiefly for point four. The people who give again do so because they felt seen. Nobody has
  ever felt seen by a slip of paper.

=== contrarian
Volunteers are not free. They are paid in meaning, and the payment is often late.

Someone gives their Saturday and then stands around because nobody has thought about what there is to do. They
  are polite and do not come again.

Plan for a volunteer as you would for a new colleague: a task with a beginning and an end, a person to ask, and
  an honest word afterwards about what it was good for.

If there is no time to do that, there is no room for volunteers yet. Saying so is respectful.

=== lesson
We measured what we could count, and began to do what we measured.

It happens to every organisation at some point. Meals served is easy to report, so the number of meals grows.
  Whether people eat alone is harder, so it vanishes from the report, then from the meeting, then from the work.

A cure: for each number, one sentence from a person about whom the number speaks.

If you do not find anybody who can say that sentence, the number is of no use.

=== list
Before you start another project, ask:

– Who else does this in our town, and did we call them?
– Which of our present projects will get less?
– What happens to people when the funding ends?
– Who asked for it? Them, us, or the call for proposals?
– How will we notice that it should end?

The last question is the one no application form asks. So you have to.

=== question
Which sentence made you give for the first time?

Not the campaign. The sentence. For many it was a question from a child, written down by nobody in particular.

We who ask for money often forget what it was like when someone asked us.

Do you remember yours?

=== story
Imagine a soup kitchen that puts up a suggestion box. For weeks it stays empty. Then there is a note in it:
  “Could we sit at round tables?”

Nobody had thought of the tables. They came from the school canteen, long and narrow, everyone facing a wall or
  a back.

Round tables are found. People stay longer. They talk.

The soup is the same. But the note tells you what it was really about.

=== case-study
A board that decides again: what helps when meetings only nod.

Where it starts: twelve people, ninety pages, two hours. The pages are read on the train or not at all. At the
  end everybody is for it.

What helps is a single sheet for each decision: what is the question, which two ways are there, what speaks
  against the one we recommend? No recommendation without a counter-argument.

It gets louder. Some find that unpleasant. But a board that has never said no is not in agreement. It is absent.

=== announcement
We are ending our oldest project this summer.

It was good for a long time. The people it was made for now find what they need elsewhere, and for some years we
  have been looking for participants rather than the other way round.

It is hard, because many of us began there. We think that ending something well is also a service: to those who
  gave, and to those who now wait for something else.

There will be a party. Everyone who was ever part of it is invited.

=== milestone
Our repair café has mended its first toaster for the third time.

It belongs to a lady who could afford a new one. She comes because of the man at table three, who explains the
  spring to her each time, and because of the cake.

We began with the idea of saving things from the bin. We still do that. But if you ask what has come about here,
  it is a room where people who would never have met look into a toaster together.
`;
