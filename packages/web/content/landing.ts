import { brand, creditCosts, freeLimits, signUpCredits } from '@limelight/contracts/catalog';

export const toolCards = [
  {
    title: 'Post generator',
    words: 'Type three rough lines. Get a post based only on what you typed.',
    href: '/tools/post-generator',
  },
  {
    title: 'Hook generator',
    words: 'Several first lines for one idea, with a count of what shows before “more”.',
    href: '/tools/hook-generator',
  },
  {
    title: 'Headline generator',
    words: 'What you do, who you help and the result, in 220 characters.',
    href: '/tools/profile-headline-generator',
  },
  {
    title: 'Graphic generator',
    words: 'A quotation or a figure as a picture, saved as PNG or SVG.',
    href: '/tools/graphic-generator',
  },
  {
    title: 'Profile analyzer',
    words: 'Paste your About section. See what works, what is missing and what is vague.',
    href: '/tools/profile-analyzer',
  },
] as const;

export const problems = [
  {
    title: 'The post that never gets written',
    words:
      'You know what happened this week. Turning it into a post takes an evening you do not have. Here, notes are enough.',
  },
  {
    title: 'The post that sounds like a machine',
    words:
      'Clichés and neat lists of three give AI away. They are marked while you edit, each with a reason and how to fix it.',
  },
  {
    title: 'The number nobody can source',
    words:
      'We flag every number that is not in your notes before you publish, because you are the one who will be asked about it.',
  },
  {
    title: 'The post that was published twice, or not at all',
    words:
      'Every publishing attempt is recorded. If LinkedIn’s answer is lost, we ask you before anything is sent again.',
  },
] as const;

export const steps = [
  {
    title: 'Start with a thought',
    words: 'A line, a list, half a paragraph. Choose a format, or leave it on automatic.',
  },
  {
    title: 'Edit the draft',
    words: 'The draft is yours. Suggestions appear next to it, and nothing changes until you accept it.',
  },
  {
    title: 'See it as the feed will',
    words: 'Phone and desktop, light and dark, with the line where readers have to click “more”.',
  },
  {
    title: 'Publish or schedule it',
    words: 'Now, or one morning next week in your own time zone. You get the link.',
  },
] as const;

export const landingQuestions = [
  {
    question: `What is ${brand.name}?`,
    answer: `A tool for writing LinkedIn posts. ${brand.name} turns your rough idea into a draft, shows it as the feed will, and publishes it when you decide.`,
  },
  {
    question: 'Do I need a card to start?',
    answer: `No. A new account gets ${signUpCredits} credits once, and writing a post costs ${creditCosts['post.generate']}. Scheduling and publishing are free.`,
  },
  {
    question: 'Will the posts sound like me?',
    answer:
      'They are written from your notes, so the facts and many of the words are yours. You also choose a tone and can say which words must appear and which must never. Read the draft before you publish it: it appears under your name.',
  },
  {
    question: 'Does it make things up?',
    answer:
      'A model may add general advice, but it is told not to invent facts about you. Numbers, names and quotations that are not in your notes are marked so that you can check or remove them. Without a model you get an outline of your own sentences.',
  },
  {
    question: `What can ${brand.name} do on my LinkedIn account?`,
    answer:
      'Read your name and picture, and publish posts that you have approved. It does not read your messages, does not write to people, and does not collect pages from LinkedIn.',
  },
  {
    question: 'Can I use it without connecting LinkedIn?',
    answer:
      'Yes. Write, edit and preview your post, then copy the text. You only need a connection to publish or schedule.',
  },
  {
    question: 'How many posts can I schedule?',
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
      'Yes. You can download everything you wrote and delete your account on the account page. The [privacy policy](/privacy-policy) says what is kept after that.',
  },
] as const;
