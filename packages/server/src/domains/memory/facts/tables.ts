import type { FactKind, FactPrivacy, FactSource, FactStatus } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type KeptSource = Omit<FactSource, 'page'>;

/**
 * What is known of a person, or what a workspace shares. A fact of a workspace has no person, so that nothing of who
 * added it stays, and the migration lets it go with its workspace.
 */
export const facts = pgTable(
  'facts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    teamId: uuid('team_id'),
    text: text('text').notNull(),
    kind: text('kind').$type<FactKind>().notNull(),
    subject: text('subject').notNull(),
    /** `2024`, `2024-03` or `2024-03-18`. */
    happened: text('happened'),
    until: text('until'),
    privacy: text('privacy').$type<FactPrivacy>().notNull(),
    status: text('status').$type<FactStatus>().notNull(),
    source: jsonb('source').$type<KeptSource>().notNull(),
    /** SHA-256 of the sentence's words: the same sentence is kept once. */
    key: text('key').notNull(),
    /** SHA-256 of the passage's words: a passage is read once. */
    passageKey: text('passage_key').notNull(),
    /** The words as `wordsOf` reads them; those of the subject have the weight A. */
    search: tsvector('search').notNull(),
    /** When to ask whether it still holds; null for what cannot change. */
    askAt: instant('ask_at'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('facts_owner', sql`(user_id IS NULL) <> (team_id IS NULL)`),
    index('facts_user').on(table.userId, table.status, table.createdAt),
    index('facts_user_key').on(table.userId, table.key),
    index('facts_user_passage').on(table.userId, table.passageKey),
    index('facts_team')
      .on(table.teamId, table.key)
      .where(sql`team_id IS NOT NULL`),
  ],
);

/** Passages whose facts were refused or forgotten: hashes alone, so that nothing of them stays. */
export const factRefusals = pgTable(
  'fact_refusals',
  {
    userId: uuid('user_id').notNull(),
    passageKey: text('passage_key').notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.passageKey] })],
);

/** Texts that were read for facts: hashes alone. */
export const factReadings = pgTable(
  'fact_readings',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the text and of who read it: rules or a model. */
    key: text('key').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

const factId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => facts.id, { onDelete: 'cascade' });

/** Pairs of facts that cannot both hold; the smaller id first. */
export const factConflicts = pgTable(
  'fact_conflicts',
  {
    oneId: factId('one_id'),
    otherId: factId('other_id'),
    reason: text('reason').notNull(),
    /** Decided: both stay. */
    settledAt: instant('settled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('fact_conflicts_other').on(table.otherId),
  ],
);

/** The facts that a post was written with. The migration lets them go with the post. */
export const factUses = pgTable(
  'fact_uses',
  {
    postId: uuid('post_id').notNull(),
    factId: factId('fact_id'),
    userId: uuid('user_id').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.factId] }),
    index('fact_uses_fact').on(table.factId),
    index('fact_uses_user').on(table.userId),
  ],
);
