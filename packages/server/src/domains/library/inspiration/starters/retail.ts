export const retail = `
=== opinion
“Can I help you?” is the only question in a shop that everyone answers with no.

It asks customers to have a problem. Most are just looking, and after saying so they feel watched while they do
  it.

Say something that is true about the thing in their hand instead. “That one runs small.” “It came in yesterday.”
  Then walk away.

Whoever wants to know more will come to you. You have shown that you know something and that you will leave them
  alone. That is service.

=== how-to
What to look at when a shop sells less than it should, in this order:

1. Stand outside for ten minutes. What do people see while walking by?
2. Walk in and stop where everyone stops. What is the first thing at eye level?
3. Ask for a product that is out of stock and listen to the answer.
4. Buy something and return it.
5. Only now look at the figures.

The figures tell you that. The walk tells you why.

=== contrarian
Discounts do not bring new customers. They teach the old ones to wait.

A regular who pays full price in March and sees it reduced in April has learned something about March.

There are reasons to reduce: the season is over, the shelf is needed, the last size is left. Customers
  understand reasons. They also understand patterns.

If the calendar decides when you reduce and not the shelf, you have two prices, and only one of them is real.

=== lesson
The returns counter is the most honest department of the shop.

Nowhere else do people tell you so exactly what was wrong: too tight over the shoulder, darker than in the
  picture, the plug too short for where a kitchen has its socket.

Most shops record a code and put it back on the shelf. The sentence is lost.

Write down one sentence for each return, in the words of the customer. Read them with your buyer once a month.
  It is free market research, by people who cared enough to come back.

=== list
Signs that a shop is run by someone who is in it:

– The price is where you look for it.
– There is somewhere to put your bag down.
– The person at the till can decide something.
– The music is off in the morning.
– What is broken has a note with a date on it.

None of it appears in a concept. All of it appears when the owner spends a Saturday behind the counter.

=== question
When did you last leave a shop with more than you came for, and were happy about it?

I do not mean a clever shelf near the till. I mean that someone or something gave you an idea.

It happens to me in bookshops, hardware shops and at one cheese counter. Never in a place where the staff fill
  shelves with their backs to me.

Where does it happen to you?

=== story
Say there are two flower shops near a hospital.

One has a sign: “Bouquets from the cooler, ready to go.” Sensible: people are in a hurry.

The other has the same bouquets and a small pile of cards on the counter with a pen on a string. People stop.
  They write. While they write they see the vases, because hospitals never have enough.

The second understood what the customer was really looking for: words.

=== case-study
What happens when a shop shows its stock honestly online.

The starting point: the website says “available”, the customer drives over, the shelf is empty. Nobody lied. The
  stock figure was from the night before and included the one in the window.

The honest version says “probably one left, call us and we put it aside”. It looks weaker. But the call reaches
  a person, the person fetches the item, and the customer arrives with a name at the counter.

The lesson is about more than stock. A careful promise that is kept beats a bold one that is checked on site.

=== hiring
We are looking for someone for the shop floor who likes people on Saturdays.

Anyone can be friendly on a Tuesday. On a Saturday in December there is a queue, a child on the floor and a
  customer who is right in the wrong tone.

You do not need to know our products. You learn those here in a month. We cannot teach you to find people
  interesting.

Shifts are fixed four weeks ahead and are swapped only if you want to. We have kept to that so far and would
  like you to hold us to it.

=== announcement
We are closing on Mondays.

We looked at what Mondays are: few customers, one bored colleague, heating. And we looked at what is missing on
  Saturdays: someone who has time.

So Monday’s hours go to Saturday. You will wait less and get an answer from someone who is not holding a phone.

If Monday was your day, tell us. We open for you by appointment and put the coffee on.
`;
