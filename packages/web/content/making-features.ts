import { creditCosts } from '@limelight/contracts/catalog';
import type { Feature } from './feature.ts';
import { graphic, hook, post } from './feature-tools.ts';

export const makingFeatures: readonly Feature[] = [
  {
    path: '/ai-post-generator',
    name: 'AI post generator',
    title: 'A post generator that starts from your notes',
    description:
      'Type what happened in rough notes and get a LinkedIn post made from them, with figures and names you did not supply marked before you publish.',
    lead: 'Type three untidy lines. It writes the post and tells you what it could not find in them.',
    dashboard: 'generate-post',
    screen: 'draft',
    tool: post,
    text: `
## What it is

An editor with an AI writer. It turns an idea of any length, from one line to a transcript, into a draft in one of eleven shapes: a story, a lesson, a how-to, a list, an opinion and others. You edit the draft in an ordinary text field.

## Who it is for

For people who have something to tell but no time to write it up: a founder with release notes, a consultant with a finished project, a nurse who has just trained a colleague. If you have no material yet, start with [content ideas](/viral-content-ideas).

## How it works

Every choice is optional. If you want control, set the tone, length, audience, words that must appear and words that must not. Ask for three drafts when you are unsure; they differ in opening and order, not only in adjectives. A draft costs ${creditCosts['post.generate']} credits.
`,
    example: {
      title: 'Notes in, post out',
      notes:
        'we moved our support inbox to a shared rota. a first reply used to take 9 hours. now it takes 2. nobody works weekends any more. the hard part was writing down who answers what',
      kind: 'post',
      shown: [
        'We moved our support inbox to a shared rota.\n\nA first reply used to take 9 hours. Now it takes 2.\n\nNobody works weekends any more.\n\nThe hard part was writing down who answers what.',
      ],
    },
    questions: [
      {
        question: 'What if my notes are in another language?',
        answer:
          'The post is written in the language of your notes. You can also choose one of eight languages. An outline, made without a model, keeps the language of your notes.',
      },
      {
        question: 'How long can the notes be?',
        answer:
          'Up to 20,000 characters. A post has at most 3,000, so most of a long transcript is left out.',
      },
      {
        question: 'Will two people get the same post?',
        answer:
          'From the same notes, drafts can be alike. From your own notes that is unlikely, because the facts are yours.',
      },
    ],
  },
  {
    path: '/linkedin-post-generator',
    name: 'LinkedIn post generator',
    title: 'Written for the LinkedIn feed, shown as the feed shows it',
    description:
      'Write a LinkedIn post with the fold, the 3,000-character limit and the phone view in sight, then publish or schedule it.',
    lead: 'People read posts on a phone, two lines at first, between two other posts. Write with that in mind.',
    dashboard: 'generate-post',
    screen: 'preview',
    tool: post,
    text: `
## What it is

The step after the draft: getting a text right for LinkedIn. The preview counts characters as LinkedIn counts them, wraps lines as the feed wraps them, and shows where “more” falls on a phone and on a desktop.

## Who it is for

For those who write their own posts and want to stop pasting them into LinkedIn to see how they look. You do not have to generate anything: paste a finished text and use only the checks and the calendar.

## How it works

Edit on the left, preview on the right. Remarks point out a first line wasted on a greeting, a paragraph that fills the screen, a link that LinkedIn will shorten. When you are happy with it, connect your account once and publish, or pick a time. Publishing costs no credits.
`,
    example: {
      title: 'An announcement, from four facts',
      notes:
        'we are opening a second workshop in Leeds in March. six jobs, four of them apprenticeships. no degree needed. write to me if you like working with your hands',
      kind: 'post',
      shown: [
        'We are opening a second workshop in Leeds in March.\n\nSix jobs. Four of them are apprenticeships.\n\nYou don’t need a degree.\n\nIf you like working with your hands, write to me.',
      ],
    },
    questions: [
      {
        question: 'Does it post without asking me?',
        answer: 'No. A post is published only after you publish or schedule it.',
      },
      {
        question: 'Can I post for a company page?',
        answer: 'No. It publishes to your own profile only.',
      },
      {
        question: 'Do links in a post hurt it?',
        answer:
          'LinkedIn does not say. The check points the link out because it takes room, and leaves the decision to you.',
      },
    ],
  },
  {
    path: '/ai-image-generator',
    name: 'AI image generator',
    title: 'A picture for a post that needs one',
    description:
      'Pictures for LinkedIn posts: designed graphics from your own figures and words, and images that a connected model draws.',
    lead: 'Most posts do well without a picture. Some have a number or a sentence that deserves to be seen first.',
    dashboard: 'images',
    tool: graphic,
    text: `
## What it is

Pictures made for a post, in the sizes that the feed shows whole. Designed graphics show your quote, number, table or event in one of thirteen designs. An image model, where one is connected, draws from a description.

## Who it is for

For people who otherwise reach for a stock photograph of a handshake. A graphic with your own figure says more, and the graphic generator already makes those.

## How it works

Choose what the picture has to say, then the design and the size. The alt text is written from the words on the graphic. Every picture is saved in your library, and one click starts a post with it. Graphics are free; an image drawn by a model costs 100 credits.
`,
    example: {
      title: 'A figure, set as a picture',
      notes: '31% fewer\nkilometres for our delivery vans, since the drivers plan their own rounds',
      kind: 'graphic',
    },
    questions: [
      {
        question: 'What can I make without an account?',
        answer:
          'Graphics with a quotation or a figure, in three proportions and as PNG or SVG, with the [graphic generator](/tools/graphic-generator).',
      },
      {
        question: 'Which size suits LinkedIn?',
        answer:
          '1200 × 627 for a wide picture, 1080 × 1080 for a square one, 1080 × 1350 for one that fills a phone.',
      },
      {
        question: 'Should a picture contain text?',
        answer: 'A few words, set large, and repeated in the alt text. A paragraph belongs in the post.',
      },
    ],
  },
  {
    path: '/linkedin-carousel-creator',
    name: 'LinkedIn carousel creator',
    title: 'One idea per slide',
    description:
      'Turn a text into a LinkedIn carousel: thirteen designs, your own brand, text edited on the slide, and a PDF with real text.',
    lead: 'Paste a text and get slides with one idea each, in your own colours, ready to post as a document.',
    dashboard: 'carousel',
    tool: post,
    text: `
## What it is

A slide editor that starts from a text you have already written: a post, a talk, a checklist. Each idea gets its own slide. The first says what readers will get, and the last asks for one thing.

## Who it is for

For people who explain things: a method, a comparison, a case. If your text is a story with a single twist, a post tells it better.

## How it works

Paste the text and choose a design. Edit the words on the slide itself; split, merge and reorder slides until each has one thought. Your brand kit adds logo, colours and fonts. Export a PDF with selectable text, PowerPoint or pictures, or attach it to a post.
`,
    example: {
      title: 'A short talk, cut where its ideas part',
      notes:
        'Three questions before you hire.\nWhat will this person decide alone? If the answer is nothing, you need a process, not a person.\nWho will miss them on holiday? That is who should interview.\nWhat would make you say no in month two? Write it down before you meet anyone.',
      kind: 'slides',
    },
    questions: [
      {
        question: 'How many slides are right?',
        answer: 'One for each idea. Six to ten slides is a length that most people finish.',
      },
      {
        question: 'Why a PDF?',
        answer:
          'LinkedIn shows documents as pages to turn. Several pictures in one post are shown as a grid instead.',
      },
    ],
  },
  {
    path: '/linkedin-carousel-generator',
    name: 'LinkedIn carousel generator',
    title: 'From a topic to a first set of slides',
    description:
      'From an idea, a post, a web page or a file to a finished LinkedIn carousel: first the outline, then the words on each slide.',
    lead: 'The creator works from a text you have. The generator is for when you only have a topic.',
    dashboard: 'carousel',
    tool: hook,
    text: `
## What it is

A quick way from a topic to slides. A connected model plans the slides and then writes them, in the tone and language you choose, for the readers you name. Figures, names and quotations come from you alone: where one is missing, the slide has a gap for you to fill.

## Who it is for

For people asked to present on Thursday, and for anyone who sees a good topic and no structure. When the outline is ready, continue in the [carousel creator](/linkedin-carousel-creator).

## How it works

Write the idea, or choose one of your posts, a web page or a file. Name the reader and the number of slides. Change whatever you like in the editor, then attach the carousel to a post. Without a model, your own text is split along its paragraphs, lists and figures.
`,
    example: {
      title: 'Openings for the first slide',
      notes:
        'our onboarding took 3 weeks and new people were bored. i had written most of it. now they fix one real bug on day two. what did you do on your first day?',
      kind: 'openings',
      shown: [
        'Our onboarding took 3 weeks, and new people were bored.',
        'I had written most of the onboarding that bored our new people.',
        'New people now fix one real bug on day two.',
        'What did you do on your first day?',
      ],
    },
    questions: [
      {
        question: 'What is the difference from the creator?',
        answer:
          'The generator proposes an outline from a topic. The creator splits and lays out an existing text.',
      },
      {
        question: 'Can I reuse an old post?',
        answer: 'Yes, and it is a good start: its readers have already told you which line mattered.',
      },
    ],
  },
  {
    path: '/viral-content-ideas',
    name: 'Viral content ideas',
    title: 'Ideas from your own work, ten at a time',
    description:
      'Ideas for LinkedIn posts from your own work: more than 300 questions by industry to read right here, and ten ideas at a time in the dashboard.',
    lead: 'Nobody can promise that a post goes viral. What you can see to is that it has something to say.',
    dashboard: 'ideas',
    tool: hook,
    text: `
## What it is

Ten ideas at a time, drawn from your own posts, your content pillars, the feeds you follow, upcoming dates and more than 300 questions by industry and role. Each names what it is based on and why it is worth writing now. With a model it comes with a point of view and a first line; without one it is a question that only you can answer.

## Who it is for

For people who publish every week and have used up the obvious. It also helps people who have never started and think that nothing happens at their job.

## How it works

Ideas land on a board: new, kept, drafted, posted. “Write it” opens a draft that is filled in as far as the idea goes, and the idea follows its draft until it is posted. A four-week plan puts drafts into the free slots of your queue. Nothing is suggested twice, whether it was one of your posts or an earlier idea. No account? Answer a question below and put two honest sentences into the [post generator](/tools/post-generator).
`,
    example: {
      title: 'What one answer becomes',
      notes:
        'i used to think our customers want more reports. we counted: 80% open one. we removed 14 of 20. three people complained, one of them was me',
      kind: 'post',
      shown: [
        'I used to think our customers want more reports.\n\nThen we counted: 80% open one.\n\nWe removed 14 of 20.\n\nThree people complained. One of them was me.',
      ],
    },
    questions: [
      {
        question: 'Will an idea from here go viral?',
        answer: 'We cannot know and do not claim it. Reach depends on your readers, the day and luck.',
      },
      {
        question: 'Do ideas cost credits?',
        answer: 'A list of ten costs 10 credits in the dashboard. The questions on this page are free.',
      },
    ],
  },
];
