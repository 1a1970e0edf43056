import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { creditErrors } from '../errors.ts';
import { freeText, id, pageQuery, timestamp } from '../fields.ts';
import { defineInnerRun } from '../runs/define.ts';
import { runError, runStatus } from '../runs/endpoints.ts';

export const copilotRequestLimit = 6000;
/** The most calls of tools in one turn. */
export const copilotCallLimit = 16;
/** The credits that a turn's tools may spend unless the person says otherwise. What costs more is proposed. */
export const copilotUsualSpending = 100;

const line = z.string().max(500);
const path = z.string().max(500);

/** What the person looks at while they ask. */
export const copilotPage = z.object({
  /** The address, such as `/dashboard/generate-post?post=…`. */
  path,
  /** The thing the page is about. */
  object: z
    .object({
      kind: z.enum(['post', 'carousel', 'picture', 'run', 'agent', 'idea', 'person', 'opening', 'interview']),
      id,
    })
    .nullable()
    .default(null),
  /** The text of the open editor as it stands, saved or not. */
  text: freeText(12_000).nullable().default(null),
  selection: freeText(3000).nullable().default(null),
  /** The version of the post on which the editor stands. */
  version: z.number().int().min(1).nullable().default(null),
});
export type CopilotPage = z.infer<typeof copilotPage>;

/** A part of an answer that is shown as the product shows it elsewhere. Texts in it are material of the person. */
export const copilotCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), postId: id }),
  z.object({ kind: z.literal('variants'), postIds: z.array(id).min(2).max(5) }),
  /** Words that are not a draft, such as a rewrite, an opening or a message. */
  z.object({ kind: z.literal('text'), title: line, text: z.string().max(12_000) }),
  z.object({
    kind: z.literal('ideas'),
    ideas: z.array(z.object({ id, text: z.string().max(2000) })).max(20),
  }),
  z.object({ kind: z.literal('deck'), carouselId: id }),
  z.object({ kind: z.literal('picture'), pictureId: id }),
  /** A strip of the calendar, both days included (`YYYY-MM-DD`). */
  z.object({ kind: z.literal('calendar'), from: z.iso.date(), to: z.iso.date() }),
  /** A chart of at most 20 bars. */
  z.object({
    kind: z.literal('figures'),
    title: line,
    unit: line,
    points: z.array(z.object({ label: line, value: z.number(), path: path.nullable() })).max(20),
  }),
  /** People, openings, facts, notifications, agents and the like: what each is, and its page. */
  z.object({
    kind: z.literal('list'),
    title: line,
    of: z.enum(['person', 'opening', 'fact', 'post', 'agent', 'notification', 'other']),
    items: z.array(z.object({ title: line, detail: line.nullable(), path: path.nullable() })).max(30),
    /** How many there are beyond these. */
    more: z.number().int().min(0),
  }),
  /** Work that goes on after the turn. */
  z.object({ kind: z.literal('run'), runId: id }),
  z.object({ kind: z.literal('proposal'), proposalId: id }),
]);
export type CopilotCard = z.infer<typeof copilotCard>;

/** `stale`: what it was about has changed since, so it cannot be accepted any more. */
export const proposalStatuses = ['open', 'doing', 'done', 'refused', 'failed', 'stale'] as const;

/** Something that only happens when the person presses its button. */
export const copilotProposal = z.object({
  id,
  turnId: id,
  tool: z.string(),
  /** What will happen, as a sentence. */
  title: z.string(),
  /** Exactly what it will happen with, such as the time, the recipients and the account. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The exact words that it sends or publishes. */
  text: z.string().nullable(),
  postId: id.nullable(),
  /** The hash of all that was shown; accepting names it. */
  fingerprint: z.string(),
  credits: z.number().int(),
  status: z.enum(proposalStatuses),
  /** What came of it, or why it did not happen. */
  outcome: z.string().nullable(),
  path: z.string().nullable(),
  createdAt: timestamp,
});
export type CopilotProposal = z.infer<typeof copilotProposal>;

