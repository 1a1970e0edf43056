import type { Article } from './article.ts';

/** Articles about the writing itself. */
export const craftArticles: readonly Article[] = [
  {
    slug: 'notes-are-enough',
    title: 'Notes are enough: how to collect material for posts',
    description:
      'A way to collect material for LinkedIn posts during the week in two minutes a day, and what to write down so that it is of use later.',
    published: '2025-11-03',
    tags: ['writing', 'founders'],
    text: `
The evening is the wrong time to look for a subject. By then you remember that the week was full and little else. What helps is to write down one line at the moment something happens.

## What to write down

Four kinds of line are worth keeping:

- **A change with both its ends.** “Replies went from nine hours to two” can become a post. “Replies got faster” cannot.
- **Something a customer said**, in their words, without their name.
- **A thing you stopped doing**, and what happened then.
- **A disagreement you lost.** Few posts are read as willingly as an honest change of mind.

Leave out the lesson. You will see it better in a few days, and sometimes there is none.

## What a good line looks like

Most notes fail because they keep the conclusion and lose the event. Compare:

> Onboarding needs to be more hands-on!!

> tue: new hire asked why the guide has 40 pages. i wrote 30 of them. gave her a real bug instead, she fixed it before lunch

The first is an opinion that anybody could hold. The second has a day, a person, a number and something that surprised you. It is longer by one breath. It is also spelled badly, which does not matter: nobody will read it but you.

If you only have time for three words, take the ones you could not guess later: the figure, the quotation, the name of the thing. “40 pages, lunch” is enough to bring the morning back on Friday. “Onboarding” is not.

## Where to keep it

Wherever you already write: a note on the phone, a message to yourself, the margin of the agenda. A separate system is one more thing to neglect. What matters is that all lines end up in one place by the end of the week, because a list can be compared and single notes cannot.

## On the day you write

Read the list and take the line you would tell a colleague at lunch. Then answer three questions under it, in the same untidy way:

1. What was it like before?
2. Who did what, and what did it cost?
3. What would you do again, and what not?

Three sentences of that kind are enough for the [post generator](/tools/post-generator), and often enough for a post as they stand.

## When the list is empty

It happens after holidays, and in jobs that look the same each day. Do not invent. Go back a year instead: what did you believe then that you would not say today? Or take a question that you answered twice this month, and answer it a third time, in public. [Content ideas](/viral-content-ideas) has more such questions.

## What not to collect

Nothing that was told to you in confidence, no customer's name without a word from them, and nothing you would have to soften until it says nothing. If a line needs a lawyer, it is not a post.
`,
  },
  {
    slug: 'the-first-two-lines',
    title: 'The first two lines decide',
    description:
      'What stands before “more” on LinkedIn, why it cannot be counted in characters, and five ways to begin that tell readers what comes.',
    published: '2025-11-10',
    tags: ['writing'],
    text: `
The feed shows the start of a post and hides the rest behind “more”. Whoever does not press it has read two or three lines of yours and nothing else.

## Where the cut falls

It falls after a number of lines, not of characters. Wide letters, a narrow phone or a line break each move it. A blank line after the first sentence uses up a line too. So look at the preview on a phone, and do not trust a rule of thumb.

A picture, a document or a link below the text leaves less room still. If your post carries one, check again with it attached.

## Five beginnings that work

1. **The result.** “Our form has four fields fewer. 63% of people now finish it.”
2. **The decision.** “I turned down the biggest order of the year.”
3. **The mistake.** “For two years I asked the wrong question in interviews.”
4. **The request.** “I am looking for someone who likes repairing things.”
5. **The contradiction.** “Our best customers read one report. We made twenty.”

All five hold something that could be checked, and all five leave something open. The result makes you ask how, the decision why, the mistake which question.

## One story, five ways in

Take these notes:

> we sold machines with a 90 page manual. support got the same 6 questions every day. we printed the 6 answers on a card and put it in the box. calls fell by half in a month. the manual is still 90 pages

The same story can begin with any of them:

- “Calls to our support fell by half in a month. The cause fits on a card.”
- “We stopped improving our manual.”
- “I used to think that people do not read manuals because they are lazy.”
- “If you sell machines, may I see what you put in the box?”
- “A 90-page manual answers everything except the six things people ask.”

None is the right one. The first suits readers who have the same problem, the third those who know you. Write several and choose the one you would say aloud.

## Three that do not

A greeting tells readers nothing. So does “I am thrilled to announce”, because the news comes after it. And a question that anybody could have asked gets the answer it deserves, which is none.

A fourth is newer: the line that promises without saying of what. “This changed everything.” It is pressed once, out of curiosity, and remembered as a trick.

## Keep the promise

Whatever the first line announces has to come, and soon. If it names a figure, the figure must be explained before the post turns to anything else. A strong opening with a weak middle does more harm than a plain one, because readers learn how your posts end.

If you have the material and no beginning, try the [hook generator](/tools/hook-generator). It only uses what you typed, so the choice among the openings is really a choice among your own facts.
`,
  },
  {
    slug: 'how-to-edit-a-draft-made-by-a-machine',
    title: 'How to edit a draft made by a machine',
    description:
      'Six things to check in an AI-written LinkedIn draft before it goes out under your name, in the order in which they save most time.',
    published: '2025-11-17',
    tags: ['writing', 'teams'],
    text: `
A draft saves the blank page. It does not save the reading. Here is an order that finds most of what is wrong in five minutes.

1. **Facts first.** Go through each figure, name and quotation. Where is it from? If it is not in your notes, take it out. It makes no sense to polish a sentence that is not true.
2. **The first line.** Does it say what the post is about?
3. **Sentences that could be about anything.** “In a changing world, communication matters” is true everywhere and so says nothing here. Delete it and see whether anything is missing.
4. **Threes.** Machines like lists of three. If you have two reasons, keep two.
5. **The sentence that denies.** “It is not about speed. It is about trust.” Say what it is about and leave the rest.
6. **The end.** A post may stop when it has said what it has to say. It needs no summary and no question to everyone.

Then read it aloud. Where you would not say a word, change it to the one you would.

## An example

Here is what a model might make of the note “moved support to a shared rota, first reply 9h to 2h”:

> In today's fast-paced world, customer support isn't just a department. It's a culture. We recently transformed our support model, and the results were game-changing: response times dropped by 78%, satisfaction soared, and our team has never been more energised. What would you do with 7 extra hours?

Go through it in order. The 78% is arithmetic on your figures, and right, but nobody counts that way: write nine hours and two. That satisfaction soared and that the team is energised stands nowhere in the note, so both go. “In today's fast-paced world” could open any post. “Isn't just a department, it's a culture” denies what nobody claimed. The three results become one, since one is what you have. The question at the end asks nothing you want to know.

What is left:

> A first reply from our support used to take nine hours. Now it takes two. We share one rota instead of waiting for whoever knows the customer.

It is a third as long and holds everything that was true. If it seems bare, that is a sign that the note was short, and the remedy is in the note: what was hard about the rota?

## Who signs

In a team, the person whose name stands on the post reads it last and may stop it. That sounds like a formality until a customer asks about a figure in it. Whoever confirms a claim should be able to answer.

## What to leave alone

Not everything smooth is machine-made. Some people do write in threes, and some sentences begin with “And”. The checks in the editor mark most of these patterns with a reason. They are rules, and rules are sometimes wrong about a good sentence. Keep the sentence.
`,
  },
  {
    slug: 'pictures-and-alt-text',
    title: 'Does this post need a picture?',
    description:
      'When a picture helps a LinkedIn post, when it only takes room, and how to write alt text that says what matters in the picture.',
    published: '2025-11-24',
    tags: ['writing', 'teams'],
    text: `
A picture helps when it shows what words cannot: the crack in the casting, the shop before and after, a chart with one clear turn. It gets in the way when it decorates.

## Three questions

- Would the post lose something without it?
- Can it be understood on a phone at arm’s length?
- Is it yours to publish, and do the people in it agree?

If one answer is no, leave it out. A post without a picture is not unfinished.

## What people photograph too seldom

The thing itself. A workbench, a whiteboard after the meeting, the old part beside the new one, the queue at seven in the morning. Such pictures are rarely beautiful and nearly always looked at, because they could only come from you. A handshake in front of a window could come from anyone, and often has.

Check the edges before you upload: names on badges, a screen with a customer's address, a child in the background.

## A figure as a picture

When one figure carries the post, set it large and say beneath it what it counts. The [graphic generator](/tools/graphic-generator) does this and nothing more. Repeat the figure in the text, for those who do not see the picture and for the search.

Avoid charts with more than one line of thought. If you need a legend, you need a document, or two posts.

## Proportion

The feed is narrow on a phone. A tall picture of 1080 × 1350 takes up the most of it, a square one of 1080 × 1080 is the safest, and a wide one of 1200 × 627 suits a link or a landscape. A panorama becomes a strip. Look at the preview, on the phone side, before you decide.

Several pictures are shown as a grid, and the feed may cut each. If the order matters, or each needs reading, a document with pages to turn is the better form.

## Alt text

Say what the picture shows and why it is there, in a sentence. “Chart: completed forms rise from 41 to 63 per cent in June, when four fields were removed” is useful. “Image of a chart” is not. Leave out “picture of”; the screen reader has already said that it is one.

Three more examples:

- For a product photograph: “The new pump beside the old one; it is a third of the size.”
- For people: “Four of us on the workshop floor on the last day before the move.” Names only if they are in the post, too.
- For a screenshot: what is to be seen in it, not that it is one. “The form after the change: name, e-mail address and one question.”

If the picture holds words, the alt text holds the same words. If it only decorates, ask the first question again.
`,
  },
];
