import { z } from 'zod';
import { postFormat } from '../posts/brief.ts';
import { ideaAngleLimit, ideaBases, ideaFeedLimit, ideaStatuses, pillarLimit } from '../catalog/ideas.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { distinct, id, keysOf, line, timestamp, webAddress, note, tags } from '../fields.ts';

export const ideaStatus = z.enum(keysOf(ideaStatuses));

export const ideaBasis = z.object({
  kind: z.enum(keysOf(ideaBases)),
  title: z.string(),
  url: z.string().nullable(),
});
export type IdeaBasis = z.infer<typeof ideaBasis>;

export const foundIdea = z.object({
  id,
  /** The point of the post in one sentence, or the question that it answers. */
  angle: z.string(),
  whyNow: z.string(),
  /** The first line, or a gap in square brackets if only the person can write it. */
  opening: z.string(),
  format: postFormat,
  basis: ideaBasis,
});
export type FoundIdea = z.infer<typeof foundIdea>;

export const idea = foundIdea.extend({
  status: ideaStatus,
  pillar: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  postId: id.nullable(),
  plannedFor: timestamp.nullable(),
  /** The position within a column, highest first. */
  position: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Idea = z.infer<typeof idea>;

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max.toLocaleString('en')} characters.`)
    .refine((value) => !value.includes('\u0000'), 'Remove the invisible control character.');

const angle = words(ideaAngleLimit).refine((value) => value !== '', 'Describe it in a sentence.');

export const listIdeas = GET.read('/ideas', {
  summary: 'Ideas by status, words and tag, in board order',
  query: z.object({
    status: ideaStatus.optional(),
    q: z.string().max(200).optional(),
    tag: z.string().max(100).optional(),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  }),
  response: z.object({
    items: z.array(idea),
    total: z.number().int(),
    /** The tags of all ideas, regardless of the filters. */
    tags: z.array(z.string()),
  }),
});

export const createIdea = POST.drafts('/ideas', {
  reach: 'self',
  summary: 'Save an idea: the first line is its point, the rest a note',
  body: z.object({
    text: words(4000).refine((value) => value !== '', 'Write down the idea first.'),
    url: webAddress.nullable().default(null),
    tags: tags.default([]),
    pillar: line(80).default(''),
    /** The built-in question that it answers. */
    question: words(300).default(''),
    format: postFormat.default('auto'),
  }),
  response: idea,
  status: 201,
  errors: ['idea_limit'],
});

export const changeIdea = PATCH.drafts('/ideas/:id', {
  summary:
    'Change an idea, or move it on the board. Moving it to new or kept unlinks its draft, which is kept',
  body: z.object({
    angle: angle.optional(),
    whyNow: words(500).optional(),
    opening: words(500).optional(),
    format: postFormat.optional(),
    pillar: line(80).optional(),
    tags: tags.optional(),
    note: note.optional(),
    status: ideaStatus.optional(),
    position: z.number().min(-1e15).max(1e15).optional(),
    /** Null removes the idea from the plan. */
    plannedFor: z.null().optional(),
  }),
  response: idea,
});

export const deleteIdea = DELETE.drafts(
  '/ideas/:id',
  'Delete an idea. Its draft is kept, and the idea is not suggested again',
);

export const restoreIdea = POST.drafts('/ideas/:id/restore', {
  summary: 'Undo the deletion of an idea',
  response: idea,
  errors: ['idea_limit'],
});

export const draftIdea = POST.drafts('/ideas/:id/draft', {
  summary: 'Create a draft from an idea, filled in as far as possible; a second call returns the same draft',
  response: z.object({ postId: id }),
  errors: ['draft_limit'],
});

const pillars = z
  .array(line(80))
  .max(pillarLimit, `Choose at most ${pillarLimit} pillars.`)
  .transform(distinct);

const settings = z.object({
  pillars,
  /** In addition to the feeds of agents. */
  feeds: z.array(webAddress).max(ideaFeedLimit, `Choose at most ${ideaFeedLimit} feeds.`),
});

export const getIdeaSettings = GET.read('/ideas/settings', {
  summary: 'Content pillars, and the feeds that ideas are taken from',
  response: settings.extend({ followed: z.array(z.string()) }),
});

export const saveIdeaSettings = POST.drafts('/ideas/settings', {
  reach: 'partly',
  summary: 'Save content pillars and feeds',
  body: settings.partial(),
  response: settings.extend({ followed: z.array(z.string()) }),
});

// Closed to tokens, because the address would grant lasting write access without one.
const mailbox = z.object({
  /** False when this server does not receive mail. */
  available: z.boolean(),
  /** Each email to this address becomes an idea. Null until it is created. */
  address: z.string().nullable(),
});
export type IdeaMailbox = z.infer<typeof mailbox>;

export const getIdeaMailbox = GET('/ideas/mailbox', {
  summary: 'Your private address for ideas by email',
  response: mailbox,
});

export const makeIdeaMailbox = POST('/ideas/mailbox', {
  summary: 'Create a private address for ideas by email; any earlier address stops working',
  response: mailbox,
  errors: ['inbound_mail_not_configured'],
});

export const closeIdeaMailbox = DELETE('/ideas/mailbox', {
  summary: 'Turn off your private address for ideas; further emails to it are refused',
  response: mailbox,
});

const planned = z.object({
  at: timestamp,
  queueName: z.string(),
  idea: z.object({ id, angle: z.string(), pillar: z.string(), basis: ideaBasis }).nullable(),
  /** The draft for the slot, with the number of its gaps. */
  draft: z
    .object({ postId: id, status: z.string(), scheduledAt: timestamp.nullable(), openGaps: z.number().int() })
    .nullable(),
});

const plan = z.object({
  /** Free slots and planned drafts of the next four weeks, by time. */
  slots: z.array(planned),
});
export type IdeaPlan = z.infer<typeof plan>;

export const getIdeaPlan = GET.read('/ideas/plan', {
  summary: 'The free slots of the next four weeks, and the drafts planned for them',
  response: plan,
});

export const planIdeas = POST.drafts('/ideas/plan', {
  summary:
    'Fill the free slots of the next four weeks with drafts of ideas, rotating through the pillars. Nothing is scheduled',
  response: plan.extend({ drafted: z.number().int() }),
  errors: ['idea_no_slots', 'idea_none_left', 'draft_limit'],
});
