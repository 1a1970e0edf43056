import { brand, creditCosts, freeLimits, signUpCredits } from '@limelight/contracts/catalog';

export const toolCards = [
  {
    title: 'Post generator',
    words: 'Type three rough lines. Get a post made of what you typed and nothing else.',
    href: '/tools/post-generator',
  },
  {
    title: 'Hook generator',
    words: 'Several first lines for one idea, with a count of what shows before “more”.',
    href: '/tools/hook-generator',
  },
  {
    title: 'Headline generator',
    words: 'What you do, for whom, and what comes of it, inside 220 characters.',
    href: '/tools/profile-headline-generator',
  },
  {
    title: 'Graphic generator',
    words: 'A quotation or a figure as a picture, saved as PNG or SVG.',
    href: '/tools/graphic-generator',
  },
  {
    title: 'Profile analyzer',
    words: 'Paste your About section. See what it says, what is missing, and where it goes vague.',
    href: '/tools/profile-analyzer',
  },
] as const;

export const problems = [
  {
    title: 'The post that never gets written',
    words:
      'You know what happened this week. Turning it into a post takes an evening you do not have. Notes are enough to begin with here.',
  },
  {
    title: 'The post that sounds like a machine',
    words:
      'Stock phrases and tidy threes give a text away. They are marked while you edit, each with its reason and a plainer wording.',
  },
  {
    title: 'The figure nobody can source',
    words:
      'A number that is not in your notes is pointed out before it is published, because you are the one who will be asked about it.',
  },
  {
    title: 'The post that went out twice, or not at all',
    words:
      'Each attempt to publish leaves a record. When an answer from LinkedIn is lost, you are asked; it is not sent again on a guess.',
  },
] as const;

export const steps = [
  {
    title: 'Bring a thought',
    words: 'A line, a list, half a paragraph. Choose a shape, or leave that to the writer.',
  },
  {
    title: 'Edit what comes back',
    words: 'The draft is yours. Remarks stand beside it, and nothing is swapped in unasked.',
  },
  {
    title: 'See it as the feed will',
    words: 'Phone and desktop, light and dark, with the line where readers must press “more”.',
  },
  {
    title: 'Publish it, or give it a time',
    words: 'Now, or on a morning next week in your own time zone. You get the link.',
  },
] as const;

export const landingQuestions = [
  {
    question: `What is ${brand.name}?`,
    answer: `A place to write for LinkedIn. You bring a rough idea; ${brand.name} writes a draft from it, shows it as the feed will, and publishes it when you say so.`,
  },
  {
    question: 'Do I need a card to start?',
    answer: `No. A new account gets ${signUpCredits} credits once, and writing a post takes ${creditCosts['post.generate']}. Scheduling and publishing take none.`,
  },
  {
    question: 'Will the posts sound like me?',
    answer:
      'They are written from your notes, so the facts and many of the words are yours. You also choose a tone and can say which words must appear and which must never. Read the draft before it goes out: it is published under your name.',
  },
  {
    question: 'Does it make things up?',
    answer:
      'A model may add general advice, but it is told not to invent facts about you. Numbers, names and quotations that are not in your notes are marked so that you can check or remove them. Without a model you get an outline of your own sentences.',
  },
  {
    question: `What may ${brand.name} do on my LinkedIn account?`,
    answer:
      'Read your name and picture, and publish posts that you have approved. It does not read your messages, does not write to people, and does not collect pages from LinkedIn.',
  },
  {
    question: 'Can I use it without connecting LinkedIn?',
    answer:
      'Yes. Write, edit and look at the preview, then copy the text. A connection is needed only for publishing and scheduling.',
  },
  {
    question: 'How many posts can wait in the calendar?',
    answer: `${freeLimits.scheduledPosts} at a time without a plan. An active plan lifts that limit.`,
  },
  {
    question: 'What happens if a draft fails?',
    answer:
      'Nothing is charged for a generation that fails, comes back empty, or is stopped within its first words.',
  },
  {
    question: 'Can I leave and take my texts with me?',
    answer:
      'Yes. Your account page has a download of everything you wrote, and a button that deletes the account. What is kept after that is set out in the [privacy policy](/privacy-policy).',
  },
] as const;
