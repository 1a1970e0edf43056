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

## Where to keep it

Wherever you already write: a note on the phone, a message to yourself, the margin of the agenda. A separate system is one more thing to neglect.

## On the day you write

Read the list and take the line you would tell a colleague at lunch. Add who it concerned and what you would do again. Three sentences of that kind are enough for the [post generator](/tools/post-generator), and often enough for a post as they stand.
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

## Five beginnings that work

1. **The result.** “Our form has four fields fewer. 63% of people now finish it.”
2. **The decision.** “I turned down the biggest order of the year.”
3. **The mistake.** “For two years I asked the wrong question in interviews.”
4. **The request.** “I am looking for someone who likes repairing things.”
5. **The contradiction.** “Our best customers read one report. We made twenty.”

## Three that do not

A greeting tells readers nothing. So does “I am thrilled to announce”, because the news comes after it. And a question that anybody could have asked gets the answer it deserves, which is none.

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

The checks in the editor mark most of these patterns with a reason. They are rules, and rules are sometimes wrong about a good sentence. Keep the sentence.
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

If one answer is no, leave it out.

## A figure as a picture

When one figure carries the post, set it large and say beneath it what it counts. The [graphic generator](/tools/graphic-generator) does this and nothing more. Repeat the figure in the text.

## Alt text

Say what the picture shows and why it is there, in a sentence. “Chart: completed forms rise from 41 to 63 per cent in June, when four fields were removed” is useful. “Image of a chart” is not. Leave out “picture of”; the screen reader has already said that it is one.

If the picture holds words, the alt text holds the same words.
`,
  },
];
