import { modelPurposes } from '@limelight/contracts';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Connected models belong to the installation, not to a person. */
export const modelConnections = pgTable(
  'model_connections',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: modelPurposes }).notNull(),
    provider: text('provider', {
      enum: [
        'openai',
        'anthropic',
        'google',
        'openrouter',
        'groq',
        'mistral',
        'compatible',
        'ollama',
        'local',
      ],
    }).notNull(),
    name: text('name').notNull(),
    /** Empty for providers with a fixed address. */
    baseUrl: text('base_url').notNull(),
    keySealed: text('key_sealed'),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('model_connections_model').on(table.purpose, table.provider, table.name, table.baseUrl),
  ],
);
