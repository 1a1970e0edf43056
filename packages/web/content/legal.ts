import {
  binDays,
  brand,
  chatLimit,
  errorReportDays,
  looseSourceDays,
  notificationDays,
  runDays,
} from '@limelight/contracts/catalog';

export interface Document {
  path: string;
  title: string;
  description: string;
  lead: string;
  /** ISO 8601 date of the last change, for texts that are binding. */
  changed?: string;
  text: string;
}

const mail = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;

const terms = `
## Accounts and membership

You must be at least 13 years old to have an account. You give a name and an email address that are yours, keep your password to yourself, and tell us if somebody else has used your account. What is done with your account counts as done by you until you tell us otherwise.

Free credits are given once to a person. Making further accounts to receive them again is not allowed. We may close an account that is used to break the law, to attack the service, or to deceive readers, and we say why when we do.

You can delete your account at any time on the account page. Scheduled posts are cancelled when you do.

## User Content

What you write, paste or upload stays yours. You allow us to store it, to process it, and to send it where you tell us to: to the writer that makes or changes a draft, and to LinkedIn when you publish or schedule. We do not publish anything that you have not approved, and we do not use your texts to train models.

You are responsible for what you publish. Where the product asks you to confirm a figure, a name or a quotation that is in none of your sources, you are responsible for it. Do not publish what you have no right to, and do not give us other people's personal data without a reason they would accept. LinkedIn's own terms apply to everything that appears there.

## Backups

Texts are saved as you write and kept in a database. Even so, a service can fail. Keep your own copy of anything you cannot afford to lose; the account page gives you a download of everything you wrote.

## Credits and payment

Generating costs credits, and the price is shown before you start. A generation that fails, comes back empty or is stopped within its first words is free. Plans, credits and add-ons are one-time payments and do not renew automatically. You can cancel at any time and keep access to the end of what you paid for. We do not sell what we cannot deliver yet. Cancelling and refunds are described on the [refund page](/refund-policy), which is part of these terms.

## Dispute Resolution

These terms are governed by the law of India. Write to us first: most disagreements are settled in a few messages. What cannot be settled that way goes to the courts of New Delhi. If you are a consumer elsewhere, the protection that your own country's law gives you and that cannot be waived stays with you.

## Changes and Amendments

We may change these terms when the service or the law changes. A change that takes something from you is announced in the dashboard or by email before it applies. If you do not accept it, you can delete your account; using the service after it applies means that you accept it.

## AI-Generated Content Disclaimer

Drafts are made by a program. They can be wrong, incomplete, or unsuitable, and similar notes can lead to similar drafts for two people. ${brand.name} marks figures, names and quotations that are not in your notes, and it cannot find every error. Read a draft before you publish it and do not rely on it for legal, medical or financial decisions.

We promise no number of readers, reactions, interviews or customers.

## The service as it is

We work to keep the service running and do not promise that it always will. As far as the law allows, our liability for a loss is limited to what you paid us in the twelve months before it. Nothing here limits liability for intent, gross negligence, or injury to life and health.

## Contacting Us

Write to ${mail}, call ${brand.telephone}, or send a letter to ${brand.postalAddress.join(', ')}.
`;

