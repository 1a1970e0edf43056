import { brand } from '@limelight/contracts/catalog';
import type { Feature } from './feature.ts';
import { analyzer, hook, post } from './feature-tools.ts';

export const findingFeatures: readonly Feature[] = [
  {
    path: '/find-viral-linkedin-posts',
    name: 'Find viral LinkedIn posts',
    title: 'Read what was widely read, and see why',
    description:
      'How to learn from well-read LinkedIn posts without copying them: the opening, the turn, the one thing that is asked.',
    lead: 'A good post has a few parts, and you can learn them.',
    dashboard: 'viral-posts',
    tool: hook,
    text: `
## What it is

A library of posts to study. It begins with more than 150 starter posts in 15 industries, written for this product, and grows with the posts that you import or paste. Search finds words in their language, phrases and misspelt words. Posts with figures are ranked by how far they beat their author's usual result. Nothing is collected from LinkedIn's pages.

## Who it is for

For writers who learn by example, and for teams who want to agree on what good looks like. Reading costs no credits.

## How it works

Look at three things. What do the first two lines promise? Where does the text turn? What is the reader asked to do? “Use this structure” takes the shape of a post to the editor, part by part, and none of its sentences. Then write your own post on your own subject.
`,
    example: {
      title: 'One story, several ways in',
      notes:
        'i turned down the biggest order of the year. they wanted it in 10 days and we need 21. i thought they would be angry. they came back in may and ordered twice as much. would you have said yes?',
      kind: 'openings',
      shown: [
        'I turned down the biggest order of the year.',
        'They wanted it in 10 days. We need 21.',
        'I thought they would be angry. They ordered twice as much.',
        'Would you have said no to the biggest order of the year?',
      ],
    },
    questions: [
      {
        question: 'Where do the posts come from?',
        answer:
          'Starter posts are written for this product and say so. All others are those that you import or paste yourself; nobody else sees them. Nothing is scraped.',
      },
      {
        question: 'Can I publish a post I found?',
        answer: 'No. It belongs to its author. Use its structure, and name the author when you quote.',
      },
    ],
  },
  {
    path: '/ai-agents-marketplace',
    name: 'AI agents marketplace',
    title: 'Install an agent, fill in a form, read its drafts',
    description:
      'Ready agents for news, your own posts, launches, hiring, jobs and leads, each with its steps, its price and an example run.',
    lead: 'An agent reads your sources on the days you choose, keeps what fits and drafts from it. Nothing is published until you approve it.',
    dashboard: 'agents/marketplace',
    open: 'Open the marketplace',
    tool: post,
    text: `
## What it is

A collection of ready-made agents with one job each. They read feeds, job boards, your calendar, your own posts or your notes, and give you an email or drafts. For job searches, candidates and leads with evidence from files, see the job and sales agents in the dashboard.

## Who it is for

For people with routine reading to do: a founder who follows six competitors, a recruiter with four openings, a consultant with a drawer of old posts.

## How it works

Install an agent and fill in its form: the feeds, the companies, the notes. Test it, check what it kept and why, and choose the days it runs. Every step can be changed, added or removed. A run shows each step and costs at most the price on its button.
`,
    example: null,
    questions: [
      {
        question: 'Does an agent message people on LinkedIn?',
        answer:
          'No. It drafts; you send. LinkedIn does not allow programs to send messages for you, and we don’t do it.',
      },
      {
        question: 'What sources are read?',
        answer:
          'Public job boards, feeds and pages that allow it, and lists you upload. Nothing behind a login.',
      },
    ],
  },
  {
    path: '/ai-agent-plus',
    name: 'AI Agent Plus',
    title: 'One agent, built from your brief',
    description:
      'A custom agent made from a written brief: what to put in the brief, what the agent can do and what it cannot.',
    lead: 'If no ready-made agent fits, describe what you need. A one-page brief is enough.',
    dashboard: 'agents/order',
    product: 'p_custom_ai_agent',
    open: 'Order an agent',
    tool: post,
    text: `
## What it is

A service: you write a brief, and an agent is set up from it for you, once, for a fixed price. You approve our proposal before we build it.

## Who it is for

For teams with their own routine, such as watching the tenders of three towns, or turning a weekly report into a post that the press officer approves.

## How it works

A useful brief answers five questions. What should it read? How often? What counts as a find? What should it deliver, and in which form? Who looks at the result before anyone else sees it? Leave out how it should be built.
`,
    example: null,
    questions: [
      {
        question: 'What can a custom agent not do?',
        answer:
          'Collect pages from LinkedIn, act in your name there, or publish without a person’s approval.',
      },
      {
        question: 'What if my brief cannot be built?',
        answer:
          'We tell you before we start, and the purchase is refunded under the [refund policy](/refund-policy).',
      },
    ],
  },
  {
    path: '/linkedin-ai-agent',
    name: 'LinkedIn AI agent',
    title: 'From what you read to a draft with its source',
    description:
      'A news agent for LinkedIn posts: it reads sources you choose, finds what is new, and writes drafts with the source attached.',
    lead: 'You follow six newsletters and write about none of them. This agent reads them and finds the two items worth your comment.',
    dashboard: 'ai-agent',
    open: 'Set up an agent',
    tool: post,
    text: `
## What it is

A reader for a list of sources that you choose. On the days you set, it goes through what is new, keeps what fits your subject, and writes a draft from each item that names the source.

## Who it is for

For people who comment on a field: lawyers, analysts, engineers, editors. Your opinion is the point of the post, so the draft leaves a marked gap for it.

## How it works

Add feeds or pages. Say what interests you and what doesn’t. After each run, you see what was found, what was left out and why. A draft goes to the calendar only when you put it there.
`,
    example: null,
    questions: [
      {
        question: 'Does it publish automatically?',
        answer: 'No. It makes drafts. You decide which of them become posts.',
      },
      {
        question: 'Can it read paywalled pages?',
        answer: 'No. It reads what is open to everyone or offered as a feed.',
      },
    ],
  },
  {
    path: '/linkedin-profile-review',
    name: 'LinkedIn profile review',
    title: 'What your profile says, line by line',
    description:
      'A review of your LinkedIn headline, About text and experience: what is clear, what is missing, what to write instead.',
    lead: 'People read a profile to answer one question: is this the person I need? A review checks how long that takes.',
    dashboard: 'linkedin-optimizer',
    product: 'p_linkedin_analysis',
    tool: analyzer,
    text: `
## What it is

A review of your profile from pasted text or the PDF that LinkedIn lets you save of your own profile. It goes through your headline, About section, experience and the rest, and says what works and what to change.

## Who it is for

For job seekers before an application, freelancers whose clients look them up, and anyone whose headline still names the job before last.

## How it works

The free [profile analyzer](/tools/profile-analyzer) uses rules: length, first line, numbers, vague words, contact details. It runs in your browser. If this installation has a language model, the model adds remarks, and the page tells you first. It cannot judge whether a claim is true or a career is convincing; ask a colleague for that.
`,
    example: {
      title: 'Remarks on a typical About text',
      notes:
        'I am a passionate, results-driven leader with a proven track record of leveraging synergies. In today’s fast-paced world, I help teams unlock their full potential.',
      kind: 'remarks',
    },
    questions: [
      {
        question: 'Do you read my profile on LinkedIn?',
        answer:
          'No. You paste the text or supply your own PDF. LinkedIn does not let programs read profiles, and we respect that.',
      },
      {
        question: `What does ${brand.name} do with my profile text?`,
        answer:
          'The free tool keeps nothing, and the line under its button says whether the text leaves your browser. What you save in the dashboard stays in your account until you delete it.',
      },
      {
        question: 'Will a better profile get me a job?',
        answer: 'It helps people see what you have done. The rest depends on what you have done.',
      },
    ],
  },
];
