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
  lead: 'A calm place to write for LinkedIn, for people with something to say and little time to say it.',
  sections: `
## About

${brand.name} helps founders, freelancers, job seekers, sales people and teams write about their work on LinkedIn. You tell it what happened. It helps you turn that into a post, shows you how the post will look, and publishes it when you decide.

## What Sets Us Apart

${brand.name} works from your material. It flags numbers and names in a draft that you did not supply. It marks phrases that sound like AI, and says why. If LinkedIn’s answer is lost, we ask you instead of posting twice.

Some things are left out on purpose. Nothing is collected from LinkedIn's pages, no extension acts in your name, and the product sends no messages to anyone.

## Our Vision

More posts written by people who did the work, and fewer that could have been about anything. A tool can take care of the blank page and the chores. The knowledge has to be yours.
`,
  features: [
    { title: 'Posts', words: 'From rough notes to a draft, in the shape and tone you choose.' },
    { title: 'Editing', words: 'Remarks on clichés, claims without a source, and walls of text.' },
    { title: 'Preview', words: 'The post as the feed shows it, on a phone and on a desktop.' },
    { title: 'Calendar', words: 'Scheduled posts in your time zone, with a record of each attempt.' },
    {
      title: 'Free tools',
      words: 'Posts, hooks, headlines, graphics and a profile check without an account.',
    },
    { title: 'Your data', words: 'Download everything you wrote, and delete it all when you want to.' },
  ],
  who: `
## Who Are We

A small team in New Delhi that writes, builds and answers your emails. For editorial judgement, on what reads well and what readers skip, we take the advice of ${brand.expert}.
`,
  values: [
    {
      title: 'Innovation',
      words: 'We try new things where they save you work, and leave what already reads well alone.',
    },
    {
      title: 'Integrity',
      words: 'No invented figures, in your posts or on our pages. We do not advertise what is not built yet.',
    },
    { title: 'Collaboration', words: 'You and the program write together. It suggests, you decide.' },
    { title: 'Empowerment', words: 'You should need less help with your tenth post than with your first.' },
  ],
  closing: 'If you have done something worth telling, that is enough to start.',
} as const;

export const contact = [
  {
    title: 'Email',
    words: `${brand.supportEmail}. For questions about your account, a payment or a post. We answer within 24 hours on working days.`,
    href: `mailto:${brand.supportEmail}`,
    more: 'Write an email',
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
      title: 'Email support',
      words: `${brand.supportEmail}. Answers within 24 hours. Best for anything that needs a longer explanation or a file.`,
      href: `mailto:${brand.supportEmail}`,
      more: 'Write an email',
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
    { title: 'FAQ', words: 'Short answers, with a search.', href: '/faq', color: 'link' },
    {
      title: 'Tutorial with pictures',
      words: 'From a note to a scheduled post, screen by screen.',
      href: '/help/tutorial',
      color: 'good',
    },
    {
      title: 'Documentation',
      words: 'What each part does, what it costs and its limits.',
      href: '/help/documentation',
      color: 'warn',
    },
    {
      title: 'Quick start guide',
      words: 'Five steps to your first post.',
      href: '/help/quick-start',
      color: 'bad',
    },
  ],
  issues: [
    {
      title: 'I cannot log in',
      words: 'Check the address, or set a new password from the log-in page.',
      href: '/login',
    },
    {
      title: 'My draft is not there',
      words: 'Home lists what you last worked on and what needs your attention.',
      href: '/dashboard',
    },
    {
      title: 'A payment did not go through',
      words: 'Check your balance and try again.',
      href: '/dashboard/pricing',
    },
    { title: 'Something else', words: 'The FAQ answers most questions in a sentence or two.', href: '/faq' },
  ],
  more: `Support is available Monday to Friday, 9 AM to 6 PM EST. The language is English. Priority support is for Enterprise customers, by contact. When you write, say which page you were on and what you expected; never send a password.`,
} as const;

/** Screens shown in the guides, by their names in `docs/pictures`. */
export const guidePictures = ['write', 'calendar', 'home'] as const;

