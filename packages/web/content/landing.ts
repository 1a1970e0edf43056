import { brand, creditCosts, freeLimits, signUpCredits } from '@limelight/contracts/catalog';

export const toolCards = [
  {
    label: 'Post generator',
    words: 'Three rough lines become a post.',
    to: '/tools/post-generator',
  },
  {
    label: 'Hook generator',
    words: 'First lines that show before “…more”.',
    to: '/tools/hook-generator',
  },
  {
    label: 'Headline generator',
    words: 'Who you help, in 220 characters.',
    to: '/tools/profile-headline-generator',
  },
  {
    label: 'Graphic generator',
    words: 'A number or a quote as a picture.',
    to: '/tools/graphic-generator',
  },
  {
    label: 'Profile analyzer',
    words: 'What your About section leaves out.',
    to: '/tools/profile-analyzer',
  },
] as const;

export const problems = [
  {
    title: 'The post that never gets written',
    words: 'Writing takes an evening you do not have. Here, three rough notes are enough.',
  },
  {
    title: 'The post that sounds like a machine',
    words: 'Clichés and neat lists of three are marked while you edit, each with a reason and a fix.',
  },
  {
    title: 'The number nobody can source',
    words: 'Numbers that are not in your notes are flagged before you publish.',
  },
  {
    title: 'The post that was published twice, or not at all',
    words: 'If LinkedIn’s answer is lost, we ask you before anything is sent again.',
  },
] as const;

export const steps = [
  {
    screen: 'idea',
    title: 'Start with a thought',
    words: 'A line, a list, half a paragraph. Choose a format, or leave it on automatic.',
    alt: 'The editor with three lines of rough notes and a choice of formats.',
  },
  {
    screen: 'draft',
    title: 'Edit the draft',
    words: 'Suggestions appear next to your text, and nothing changes until you accept it.',
    alt: 'A draft with its review: a buzzword and a number that is not in the notes are marked.',
  },
  {
    screen: 'preview',
    title: 'See it as the feed will',
    words: 'Phone and desktop, light and dark, with the line where readers have to click “more”.',
    alt: 'The finished post beside its preview as LinkedIn shows it.',
  },
  {
    screen: 'calendar',
    title: 'Publish or schedule it',
    words: 'Now, or one morning next week in your own time zone. You get the link.',
    alt: 'The calendar with scheduled posts and drafts to place.',
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
      'A model may add general advice, but it is told not to invent facts about you. Numbers, dates, quotations and studies that are not in your notes are marked so that you can check or remove them, and a model also names other sentences that say more than your notes. It may miss some, so read the draft before you publish it. Without a model you get an outline of your own sentences.',
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
