import type {
  DoNotContactKind,
  LeadRecord,
  LeadStatus,
  LegalBasis,
  PersonKind,
  PersonOrigin,
} from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type LeadFinding = Pick<LeadRecord, 'met' | 'missing' | 'evidence'> & { foundAt: string };

export const people = pgTable(
  'people',
  {
    ...owned,
    name: text('name').notNull(),
    headline: text('headline').notNull(),
    position: text('position').notNull(),
    company: text('company').notNull(),
    location: text('location').notNull(),
    industry: text('industry').notNull(),
    companySize: integer('company_size'),
    email: text('email'),
    linkedinUrl: text('linkedin_url'),
    website: text('website'),
    notes: text('notes').notNull(),
    tags: text('tags').array().notNull(),
    kinds: text('kinds').array().$type<PersonKind[]>().notNull(),
    /** Keys for merging and the do-not-contact list. Empty if there is nothing to compare. */
    nameKey: text('name_key').notNull(),
    companyKey: text('company_key').notNull(),
    emailKey: text('email_key').notNull(),
    linkedinKey: text('linkedin_key').notNull(),
    connectedOn: date('connected_on', { mode: 'string' }),
    lastContactedAt: instant('last_contacted_at'),
    leadStatus: text('lead_status').$type<LeadStatus>().notNull().default('new'),
    leadScore: smallint('lead_score'),
    /** What the last search found; null before one. */
    leadFinding: jsonb('lead_finding').$type<LeadFinding>(),
    remindAt: instant('remind_at'),
    remindedAt: instant('reminded_at'),
    optedOut: boolean('opted_out').notNull(),
    /** True if there is an opening at the company or another fact worth a message. */
    hasSignal: boolean('has_signal').notNull(),
    legalBasis: text('legal_basis').$type<LegalBasis>().notNull(),
    keepUntil: date('keep_until', { mode: 'string' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', name || ' ' || headline || ' ' || position || ' ' || company || ' ' || location || ' ' || industry || ' ' || left(notes, 10000))`,
      ),
  },
  (table) => [
    index('people_search').using('gin', table.search),
    index('people_tags').using('gin', table.tags),
    index('people_newest').on(table.userId, table.createdAt, table.id),
    index('people_company').on(table.userId, table.companyKey),
    index('people_connections')
      .on(table.userId, table.companyKey, table.id)
      .where(
        sql`'connection' = ANY (${table.kinds}) AND NOT ${table.optedOut} AND ${table.companyKey} <> ''`,
      ),
    index('people_name').on(table.userId, table.nameKey),
    index('people_email')
      .on(table.userId, table.emailKey)
      .where(sql`${table.emailKey} <> ''`),
    index('people_linkedin')
      .on(table.userId, table.linkedinKey)
      .where(sql`${table.linkedinKey} <> ''`),
    index('people_keep_until').on(table.userId, table.keepUntil),
    index('people_reminders')
      .on(table.remindAt)
      .where(sql`${table.remindedAt} IS NULL`),
  ],
);

export const personOriginRows = pgTable(
  'person_origins',
  {
    personId: uuid('person_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<PersonOrigin>().notNull(),
    label: text('label').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.label] }),
    index('person_origins_owner').on(table.userId, table.kind),
  ],
);

/** Facts quoted word for word from pages about a person or their company. */
export const personFactRows = pgTable(
  'person_facts',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id').notNull(),
    userId: uuid('user_id').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    quote: text('quote').notNull(),
    source: text('source').notNull(),
    address: text('address'),
    observedAt: instant('observed_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_facts_once').on(
      table.personId,
      table.field,
      sql`md5(${table.value})`,
      sql`coalesce(${table.address}, '')`,
    ),
    index('person_facts_owner').on(table.userId),
  ],
);

export const cvs = pgTable(
  'cvs',
  {
    ...owned,
    personId: uuid('person_id').notNull(),
    fileName: text('file_name').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('cvs_owner').on(table.userId, table.createdAt), index('cvs_person').on(table.personId)],
);

export const personLists = pgTable(
  'person_lists',
  {
    ...owned,
    name: text('name').notNull(),
  },
  (table) => [index('person_lists_owner').on(table.userId)],
);

export const personListMembers = pgTable(
  'person_list_members',
  {
    listId: uuid('list_id').notNull(),
    personId: uuid('person_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.personId] }),
    index('person_list_members_person').on(table.personId),
  ],
);

/** People whom a user must not contact. The entries outlive the records of those people. */
export const doNotContact = pgTable(
  'do_not_contact',
  {
    ...owned,
    kind: text('kind').$type<DoNotContactKind>().notNull(),
    value: text('value').notNull(),
    note: text('note').notNull(),
  },
  (table) => [uniqueIndex('do_not_contact_once').on(table.userId, table.kind, table.value)],
);
