export const consulting = `
=== opinion
If the client already knows what they want to hear, you are not advising. You are a letterhead.

It is well paid and it is done often. Someone needs an outside voice for an inside decision. There is nothing
  wrong with it, as long as both sides say so.

It becomes a problem when the facts say something else and the deck does not. Then you have sold the one thing
  you cannot invoice again.

Ask at the start: “What would you do if we found the opposite?” The answer tells you what kind of project it is.

=== how-to
A first meeting with a client that leads somewhere:

1. Bring no slides.
2. Ask what happened that made them call now and not last year.
3. Ask what they have tried and why it stopped.
4. Ask who will be unhappy if this works.
5. Summarise in three sentences and have them corrected.

The correction is the most valuable part. People will not tell you what they think, but they will tell you where
  you are wrong.

=== contrarian
Best practice is what worked for someone else, in a company you do not know, told by a person who was not there.

That does not make it useless. It makes it a hypothesis.

The trouble begins when it comes as a finished answer, with boxes and arrows and a name. Then nobody asks under
  which conditions it worked. Was there one site or twenty? Was there time? Had they tried everything else before?

Bring the practice and the conditions. Leave the word “best” at the airport.

=== lesson
The recommendation is the easy part. Ask who will do it on Tuesday.

Reports end where the work begins. “Introduce a cross-functional process” is a sentence without a person in it.
  It has no Tuesday.

A useful recommendation names who does what first, what they stop doing in return, and how one would notice
  within a month that it is not working.

If this part is hard to write, the analysis is not finished. It only looks finished, because it has a cover.

=== list
Sentences in a proposal that should make you careful, on either side of the table:

– “Details to be agreed in the project.”
– “The client provides the data.”
– “In close coordination with all stakeholders.”
– “Quick wins in the first phase.”
– “Subject to availability.”

Each hides a question that nobody wanted to ask before signing. Ask it. It is cheaper now.

=== question
What is the most useful thing a consultant ever did for you that was not in the contract?

Some people answer “nothing” and mean it as a compliment: the consultant did exactly what the contract said.

Others speak of a phone call two years later, an introduction, a clear no.

What was it in your case?

=== story
Imagine a workshop with twelve managers and one question on the wall: why do customers leave?

Twelve answers, all plausible: price, quality, delivery, the competitor. The facilitator collects, clusters,
  votes.

In the break the assistant who brings the coffee says: “Nobody calls them back.” She sits at the switchboard.

There are two kinds of data collection. One needs markers. For the other you have to ask the person nobody
  invited.

=== case-study
How to shorten a project by a third before it starts.

The plan says: four weeks of analysis. Interviews, data, benchmarks, interim report.

Try this instead. On the first day, write the final presentation as if you already knew everything: ten
  headlines, no content. Show it to the client. Two headlines will be wrong, three are known and need no proof,
  and about the rest there is a real question.

Now analyse those. What you leave out was never going to change the decision.

=== announcement
We have taken our day rates off the proposal and put the result in their place.

Clients asked how many days, and we argued about days. Nobody wants days. They want the thing to be over and to
  work.

So now there is one price for a defined result, a point halfway where either side can stop, and a list of what
  we need from you and by when.

It makes us choosier. It also makes the first conversation a good deal shorter.

=== milestone
Ten years on my own as a consultant. What I would tell the person who handed in their notice back then:

The first client will come from someone you were decent to, not from your website.

Say what you do in one sentence and accept that it leaves things out.

Keep one day a week free. It is the day on which next year comes about.

And put the price up earlier. The people who leave because of it make room for those who stay because of you.
`;
