import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonParameter } from './json-parameter.ts';

/** A column for a point in time, stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A column for JSON. Half characters and NUL, which PostgreSQL refuses in JSON, are replaced or dropped. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: jsonParameter,
});

/** The columns of a row that a person made. */
export const owned = {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
};
