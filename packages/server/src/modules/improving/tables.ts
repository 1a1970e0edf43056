import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each help that was asked for: what made it, what it used and cost. The texts are not kept. */
export const textImprovements = pgTable(
  'text_improvements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    help: text('help').notNull(),
    engine: text('engine').notNull(),
    /** `id@version`; null when no model was asked. */
    promptVersion: text('prompt_version'),
    settings: jsonb('settings').$type<Record<string, string | number | boolean>>().notNull().default({}),
    /** 'done', or the code of the refusal. */
    outcome: text('outcome').notNull(),
    charged: integer('charged').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    costMicroUsd: integer('cost_micro_usd'),
    durationMs: integer('duration_ms').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('text_improvements_user').on(table.userId, table.createdAt)],
);
