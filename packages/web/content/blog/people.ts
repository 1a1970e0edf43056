import type { Article } from './article.ts';

/** Articles for particular readers. */
export const peopleArticles: readonly Article[] = [
  {
    slug: 'a-headline-for-job-seekers',
    title: 'A headline for people who are looking for work',
    description:
      'How to write a LinkedIn headline while you look for a job: what recruiters search for, what to put first, and where “open to work” belongs.',
    published: '2025-12-01',
    tags: ['jobs'],
    text: `
Your headline is read in lists: search results, comments, the names of those who looked at a profile. It has 220 characters, and in many places only the first forty or so are shown.

## Put the work first

Write the name of the job as it stands in advertisements. “Accounts payable specialist” is searched for. “Finance enthusiast” is not.

## Then say which kind

A field, a tool, a size: “Accounts payable specialist for hospitals · SAP · 1,200 invoices a month”. Each addition makes you less general, and that is its purpose.

## Where “open to work” goes

At the end, or in the setting that LinkedIn has for it. At the front it takes the place of the one thing that readers need to know.

## What to leave out

Passionate, motivated, results-driven. Nobody writes the opposite, so they tell nothing apart. The title of a job you left two years ago, if you do something else now.

The [headline generator](/tools/profile-headline-generator) puts what you say in different orders. Read them to somebody who does not know your field, and ask what you do. If they can answer, you are done.
`,
  },
  {
    slug: 'founders-write-about-decisions',
    title: 'Founders: write about decisions, not about milestones',
    description:
      'Why posts about decisions serve founders better than announcements, and how to write one without giving away what must stay inside.',
    published: '2025-12-08',
    tags: ['founders'],
    text: `
A milestone is about you. A decision is about a problem that your readers have too. That is why the second is of more use to them, and to you.

## The shape of a decision

It has four parts, and each is a sentence or two.

- What stood against what? Two suppliers, two prices, hire or wait.
- What did you know, and what did you only suspect?
- What did you choose, and why?
- What do you know today?

The last part is what people remember. If it is too early to tell, say when you will know.

## What must stay inside

Names of customers, other people’s salaries, anything under an agreement. A decision can nearly always be told with “a customer in logistics” and a ratio instead of a sum. If it cannot, choose another one.

## How often

As often as you decide something that took more than a day. For most founders that is more than enough, and it leaves no need to comment on the news.

Write the four answers as notes and put them into the [post generator](/tools/post-generator) with the shape “Lesson” or “Story”. Then cut the sentence that praises you.
`,
  },
  {
    slug: 'sales-without-the-pitch',
    title: 'Sales: what to post when you may not pitch',
    description:
      'Three kinds of LinkedIn posts that help sales people be found by those with the problem they solve, without turning the feed into a brochure.',
    published: '2025-12-15',
    tags: ['sales'],
    text: `
People do not open the feed to be sold to. They read about their own problem, though, and they look at who wrote about it.

## The question you hear every week

Write it down as customers put it, and answer it in full, including the case in which they need nothing from you. “Do I need a new boiler?” Sometimes the answer is a valve.

## The comparison you make anyway

You know where a cheaper product is enough and where it fails. Say so. Readers believe the rest of your post because of that sentence.

## The job that went wrong

What was assumed, who noticed, how it was put right. Leave out the customer’s name and do not leave out your part in it.

## And then?

End with how to reach you, in plain words. No “DM me the word YES”. When somebody comments with a real question, answer there, so that the next reader has the answer too.

Nothing in this product sends messages for you. That is on purpose: a message that a person did not write is seldom one that a person wants to answer.
`,
  },
  {
    slug: 'one-hour-a-week-for-freelancers',
    title: 'One hour a week: a routine for freelancers',
    description:
      'A weekly hour for LinkedIn that survives busy months: collect, write two posts, plan them, answer comments, and stop.',
    published: '2025-12-22',
    tags: ['freelancers', 'teams'],
    text: `
When work is plenty there is no time to be visible, and when it ends nobody has heard of you for months. A small routine evens that out. It only has to be small enough for the busy weeks.

## The hour

1. **Ten minutes: choose.** Read the notes of the week and take two. If there are none, answer this: what did I explain twice?
2. **Thirty minutes: write.** A draft each, then the facts, then the first line.
3. **Ten minutes: plan.** Give each post a morning on which your customers are at their desks. Leave two days between them.
4. **Ten minutes: answer.** Comments on the last posts, and one thoughtful comment on somebody else’s.

Then stop. An unfinished post can wait; it is saved.

## What to watch

Not the impressions of a single post, which swing for reasons you cannot see. Once a month, ask where new enquiries came from. If posts are never named, change what you write about before you write more.

## For two people

The routine works for a small team as well. One collects, the other writes, and the person whose name is on the post reads it before it is planned.
`,
  },
];
