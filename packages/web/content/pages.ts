import {
  brand,
  creditCosts,
  fewestChargedOpenings,
  freeLimits,
  ideaCharacterLimit,
  interviewLength,
  looseSourceDays,
  postCharacterLimit,
  snippetLimit,
  sourcePageLimits,
  sourcesPerPostLimit,
  ticketFileLimit,
} from '@limelight/contracts/catalog';

const number = new Intl.NumberFormat('en');

export const about = {
  lead: 'A calm place to write for LinkedIn, made for people who have something to say and little time to say it.',
  sections: `
## About

${brand.name} helps founders, freelancers, job seekers, sales people and teams write about their work on LinkedIn. You bring what happened. It helps you put that into a post, shows you how the post will look, and sends it when you decide.

## What Sets Us Apart

The program works from your material. Where a draft holds a figure or a name that you did not supply, it is pointed out. Where a phrase sounds like a machine, it is marked with a reason. Where an answer from LinkedIn is lost, you are asked rather than posted twice.

It also leaves some things out on purpose. Nothing is collected from LinkedIn's pages, no extension acts in your name, and no message is sent to anyone by the product.

## Our Vision

More posts written by people who did the work, and fewer that could have been about anything. A tool can take away the blank page and the chores. The knowing has to be yours.
`,
  features: [
    { title: 'Posts', words: 'From rough notes to a draft, in the shape and tone you choose.' },
    { title: 'Editing', words: 'Remarks on stock phrases, claims without a source, and walls of text.' },
    { title: 'Preview', words: 'The post as the feed shows it, on a phone and on a desktop.' },
    { title: 'Calendar', words: 'Posts at their time, in your time zone, with a record of each attempt.' },
    {
      title: 'Free tools',
      words: 'Posts, hooks, headlines, graphics and a profile check without an account.',
    },
    { title: 'Your data', words: 'A download of everything you wrote and a delete button that deletes.' },
  ],
  who: `
## Who Are We

A small team in New Delhi that writes, builds and answers the mail. For editorial judgement, on what reads well and what readers skip, we take the advice of ${brand.expert}.
`,
  values: [
    {
      title: 'Innovation',
      words: 'We try new things where they save you work, and leave alone what already reads well.',
    },
    {
      title: 'Integrity',
      words:
        'No invented figures, in your posts or on our pages. What is not built is not advertised as if it were.',
    },
    { title: 'Collaboration', words: 'You and the program write together. It suggests, you decide.' },
    { title: 'Empowerment', words: 'You should need less help with your tenth post than with your first.' },
  ],
  closing: 'If you have done something worth telling, that is enough to begin with.',
} as const;

export const contact = [
  {
    title: 'E-mail',
    words: `${brand.supportEmail}. For questions about your account, a payment or a post. We answer within 24 hours on working days.`,
    href: `mailto:${brand.supportEmail}`,
    more: 'Write an e-mail',
  },
  {
    title: 'Telephone',
    words: `${brand.telephone}. Monday to Friday, 9 AM to 6 PM EST, in English.`,
    href: `tel:${brand.telephone.replaceAll(' ', '')}`,
    more: 'Call us',
  },
] as const;

export const help = {
  options: [
    {
      title: 'E-mail support',
      words: `${brand.supportEmail}. Answers within 24 hours. Best for anything that needs a longer explanation or a file.`,
      href: `mailto:${brand.supportEmail}`,
      more: 'Write an e-mail',
    },
    {
      title: 'Dashboard support',
      words:
        'Answers within 4 hours in support hours. Best for a post or a payment that you are looking at. Log in first.',
      href: '/dashboard/support',
      more: 'Open support',
    },
  ],
  resources: [
    { title: 'FAQ', words: 'Short answers, with a search.', href: '/faq' },
    {
      title: 'Tutorial with pictures',
      words: 'From a note to a planned post, one screen after another.',
      href: '/help/tutorial',
    },
    {
      title: 'Documentation',
      words: 'What each part does, what it costs, and where its limits are.',
      href: '/help/documentation',
    },
    { title: 'Quick start guide', words: 'Five steps to your first post.', href: '/help/quick-start' },
  ],
  issues: [
    {
      title: 'I cannot log in',
      words: 'Check the address, or set a new password from the log-in page.',
      href: '/login',
    },
    {
      title: 'My draft is not there',
      words: 'Home lists what you last worked on, and what waits for you.',
      href: '/dashboard',
    },
    {
      title: 'A payment did not go through',
      words: 'See what you hold and try again.',
      href: '/dashboard/pricing',
    },
    { title: 'Something else', words: 'The FAQ answers most questions in a sentence or two.', href: '/faq' },
  ],
  more: `Support is there from Monday to Friday, 9 AM to 6 PM EST. The language is English. Priority support is for Enterprise customers, by contact. When you write, say which page you were on and what you expected; never send a password.`,
} as const;

/** Screens shown in the guides, by their names in `docs/pictures`. */
export const guidePictures = ['write', 'calendar', 'home'] as const;

