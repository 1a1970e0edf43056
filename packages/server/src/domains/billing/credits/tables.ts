import type { CreditEntryKind } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

/**
 * One row per person and per workspace. Only the transaction that locks it changes the credits. `userId` is the id of
 * the owner everywhere in these tables, whether that is a person or a workspace.
 */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id').primaryKey(),
    createdAt: instant('created_at').notNull(),
    /** Set once the person or the workspace is deleted. */
    closedAt: instant('closed_at'),
    /** For a deleted workspace, the person who receives credits whose giver is gone. */
    heirId: uuid('heir_id'),
  },
  (table) => [
    index('credit_accounts_closed')
      .on(table.userId)
      .where(sql`heir_id IS NOT NULL`),
  ],
);

/** Who may spend the credits of a workspace. `chosen` marks the account that pays for a person's work. */
export const creditSpenders = pgTable(
  'credit_spenders',
  {
    accountId: uuid('account_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Credits per calendar month in UTC; null is no limit. */
    monthlyLimit: integer('monthly_limit'),
    chosen: boolean('chosen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('credit_spenders_user').on(table.userId),
    uniqueIndex('credit_spenders_chosen')
      .on(table.userId)
      .where(sql`chosen`),
    check('credit_spenders_limit', sql`monthly_limit > 0`),
  ],
);

/**
 * Credits that were granted together and expire together. `remaining` caches the sum of the lot's ledger entries,
 * so that spending reads a few lots and not the whole ledger. A database constraint keeps it from falling below
 * zero.
 */
export const creditLots = pgTable(
  'credit_lots',
  {
    ...owned,
    /** The origin, for example `sign-up:<hash>`. Each source grants only once. */
    source: text('source').notNull(),
    /** The member who gave these credits to a workspace. */
    giverId: uuid('giver_id'),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('credit_lots_source').on(table.source),
    index('credit_lots_open')
      .on(table.userId)
      .where(sql`remaining > 0`),
    index('credit_lots_lapsing')
      .on(table.expiresAt)
      .where(sql`remaining > 0`),
    index('credit_lots_giver')
      .on(table.giverId)
      .where(sql`giver_id IS NOT NULL`),
    index('credit_lots_given')
      .on(table.userId)
      .where(sql`giver_id IS NOT NULL`),
    check('credit_lots_amount', sql`amount > 0`),
    check('credit_lots_remaining', sql`remaining >= 0 AND remaining <= amount`),
  ],
);

export const reservationStates = ['held', 'settled', 'released'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Credits reserved before the work. The running work updates `touchedAt`; stale reservations are released. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    ...owned,
    /** The member whose work a workspace pays for; null where people pay for their own. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    label: text('label').notNull(),
    amount: integer('amount').notNull(),
    /** The amount finally charged; null while reserved. */
    used: integer('used'),
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state', { enum: reservationStates }).notNull(),
    touchedAt: instant('touched_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('credit_reservations_key').on(table.userId, table.idempotencyKey),
    index('credit_reservations_held')
      .on(table.touchedAt)
      .where(sql`state = 'held'`),
    index('credit_reservations_actor')
      .on(table.actorId, table.userId, table.createdAt)
      .where(sql`actor_id IS NOT NULL`),
    index('credit_reservations_shared')
      .on(table.userId, table.createdAt)
      .where(sql`actor_id IS NOT NULL`),
    check('credit_reservations_used', sql`used IS NULL OR (used >= 0 AND used <= amount)`),
  ],
);

export const creditEntryKinds = [
  'grant',
  'reserve',
  'release',
  'lapse',
  'refund',
  'adjust',
  'transfer',
] as const satisfies readonly CreditEntryKind[];

/**
 * The ledger, which is append-only. `seq` gives a person's entries their order, since only one transaction at a
 * time adds them. `expiresAt` repeats the lot's expiry, so that a single index answers the balance: the sum of all
 * entries whose lot has not expired.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    lotId: uuid('lot_id').notNull(),
    reservationId: uuid('reservation_id'),
    kind: text('kind', { enum: creditEntryKinds }).notNull(),
    amount: integer('amount').notNull(),
    label: text('label').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('credit_entries_sum').on(table.userId, table.seq, table.amount, table.kind, table.expiresAt),
    index('credit_entries_reservation').on(table.reservationId),
    check(
      'credit_entries_sign',
      sql`(kind IN ('grant', 'release') AND amount > 0) OR (kind IN ('reserve', 'lapse') AND amount < 0) OR (kind IN ('refund', 'adjust', 'transfer') AND amount <> 0)`,
    ),
  ],
);