const privacy = `
## Collection

**What you give us.** Your name and email address; a password, of which only a salted hash is stored; what you say about yourself on the profile page; the notes, drafts, posts, pictures, documents and videos you make or upload, and the times you plan.

**What you give the writer.** Sources (text, files, web pages, transcripts, earlier posts); the answers of an interview; what you ask of a text in the chat beside it; which claims you confirm; your own templates, snippets, signature and days off; and a thumb up or down, if you give one.

**What you tell support.** Your question, its files and our answers, whether they come from the dashboard, by email or through the [contact form](/contactus). The form needs no account; it takes your name, your email address and your message, and no third party looks at it.

**What you give when you pay.** The name, address, country and tax number that an invoice needs. Card and bank details go to the payment provider and never to us.

**What comes from LinkedIn or Google.** If you sign in or connect there: your name, email address, picture and identifier, and for LinkedIn an access token that allows publishing. The token is stored encrypted. We do not read your messages or your network, and nothing is collected from LinkedIn's pages.

**What arises by itself.** Your address on the network, used to limit abuse, to choose the currency shown (from a table on our own server) and to let you tell your sessions apart; the browser and time of each session; what each generation used and cost; a record of credits and purchases; and, for each attempt to publish, when it was made and what LinkedIn answered.

## Use and retention

The data is used to run the service: to write and save your texts, publish them when you say so, keep your account safe, answer your questions, and account for credits. We do not sell it and show no advertising.

- Your posts, files and profile stay until you delete them or your account. A deleted post leaves your lists at once and our database after ${binDays} days.
- With a post are kept, and go with it: all its earlier versions; the last ${chatLimit} exchanges of the chat, each with what you asked, the text before and after, and what you did with it; and the claims you confirmed, each with the words, the sentence and when.
- A source is read once, and its text is kept with the post it belongs to; the file itself is not kept. It goes with the post. A source that belongs to no post is forgotten after ${looseSourceDays} days.
- The questions and answers of an interview stay until you discard it or delete your account. The answers also become a source of the post you write from them.
- Templates of your own, snippets, the signature, queues, days off and the choices of your last brief stay until you change or delete them, or your account.
- What you asked the writer for, the texts it gave and what was offered to mend them are kept for ${runDays} days, so that a lost connection loses nothing. A text that you made a post of stays with the post.
- Of a rewrite or of other openings we keep which help it was, what it used and what it cost, not the texts. A thumb is kept with the reason you chose and the settings that made the text, not with the text. Both go with your account.
- What you ask support, with its files and our answers, stays with your account. A conversation with somebody who has none, the contact form included, is deleted a year after its last message, or as soon as you ask for it. Our team also receives each question by email, in the mailbox that this installation names.
- The private address of your calendar works until you make a new one or switch it off. Of its key only a hash is stored.
- A session ends after 30 days, or when you end it.
- Of a payment that failed, the reason that the payment provider names is kept with the order.
- Notifications are kept for ${notificationDays} days.
- Reports of failed calls are kept for ${errorReportDays} days. They leave out passwords, tokens and the text of posts and messages.
- When you delete your account, your texts, files, tokens and conversations with support are removed, and waiting posts are cancelled. Credit records, and invoices where there are any, stay without your name as far as the law requires it. A hash of your email address stays so that free credits are given only once.
- Copies in backups disappear when the backup is replaced.

## Disclosure

Your data leaves the service only for these purposes:

- **LinkedIn**, for what you publish and for signing in there.
- **Google**, only if you sign in with it.
- **A provider of language models**, only where this installation uses one: it receives what the step you press needs: your notes or the text you want changed, the passages of your sources that matter, your answers in an interview, what you asked in the chat, and your choices. The dashboard names the writer in use. The outline, made without a model, sends nothing anywhere.
- **An email provider**, for the messages we send you and the emails you send to support, with what is attached to them.
- **The push service of your browser** (such as Google’s, Mozilla’s or Apple’s), only when you turn on notifications in a browser. It gets them encrypted: their title, a sentence and a link, never the text of a post.
- **A payment provider**, only when you pay. Card details go to it and never to us.
- **A service that measures how pages are used**, only where this installation names one, and only after you agreed. You can [change your answer](/#measuring).
- **The pages you name**: a link in a post or a web page given as a source is fetched by our server, which says nothing about you.
- **Those who host the database and the files** for us, under contract.
- **Authorities**, where the law obliges us.

The free tools and the editor on the public pages keep nothing of what you type. They work inside your browser. Where this installation lets visitors ask its language model, the tool names the model before you press, and your words go to its provider for that answer. A text that you take along into the dashboard waits in your browser for a week at most.

## Choices

You can see, correct and download your data on the account page, disconnect LinkedIn on the profile page, end any session, and delete the account. You may also ask us to do these things, object to a use, or complain to the authority for data protection where you live.

We set one cookie for your session, one that only records that somebody has signed in with this browser, and one for the colour scheme if you choose one. Text you are writing is kept in your browser's own storage so that it survives a reload; logging out removes it. Without your consent there are no cookies or scripts for measuring use.

## Security

Connections are encrypted wherever the service is offered to the public. Passwords are hashed and LinkedIn tokens encrypted. Access is limited to those who run the service. If data of yours is exposed and that puts you at risk, we tell you.

## Children

The service is not for children under 13, and we do not knowingly keep their data. Tell us if you find such an account and we delete it.

## Changes

When this page changes in a way that matters to you, the dashboard or an email says so before the change applies.

## Legal disclosure

We disclose data when a valid order of a court or an authority demands it, and only what it demands. Where we may, we tell you.

## Acceptance

By using the service you accept this policy. If you do not accept it, please do not use the service; you can delete your account at any time.

## Contact

Questions and requests go to ${mail}, or by post to ${brand.postalAddress.join(', ')}.
`;