export const guides = [
  {
    path: '/help/quick-start',
    title: 'Quick start guide',
    description:
      'Five steps from a new account to a first LinkedIn post, with what each step costs and what you can skip.',
    lead: 'Five steps to your first post. Ten minutes, most of them yours to think.',
    text: `
1. **Make an account.** [Sign up](/sign-up) and confirm your address from the e-mail.
2. **Say who you are.** You are asked three things: what you do and for whom, LinkedIn or your earlier posts, and a model. Skip any of them; all of it is on the Profile and Models pages later.
3. **Write.** Open Write and type what happened, in any order. Choose a shape or leave it on “Automatic”. Press Write.
4. **Edit.** Change what you like. Remarks stand beside the text with their reasons. Look at the preview: does the first line say enough?
5. **Publish or plan.** Connect LinkedIn when you are asked. Publish now, or choose a day and a time.

![Home: what is due this week, what needs you, and three questions worth an answer.](home)

## If something stops you

The draft is saved as you type, so you can close the page. The [FAQ](/faq) answers the usual questions, and [support](/contactus) the others.
`,
  },
  {
    path: '/help/tutorial',
    title: 'Tutorial: from a note to a planned post',
    description:
      'A worked example: a rough note becomes a draft, the draft becomes a post, and the post gets a time in the calendar.',
    lead: 'A worked example, with the decisions a person makes along the way.',
    text: `
## The note

Somebody on a product team writes this on the way home:

> we took 4 fields out of our sign-up form. completion went 41 → 63%. nobody missed them. i had defended every field.

It has what a post needs: something that happened, a figure with its two ends, and a person who changed their mind.

## The draft

Under Write, paste the note and choose Lesson. A model writes the post from your notes; check it before you publish. Without a model you get an outline of your own sentences, with gaps to fill.

![The Write page: the idea on the left, the post in the middle with its remarks, and the post as the feed shows it on the right.](write)

## The edit

Read the remarks. If one says that a figure is not in your notes, either add where it comes from or take it out. If one marks a stock phrase, decide whether you would say it aloud. You may ignore any of them.

## The preview

Switch to the phone. Everything after “more” is read only by people whom the first lines persuaded. If the figure stands below the fold, consider moving it up.

## The time

Open Publish, then choose a day and a time. The time is in your own zone and stays right when clocks change. In the calendar the post can be moved or taken back until it goes out. Afterwards it has a link and a record of the attempt.

![The calendar of a month, with the drafts that wait for a time beside it.](calendar)
`,
  },
  {
    path: '/help/documentation',
    title: 'Documentation',
    description: `What each part of ${brand.name} does today, what it costs in credits, and where its limits are.`,
    lead: 'What each part does today, and where its limits are.',
    text: `
## Write

An idea may be up to ${number.format(ideaCharacterLimit)} characters, a post up to ${number.format(postCharacterLimit)} as LinkedIn counts them. You can ask for one draft or three. Every draft is written into the editor as it arrives and can be stopped. A draft costs ${creditCosts['post.generate']} credits, and the button says so; an outline that is mostly gaps is free. Three drafts that you did not wait for are one post in your list, and the others stand beside it until you choose or change the text.

Bold and italic are made from Unicode letters, because LinkedIn has no formatting. Screen readers stumble over them, so a remark says so.

## Beginning without an idea

Templates are shapes to begin from, each with an example. The choices of a brief can be kept under a name as a template of your own. An interview asks up to ${interviewLength} questions, each from the answer before; what you answer becomes the material of the post.

## Sources

A post can be written from web pages, files, transcripts, pasted text and earlier posts of yours, up to ${sourcesPerPostLimit} at a time. Without a plan up to ${sourcePageLimits.free} pages of a document are read. The passages a draft uses stand beside it. A file is read once and not kept; its text goes with the post, or after ${looseSourceDays} days if it belongs to none.

## Claims

Each figure, name, date and quotation is linked to where it came from. What no source holds is marked: confirm it, and your word is kept with the post, or cut it. A setting on the account page keeps posts with unconfirmed claims from going out.

## Improving a text

Shorter, simpler, other openings and endings, and a chat beside the text: each proposes a change, shown word by word, to take whole, in part, or not at all. Each costs ${creditCosts['text.rewrite']} credits; what gives nothing, and fewer than ${fewestChargedOpenings} openings, cost none. The chat of a post can be cleared. A thumb says whether something written was of use, with a reason if you like.

## Snippets and signature

Words you use often stand under a name and are inserted from the editor, up to ${snippetLimit} of them. A signature can be put below every text that the writer writes.

## Saving and versions

Text is kept in the browser at each keystroke and saved to your account shortly after. If the same post was changed in another tab, you see both versions and choose. Earlier versions stand in a list: any two can be compared, and each can be brought back. All of them are kept as long as the post.

## Links and files

A post carries up to twenty pictures, or a document, a video, a poll, a link or a repost. A link gets a card from the page it leads to, with a title, a description and a picture that you may change. A large file that stopped on its way goes on where it was.

## Calendar

Planned posts can be moved, opened, duplicated or cancelled, several at once, and a day can carry a note. Queues fill your weekly times by themselves, pauses and days off hold them back, and what is worth it can be repeated. Without a plan ${freeLimits.scheduledPosts} may wait at a time. A post that is up to two hours late after a fault is sent; a later one waits for you. Other calendars can read yours under a private address.

## LinkedIn

“Connect LinkedIn” goes to LinkedIn and comes back to the page you were on. The Profile page shows the connection and can end it. LinkedIn lets it run for some weeks. A warning appears a week before the end, and when a post is planned for a time after it.

## Credits

The ledger under Credits lists what came in and what went out. Credits are set aside before work begins and returned when it fails.

## Support

Questions are asked under Support, with up to ${ticketFileLimit} files to a message. You get a number, an answer on the page and a mail. Where the mail says so you may simply answer it, with files too, and your answer joins the conversation. It stays with your account until you delete the account. Without one, use the [contact form](/contactus).

## Account

Sessions on other devices can be ended one by one. The download holds everything you wrote and uploaded, your conversations with support, and your settings. Deleting the account cannot be undone. The [privacy policy](/privacy-policy) says what stays.
`,
  },
] as const;
