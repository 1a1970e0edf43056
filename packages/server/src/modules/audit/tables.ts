import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Who did what with money, plans and accounts. Rows are added and never changed; they carry ids, never names. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `program`, `operator:<login>` or `person`. */
    actor: text('actor').notNull(),
    /** Such as `purchase.paid`. */
    action: text('action').notNull(),
    /** Id of what it was done to. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_entries_subject').on(table.subject, table.seq)],
);
