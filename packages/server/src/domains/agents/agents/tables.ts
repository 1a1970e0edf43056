import type { AgentOutcome, AgentSchedule, AgentWork } from '@limelight/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';
import type { Feed } from '../../../integrations/feeds/index.ts';

export const agents = pgTable(
  'agents',
  {
    ...owned,
    name: text('name').notNull(),
    purpose: text('purpose').notNull(),
    work: jsonb('work').$type<AgentWork>().notNull(),
    schedule: jsonb('schedule').$type<AgentSchedule | null>(),
    enabled: boolean('enabled').notNull(),
    version: integer('version').notNull(),
    template: text('template'),
    nextRunAt: instant('next_run_at'),
    /** Why the last scheduled run could not start. */
    problem: text('problem'),
    /** Sources already reported to the person, so that each failure is reported once. */
    reportedFeeds: jsonb('reported_feeds').$type<string[]>().notNull(),
    /** Gives others access to a copy, or null if the agent is not shared. */
    shareToken: text('share_token').unique(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('agents_user').on(table.userId, table.createdAt),
    index('agents_due').on(table.nextRunAt),
  ],
);

export const agentVersions = pgTable(
  'agent_versions',
  {
    agentId: uuid('agent_id').notNull(),
    version: integer('version').notNull(),
    work: jsonb('work').$type<AgentWork>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.version] })],
);

export const agentRuns = pgTable(
  'agent_runs',
  {
    runId: uuid('run_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Null for a run of settings that were not saved. */
    agentId: uuid('agent_id'),
    slot: text('slot'),
    status: text('status').$type<'running' | 'done' | 'failed'>().notNull(),
    /** What it came to. Null while it runs, and when it did not finish. */
    outcome: jsonb('outcome').$type<AgentOutcome | null>(),
    /** The content of the result mail until it is sent, then null. */
    mail: jsonb('mail').$type<AgentMail | null>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('agent_runs_slot').on(table.agentId, table.slot),
    index('agent_runs_user').on(table.userId),
    index('agent_runs_agent').on(table.agentId, table.createdAt),
  ],
);

export interface AgentMail {
  name: string;
  items: { title: string; url: string | null; sources: number }[];
  drafts: number;
  awaiting: number;
  problems: { address: string; message: string }[];
  /** Absent when none had to be read. */
  sources?: { read: number; total: number };
}

/** Stories that an agent has delivered, so that none is delivered twice. */
export const agentStories = pgTable(
  'agent_stories',
  {
    agentId: uuid('agent_id').notNull(),
    key: text('key').notNull(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.key] }),
    index('agent_stories_created').on(table.createdAt),
  ],
);

/** Drafts awaiting approval. The row is deleted when the person decides. */
export const agentDrafts = pgTable(
  'agent_drafts',
  {
    postId: uuid('post_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    agentId: uuid('agent_id'),
    runId: uuid('run_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('agent_drafts_user').on(table.userId, table.createdAt)],
);

/** The last copy of each feed, shared by all accounts, and the number of failures since. */
export const feedCopies = pgTable('feed_copies', {
  address: text('address').primaryKey(),
  /** The new address after a permanent redirect. */
  movedTo: text('moved_to'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  feed: jsonb('feed').$type<Feed | null>(),
  failures: integer('failures').notNull(),
  problem: text('problem'),
  fetchedAt: instant('fetched_at'),
  nextAttemptAt: instant('next_attempt_at').notNull(),
});