export const copilotStep = z.object({
  tool: z.string(),
  title: z.string(),
  status: z.enum(['running', 'done', 'failed', 'proposed']),
  /** What it found, or why it was refused. */
  summary: z.string().nullable(),
});
export type CopilotStep = z.infer<typeof copilotStep>;

/** One request and what came of it. Its id is that of its run, whose events tell how it goes on. */
export const copilotTurn = z.object({
  id,
  conversationId: id,
  asked: z.string(),
  /** What the person added while it worked. */
  added: z.array(z.string()),
  page: copilotPage.nullable(),
  status: runStatus,
  /** The answer in words; empty until there are any. */
  answer: z.string(),
  steps: z.array(copilotStep),
  cards: z.array(copilotCard),
  proposals: z.array(copilotProposal),
  /** The credits of the turn and of the tools it used; null until it has ended. */
  charged: z.number().int().nullable(),
  error: runError.nullable(),
  createdAt: timestamp,
});
export type CopilotTurn = z.infer<typeof copilotTurn>;

export const copilotConversation = z.object({
  id,
  title: z.string(),
  updatedAt: timestamp,
  /** Whether a turn is at work. */
  isWorking: z.boolean(),
  openProposals: z.number().int(),
});
export type CopilotConversation = z.infer<typeof copilotConversation>;

const turnInput = z.object({
  /** Null for a new conversation. */
  conversationId: id.nullable().default(null),
  request: freeText(copilotRequestLimit).regex(/\S/, 'Say what you want.'),
  page: copilotPage.nullable().default(null),
  /** The credits that its tools may spend without asking. */
  spending: z.number().int().min(0).max(2000).default(copilotUsualSpending),
});

export const copilotRun = defineInnerRun({
  kind: 'copilot',
  label: 'Co-pilot',
  input: turnInput.extend({ conversationId: id }),
  result: z.object({
    answer: z.string(),
    cards: z.array(copilotCard),
    proposalIds: z.array(id),
    calls: z.number().int(),
    /** Why it ended before its work did. `stopped`: by the person. */
    cutBy: z.enum(['calls', 'spending', 'stopped']).nullable(),
  }),
  action: 'copilot.turn',
  scope: null,
});

export const startCopilotTurn = POST('/copilot/turns', {
  summary: 'Ask the co-pilot; the answer comes with the events of the run',
  body: turnInput,
  response: z.object({ id, conversationId: id }),
  status: 202,
  errors: [...creditErrors, 'not_found', 'no_model', 'run_active'],
});

export const getCopilotTurn = GET('/copilot/turns/:id', {
  summary: 'One turn of a conversation',
  response: copilotTurn,
});

export const steerCopilotTurn = POST('/copilot/turns/:id/steer', {
  summary: 'Add something while a turn is at work; it is read before the next step',
  body: z.object({ request: freeText(copilotRequestLimit).regex(/\S/, 'Say what to change.') }),
  errors: ['run_ended'],
});

export const listCopilotConversations = GET('/copilot/conversations', {
  summary: 'Your conversations with the co-pilot, newest first',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(copilotConversation), nextCursor: z.string().nullable() }),
});

export const getCopilotConversation = GET('/copilot/conversations/:id', {
  summary: 'A conversation with its latest 50 turns, oldest first',
  response: copilotConversation.extend({ turns: z.array(copilotTurn) }),
});

export const deleteCopilotConversation = DELETE(
  '/copilot/conversations/:id',
  'Delete a conversation with what was proposed in it; what was done stays',
);

/** Closed to tokens: only a person's press in the page accepts. */
export const acceptCopilotProposals = POST('/copilot/proposals/accept', {
  summary: 'Do what was proposed, in the order given; each only if nothing about it has changed since',
  reach: 'partly',
  body: z.object({
    proposals: z
      .array(z.object({ id, fingerprint: z.string().max(100) }))
      .min(1)
      .max(20),
  }),
  response: z.object({ items: z.array(copilotProposal) }),
  errors: ['not_found', 'proposal_closed'],
});

export const refuseCopilotProposal = POST('/copilot/proposals/:id/refuse', {
  summary: 'Say no to a proposal',
  response: copilotProposal,
  errors: ['proposal_closed'],
});