const glossary = `
## Alt text
A sentence that says what a picture shows, for people who cannot see it and for when it does not load.

## Audience
Who may see a post: anyone, or your connections only. It is chosen when a post is published.

## Call to action
What a post asks of its reader. One request, in plain words, works better than three.

## Carousel
A document of several pages that LinkedIn shows as slides to turn. It is uploaded as a PDF, not as pictures.

## Connection
A person whose invitation you accepted or who accepted yours. A follower sees your posts without being one.

## Credit
What generating costs here. Scheduling and publishing take none.

## Fold
The place where LinkedIn cuts a post and shows “more”. It depends on the width of the letters and of the screen, so no exact number of characters can be given.

## Headline
The line under your name. It travels with you: beside comments, in search results, above each post. It holds 220 characters.

## Hook
The first line or two of a post, which stand before the fold. It should say what the rest is about.

## Impression
One showing of a post on a screen. It does not mean that the post was read.

## Preview
The post as the feed will show it, before it is published.

## Reaction
A like or one of its relatives. It says that somebody noticed, and little more.

## Scope
What an application may do with your account at LinkedIn. ${brand.name} asks for signing you in and for publishing.

## Token
The key that LinkedIn gives an application after you agree. It ends by itself after some weeks, and then you connect again.

## Urn
LinkedIn's own name for a thing, such as a post. The address of a published post is made from it.
`;

export const documents: readonly Document[] = [
  {
    path: '/terms-of-use',
    title: 'Terms of use',
    description: `The agreement between you and ${brand.name}: accounts, what you write, backups, disputes and AI-generated drafts.`,
    lead: 'The agreement between you and us, in the plainest words we could find for it.',
    changed: '2026-11-26',
    text: terms,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: `What ${brand.name} stores about you, why, for how long, who receives it, and what you can do about it.`,
    lead: 'What is stored about you, why, for how long, and who receives it.',
    changed: '2026-11-21',
    text: privacy,
  },
  {
    path: '/glossary',
    title: 'Glossary',
    description:
      'The words of LinkedIn and of this product, explained in a sentence or two each: fold, hook, headline, scope, token.',
    lead: 'The words of LinkedIn and of this product, each in a sentence or two.',
    text: glossary,
  },
];

export const refundTabs = [
  {
    id: 'cancellation',
    label: 'Cancellation',
    title: 'Cancellation',
    text: `You can cancel a purchase up to 48 hours after it was activated. Open [Payments and invoices](/dashboard/payments) and press “Cancel purchase”: you see what you get back before you confirm. You can also write to ${mail} from the address of your account and name the purchase.

After 48 hours a purchase is no longer refunded. You may still cancel: what you paid for stays usable until the end of the paid period, and nothing further is charged.`,
  },
  {
    id: 'refund',
    label: 'Refund',
    title: 'Refunds',
    text: `A refund that is asked for within 48 hours of activation returns the price, less the share of that purchase's credits that you have used. The unused credits are taken back.

There are no refunds after 48 hours. An approved refund is processed within 5-7 working days and goes to the original payment method. Your bank may take a few more days to show it.`,
  },
  {
    id: 'shipping',
    label: 'Shipping and delivery',
    title: 'Shipping and delivery',
    text: `${brand.name} is software as a service. There is nothing to ship, so shipping does not apply. What you buy is available in your account once the payment is confirmed.`,
  },
  {
    id: 'contact',
    label: 'Contact us',
    title: 'Contact us',
    text: `Email: ${mail}

Telephone: ${brand.telephone}

Post: ${brand.postalAddress.join(', ')}

Support answers from Monday to Friday, 9 AM to 6 PM EST, by email within 24 hours.`,
  },
] as const;
