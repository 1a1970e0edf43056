export const legal = `
=== contrarian
A contract that nobody reads protects nobody. It only decides who is to blame.

Long contracts come about by addition. Each dispute leaves a clause behind, none ever leaves. In the end both
  sides sign something that neither could summarise.

A test: give it to the people who have to live by it, on the site, in the shop. Ask what they must do if the
  delivery is late.

If they do not find the answer in two minutes, you have written it for the judge. Most contracts never meet one.

=== how-to
How to ask your lawyer a question and get a useful answer:

1. Say what you want to do. Not what you want to know.
2. Say by when you have to decide.
3. Say what you would do without advice.
4. Name the worst outcome you are afraid of.
5. Ask: “What would you do in my place?”

“Is this allowed?” gets you five pages. “I want to do this on Friday, what could go wrong?” gets you a phone
  call.

=== opinion
“It depends” is a correct answer. It is only half of one.

The other half says on what. Clients do not pay us to tell them that the world is complicated. They have
  noticed.

“If the mail arrived before the first, you have a strong case. If not, I would settle. Can you find out by
  tomorrow?”

It is the same legal situation. But now somebody knows what to do next. Advice that does not change what happens
  tomorrow morning is literature.

=== lesson
The most expensive sentence in a dispute is often the first mail, written in anger at ten in the evening.

It contains a word that cannot be taken back, a threat that was not meant, and an admission nobody asked for.
  Two years later it is Exhibit 4.

Write it, by all means. Then send it to yourself. In the morning take out the adjectives and everything about
  the other person’s character.

What is left is mostly three lines with a date. It is astonishing how often those are enough.

=== list
Before you sign, look at these five first:

– How do I get out?
– What does it cost if I am late?
– What happens if they are?
– Who owns what comes of it?
– What is in the annex that “forms an integral part”?

The price you have negotiated anyway. The annex you received an hour ago.

=== question
Which rule in your company does everyone know and nobody follow?

There is one everywhere. The form that is filled in afterwards. The approval that comes by shouting across the
  corridor.

It is not harmless. In a dispute it is the first thing that comes up: “You have a rule. You did not follow it.”

Abolish or follow. Which one would you abolish first?

=== story
Imagine two partners who founded a company on a handshake. After six years they want different things. Both have
  lawyers, and both lawyers have letters.

A mediator asks each to write down what they would tell a friend they were afraid of.

One writes: that he pays me out and then sells. The other: that she stays and never forgives me.

Neither was in the letters. With both in front of you, the contract takes an afternoon.

=== case-study
Making terms and conditions that customers understand, and that still hold.

Where it starts: eleven pages, small type, and a support team which answers the same four questions every day.
  All four are answered in the terms. Nobody finds them.

The way: turn the order round. Begin with the four questions as headings, each with the answer in two sentences,
  then what the law requires. Have one person from support and one lawyer write it, at one table.

It does not get much shorter. But the mails become fewer, and a clause that was understood is harder to attack.

=== hiring
We are looking for a lawyer who writes short.

Our clients are craftspeople, practices, family firms. They read our letters standing up. If it takes longer
  than the coffee, it was too long.

You would run your own cases from the first month, with somebody next door who has time for questions. You leave
  at six. If something is urgent, you stay, and it is noted down and given back.

With your application, please send a text of one page at most that explains a complicated thing.

=== announcement
From now on we tell new clients the price before we begin.

Not an hourly rate with an estimate. A price for each step: the letter, the negotiation, the court. You decide
  after each whether there will be a next.

We were afraid of misjudging it. We will, sometimes, and that is our problem. A client who does not dare to call
  because the clock is running does not tell us the most important thing.

Calls are included. Please call.
`;
