export const marketingAndAdvertising = `
=== opinion
Your brand guidelines are too long if the person who needs them most is using last year’s logo.

Guidelines are written for the designer who made them. They are read by the sales colleague who has twenty
  minutes until a meeting and a template from 2019.

One page covers nearly everything: the logo as a file you can download right there, two colours with their
  codes, one typeface with its fallback, three examples of how we sound.

The other sixty pages can exist. Just do not make anyone walk through them to get to a logo.

=== contrarian
“Know your audience” is advice that lets you stay at your desk.

Personas get written in a meeting room by people who have not met a customer this year. They have a name, a
  stock photo and a fondness for podcasts. They never have a boss, a budget or a bad week.

Instead of knowing an audience, know six people. Call them. Ask what they did the last time they bought
  something like yours, who they had to convince, and what nearly stopped them.

Six real answers beat one invented Sandra.

=== how-to
How to write a headline when you are stuck:

1. Write down what the reader has after using the product that they did not have before.
2. Say it as you would to a friend across a table.
3. Cut every adjective.
4. Read it with the logo of a competitor above it. If it still works, it is not yours yet.
5. Add the one fact only you can claim.

Most headlines fail at step four. That is also why most landing pages in a category could be swapped overnight
  without anyone noticing.

=== lesson
A campaign that needs a paragraph of explanation in the meeting will not get that paragraph in the feed.

In the room, everything works. There is context, there is a presenter, there is goodwill and coffee. On a phone
  there is a thumb.

So test the way it will be seen: no introduction, small screen, two seconds, someone from another department.
  Then ask one question: what do you think this is about?

If they cannot say, the idea is not too clever for people. It is unfinished.

=== list
Things that are not a strategy:

– A list of channels.
– “Be where our customers are.”
– Last year’s plan with new dates.
– A target without a reason why it would be reached.
– Everything the competitor does, later.

A strategy says who you will disappoint. If nobody inside the company dislikes it, you have written a calendar.

=== question
What was the last ad you remember from someone in your own industry?

Not one you were shown in a meeting. One you saw as a normal person, and could describe the next day.

Most of us work on things we would scroll past ourselves. I find it a useful test for a brief: would I stop?

If you can remember one, what made it stay?

=== story
Imagine a bakery with a sign that says “Quality since 1998”.

Across the street opens another. Its sign says “Sold out by eleven. Ask for tomorrow.”

Neither sign mentions bread. But one of them is a claim you have to believe, and the other is a fact you can
  check by being late.

When you write about your product, look for the sold-out sign. There is usually something true about your
  business that proves the quality without naming it.

=== case-study
The newsletter nobody missed: a pattern worth knowing.

The starting point is familiar. A monthly newsletter, six sections, every department sends its piece, someone
  spends three days collecting. Opens drift downwards and no one says it aloud.

The test: skip one month without a word. Count how many people ask where it is.

If nobody does, you have learned something for free. Begin again with one section, written by one person, about
  one thing that a customer asked this month. Send it when there is something to say.

=== announcement
We are taking the pop-up off our website.

It collected addresses. It also collected people who typed nonsense to get to the price. The list grew and the
  replies did not.

From today the sign-up is a plain line at the end of each article, with a sentence on what you get and how
  often. You will see it only if you read that far.

A shorter list of people who want our mail is worth more to us than a long one of people who wanted the page.

=== hiring
We need a copywriter who can say no.

You would write product pages, mails and the occasional ad for a thing that is good and hard to explain. You
  would talk to customers yourself, every week. No briefs that have passed through four hands.

You will be asked to add “innovative” to things. We hope you push back, and we hope you bring a better line.

Send us a page you wrote and what you cut from it. The second part interests us more.
`;
