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
Your headline is read in lists: search results, comments, the names of those who looked at a profile. It has 220 characters, and in many places only the start of it is shown. So the order matters more than the wording.

## Put the work first

Write the name of the job as it stands in advertisements. “Accounts payable specialist” is searched for. “Finance enthusiast” is not.

To find the name, read ten advertisements that you would answer and write down what each calls the job. Take the word that comes up most. If your last employer had a title of its own for it, translate: a “happiness hero” is a customer support agent to everybody who searches.

## Then say which kind

A field, a tool, a size: “Accounts payable specialist for hospitals · SAP · 1,200 invoices a month”. Each addition makes you less general, and that is its purpose. You lose the readers for whom you are wrong and become easier to recognise for the rest.

One proof is enough. Choose the figure that you could explain in an interview without looking it up.

## Before and after

> Motivated professional | Seeking new opportunities | MBA

> Warehouse shift lead · 40 people, two shifts · moved a site without a day's closure

> Aspiring data analyst passionate about insights

> Junior data analyst · SQL and Excel · built the weekly stock report of a 30-shop chain as a trainee

The second of each pair is no better qualified than the first. It is only easier to picture.

## If you change fields

Name the job you want, and bring the proof from the job you had. “Project coordinator · ten years of running a hospital ward's rota” tells readers what you will do and why you can. “Nurse in transition” tells them that you have left something.

## Where “open to work” goes

At the end, or in the setting that LinkedIn has for it. At the front it takes the place of the one thing that readers need to know. If you still have a job, remember who else can see it.

## What to leave out

Passionate, motivated, results-driven. Nobody writes the opposite, so they tell nothing apart. The title of a job you left two years ago, if you do something else now. Every word in another alphabet or with a rocket beside it: searches do not find it, and screen readers spell it out.

## Try it on somebody

The [headline generator](/tools/profile-headline-generator) puts what you say in different orders. Read them to somebody who does not know your field, and ask what you do. If they can answer, you are done. If they answer something else, you have learnt which word to change.

Then look at your About text with the [profile analyzer](/tools/profile-analyzer). A headline that promises one thing and an About that begins with another are noticed within seconds.
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

## An example

Notes, as they might stand in a phone:

> two offers for the housings. one 18% cheaper, 9 weeks. other one 4 weeks, i know the owner. took the fast one. we changed the lid twice since, would have been stuck with 2000 wrong lids. still annoyed about the 18%

A post from it needs little more than order:

> We had two offers for our housings. One was 18% cheaper and took nine weeks. The other took four.
>
> I knew that the design was not final. I only suspected how far from final.
>
> We took the fast one. Since then we have changed the lid twice. With the other offer, 2,000 wrong lids would be standing in our hall.
>
> I am still annoyed about the 18%. I would decide the same way.

Nothing in it was announced, nobody was thanked, and every founder who orders parts has the same question on the desk.

## Say it when you were wrong

A decision that failed is worth more than one that worked, if you say what you missed and not only that you learnt. “We hired a head of sales before we had a second salesperson” helps. “We failed fast” does not. Wait until it no longer concerns somebody who has to work with you.

## What must stay inside

Names of customers, other people’s salaries, anything under an agreement, and anything that investors should hear from you first. A decision can nearly always be told with “a customer in logistics” and a ratio instead of a sum. If it cannot, choose another one.

Ask those who were in the room. They remember it differently, and a post is a bad place to find that out.

## And milestones?

Some have to be announced: a round, an opening, a departure. Put the fact into the first line, one sentence about what changes for the reader into the second, and stop. The congratulations come by themselves.

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

> “Do I need a new boiler?” is what I am asked most in October.
>
> If it is under twelve years old and one room stays cold: probably not. Have the valve and the pressure looked at first.
>
> If it starts by itself at night, or the pressure falls every week, have somebody come before it is cold. Not necessarily us.

Nobody who reads that needs to be told what the writer sells.

## The comparison you make anyway

You know where a cheaper product is enough and where it fails. Say so. Readers believe the rest of your post because of that sentence.

Compare by use and not by feature: “Up to about twenty users a spreadsheet does it. Beyond that, somebody spends Friday merging copies.” Leave competitors’ names out. You are never the neutral party, and everybody knows.

## The job that went wrong

What was assumed, who noticed, how it was put right. Leave out the customer’s name and do not leave out your part in it. If your only role in the story is to save the day, tell another one.

## What not to post

- **The case study with logos.** It belongs on your site, where people look for it.
- **The quota.** “Closed my biggest deal” is news for your manager.
- **The screenshot of a message** that somebody wrote to you in private. Not even with the name blacked out.

## And then?

End with how to reach you, in plain words: a telephone number, or when you have time. No “DM me the word YES”. When somebody comments with a real question, answer there, so that the next reader has the answer too. Move to messages when they ask for a price or tell you something that others should not read.

## Count the right thing

Reactions come from colleagues. What you want to know is where the next conversation began. Ask every new contact how they came to you, and write the answer down in the same words. After three months the list tells you which of the three kinds to write more of.

## On messages

Nothing in this product sends messages for you. That is on purpose: a message that a person did not write is seldom one that a person wants to answer. A post can be read by everyone at once. A message should be worth the one who gets it.
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

## Five posts that a freelancer always has

- **The estimate.** What makes a job twice as expensive, and how a customer can avoid it.
- **The first day.** What you ask before you begin, and why.
- **The handover.** What should exist when you leave. Few customers know that they may ask for it.
- **The no.** A job you turned down, without the name, and what you told them to do instead.
- **The tool.** One that saved an afternoon this week, and what it does badly.

Each can be written again in half a year, because you will have a new example.

## The price question

You need not publish your rates. It helps to publish what they depend on: “Most of my translations are priced by the day, because reading the old contract takes longer than writing the new one.” Those who cannot afford it do not write, and those who do have understood what they pay for.

## When a month is full

Do not skip, shrink. One post a week, ten minutes, from a single note. A queue with two or three finished posts in it is a better holiday than any app: put the timeless ones there, such as the handover, and keep what is bound to a date out of it.

If even that is too much, leave it for a month and begin again without an apology. Nobody was waiting for a post that begins with “I have been quiet lately”.

## What to watch

Not the impressions of a single post, which swing for reasons you cannot see. Once a month, ask where new enquiries came from. If posts are never named, change what you write about before you write more.

## For two people

The routine works for a small team as well. One collects, the other writes, and the person whose name is on the post reads it before it is planned. Change places every few months: whoever only collects forgets how long writing takes.

## A first week

Today, write down one line about something that happened. Tomorrow, one more. On Friday put both into the [post generator](/tools/post-generator) and see which of them turns into something you would send to a friend. Plan that one for Tuesday. The other one stays in the list.
`,
  },
];