export const guides = [
  {
    path: '/help/quick-start',
    title: 'Quick start guide',
    description:
      'Five steps from a new account to a first LinkedIn post, with what each step costs and what you can skip.',
    lead: 'Five steps to your first post. It takes about ten minutes.',
    text: `
1. **Create an account.** [Sign up](/sign-up) and confirm your address from the email.
2. **Say who you are.** Answer three questions: what you do and for whom, LinkedIn or your earlier posts, and a model. You can skip any of them and find them on the Profile and Models pages later.
3. **Write.** Open Write and type what happened, in any order. Choose a shape or leave it on “Automatic”. Press Write.
4. **Edit.** Change what you like. Remarks appear next to the text with their reasons. Check the preview: does the first line say enough?
5. **Publish or plan.** Connect LinkedIn when asked. Publish now, or choose a day and a time.

![Home: what is due this week, what needs attention, and three questions worth answering.](home)

## If you get stuck

The draft is saved as you type, so you can close the page. The [FAQ](/faq) answers common questions, and [support](/contactus) can help with the rest.
`,
  },
  {
    path: '/help/tutorial',
    title: 'Tutorial: from a note to a scheduled post',
    description:
      'A worked example: a rough note becomes a draft, the draft becomes a post, and the post is scheduled in the calendar.',
    lead: 'A worked example, with the decisions a person makes along the way.',
    text: `
## The note

Somebody on a product team writes this on the way home:

> we took 4 fields out of our sign-up form. completion went 41 → 63%. nobody missed them. i had defended every field.

It has what a post needs: something that happened, a before and after, and a person who changed their mind.

## The draft

Under Write, paste the note and choose Lesson. A model writes the post from your notes; check it before you publish. Without a model you get an outline of your own sentences, with gaps to fill.

![The Write page: the idea on the left, the post in the middle with its remarks, and the post as the feed shows it on the right.](write)

## The edit

Read the remarks. If one says that a number is not in your notes, add its source or remove it. If one marks a cliché, decide whether you would say it aloud. You can ignore any of them.

## The preview

Switch to the phone. Only people persuaded by the first lines read what comes after “more”. If the number is below the fold, consider moving it up.

## The time

Open Publish, then choose a day and a time. The time is in your own time zone and stays right when clocks change. Until it is published, you can move or unschedule the post in the calendar. Afterwards, it has a link and a record of the attempt.

![A month in the calendar, with unscheduled drafts beside it.](calendar)
`,
  },
  {
    path: '/help/documentation',
    title: 'Documentation',
    description: `What each part of ${brand.name} does today, what it costs in credits, and its limits.`,
    lead: 'What each part does today, and its limits.',
    text: `
## Write

An idea can have up to ${number.format(ideaCharacterLimit)} characters, a post up to ${number.format(postCharacterLimit)} as LinkedIn counts them. You can ask for one draft or three. Drafts appear in the editor as they are written, and you can stop them. A draft costs ${creditCosts['post.generate']} credits, and the button says so; an outline is free. If you leave before three drafts are done, they become one post in your list, with the other drafts next to it until you choose one or change the text.

Bold and italic are made from Unicode letters, because LinkedIn has no formatting. Screen readers stumble over them, so a remark warns you.

## Starting without an idea

Templates are structures to start from, each with an example. You can save the choices of a brief as your own template. An interview asks up to ${interviewLength} questions, each based on your last answer; your answers become the material for the post.

## Sources

A post can be written from web pages, files, transcripts, pasted text and your earlier posts, up to ${sourcesPerPostLimit} at a time. Without a plan, up to ${sourcePageLimits.free} pages of a document are read. The passages a draft uses are shown next to it. A file is read once and not kept; its text is deleted with the post, or after ${looseSourceDays} days if it belongs to none.

## Claims

Each figure with its unit, date, quotation, study and name is compared with your material, in eight languages; names not in German and Hindi, where rules cannot tell them from other words. What matches is linked to the clause it came from; what does not is marked: confirm it, which is recorded with the post, or remove it. With a connected model, every sentence of a post it wrote is also compared with your material, at no charge; when you change a sentence, rules check it at once, and you can ask the model again. Neither finds everything, so read what goes out under your name. What your notes say and the post leaves out is listed below. A setting on the account page blocks posts with unconfirmed claims from being published.

## Improving a text

Shorter, simpler, other openings and endings, and a chat beside the text: each proposes a change, shown word by word, that you can accept in whole, in part or not at all. Each costs ${creditCosts['text.rewrite']} credits; requests without a result, and fewer than ${fewestChargedOpenings} openings, are free. You can clear the chat of a post. A thumb up or down says whether a result was useful, with a reason if you like.

## Snippets and signature

Save text you use often as snippets and insert them by name in the editor, up to ${snippetLimit} of them. You can add a signature to every text the writer creates.

## Saving and versions

Text is kept in the browser with each keystroke and saved to your account shortly after. If the same post was changed in another tab, you see both versions and choose. Earlier versions are listed; you can compare any two and restore any of them. All of them are kept as long as the post.

## Links and files

A post can have up to twenty pictures, or a document, a video, a poll, a link or a repost. A link gets a card with a title, description and picture from its page, which you can change. Interrupted uploads of large files resume where they stopped.

## Calendar

You can move, open, duplicate or cancel scheduled posts, several at once, and add notes to days. Queues fill your weekly times automatically, you can pause them or add days off, and posts worth it can be repeated. Without a plan, you can have ${freeLimits.scheduledPosts} scheduled posts at a time. After a fault, a post that is up to two hours late is published; if it is later than that, you decide. Other calendars can subscribe to yours at a private address.

## LinkedIn

“Connect LinkedIn” takes you to LinkedIn and back to the page you were on. The Profile page shows the connection and lets you disconnect. LinkedIn connections last a few weeks. You are warned a week before yours expires, and when a post is scheduled after that.

## Credits

The history under Credits lists every credit added and spent. Credits are reserved before work starts and returned if it fails.

## Support

Ask questions under Support, with up to ${ticketFileLimit} files per message. You get a ticket number, and a reply on the page and by email. If the email says so, you can simply reply to it, with files too, and your reply joins the conversation. The conversation stays in your account until you delete the account. Without an account, use the [contact form](/contactus).

## Account

You can end sessions on other devices one by one. The download contains everything you wrote and uploaded, your conversations with support, and your settings. Deleting the account cannot be undone. The [privacy policy](/privacy-policy) says what stays.
`,
  },
] as const;
