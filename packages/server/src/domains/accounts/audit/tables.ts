import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

/** An append-only record of changes to money, plans and accounts. Rows contain ids and never names. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `program`, `operator:<login>` or `person`. */
    actor: text('actor').notNull(),
    /** For example `purchase.paid`. */
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_entries_subject').on(table.subject, table.seq)],
);
