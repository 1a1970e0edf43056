import type { JobBoardKind, JobLevel, JobReason, JobStage, PayPeriod, Workplace } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A board with the state for its next request. Boards are public, so all accounts share them. */
export const jobBoardRows = pgTable(
  'job_boards',
  {
    kind: text('kind').$type<JobBoardKind>().notNull(),
    company: text('company').notNull(),
    /** The company's name as the board gives it. */
    name: text('name').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    openings: integer('openings').notNull(),
    fault: text('fault'),
    readAt: instant('read_at'),
    /** The board is not requested again before this time. */
    askAgainAt: instant('ask_again_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.company] })],
);

/** An opening. Several boards can advertise it. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    companyKey: text('company_key').notNull(),
    /** Blocking keys. Two records of the same opening share at least one. */
    blockKeys: text('block_keys').array().notNull(),
    places: text('places').array().notNull(),
    placesText: text('places_text').notNull(),
    countries: text('countries').array().notNull(),
    workplace: text('workplace').$type<Workplace>(),
    employment: text('employment'),
    levels: text('levels').array().$type<JobLevel[]>().notNull().default([]),
    /** True if only feeds advertise the opening. Then only followers of these feeds see it. */
    feedOnly: boolean('feed_only').notNull().default(false),
    department: text('department'),
    text: text('text').notNull(),
    url: text('url').notNull(),
    payMin: bigint('pay_min', { mode: 'number' }),
    payMax: bigint('pay_max', { mode: 'number' }),
    payCurrency: text('pay_currency'),
    payPeriod: text('pay_period').$type<PayPeriod>(),
    /** The upper bound in whole currency units per year, for the filter. */
    payYearly: bigint('pay_yearly', { mode: 'number' }),
    publishedAt: instant('published_at'),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    closedAt: instant('closed_at'),
    reposts: integer('reposts').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', company || ' ' || places_text), 'B') || to_tsvector('simple', left(text, 20000))`,
      ),
  },
  (table) => [
    index('jobs_search').using('gin', table.search),
    index('jobs_block').using('gin', table.blockKeys),
    index('jobs_newest').on(table.firstSeenAt, table.id),
    index('jobs_company').on(table.companyKey),
  ],
);

export const jobAds = pgTable(
  'job_ads',
  {
    board: text('board').$type<JobBoardKind>().notNull(),
    boardCompany: text('board_company').notNull(),
    externalId: text('external_id').notNull(),
    jobId: uuid('job_id').notNull(),
    url: text('url').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.boardCompany, table.externalId] }),
    index('job_ads_job').on(table.jobId),
  ],
);

export const jobPipeline = pgTable(
  'job_pipeline',
  {
    userId: uuid('user_id').notNull(),
    jobId: uuid('job_id').notNull(),
    /** A found opening is a search result and not in the pipeline. Later searches skip a dismissed one. */
    stage: text('stage').$type<JobStage | 'found' | 'dismissed'>().notNull(),
    note: text('note').notNull(),
    remindAt: instant('remind_at'),
    remindedAt: instant('reminded_at'),
    reasons: jsonb('reasons').$type<JobReason[]>().notNull(),
    missing: text('missing').array().notNull(),

    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('job_pipeline_reminders')
      .on(table.remindAt)
      .where(sql`${table.remindedAt} IS NULL`),
  ],
);

/** The skills and experience of a person in their own words. */
export const jobProfiles = pgTable('job_profiles', {
  userId: uuid('user_id').primaryKey(),
  text: text('text').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const jobTargets = pgTable(
  'job_targets',
  {
    ...owned,
    name: text('name').notNull(),
    board: text('board').$type<JobBoardKind>().notNull(),
    boardCompany: text('board_company').notNull(),
  },
  (table) => [uniqueIndex('job_targets_once').on(table.userId, table.board, table.boardCompany)],
);

export const jobSearches = pgTable(
  'job_searches',
  {
    ...owned,
    query: text('query').notNull(),
    locations: text('locations').array().notNull(),
    levels: text('levels').array().$type<JobLevel[]>().notNull().default([]),
    daily: boolean('daily').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The date in the person's time zone. */
    lastRunOn: date('last_run_on', { mode: 'string' }),
    lastRunId: uuid('last_run_id'),
  },
  (table) => [index('job_searches_owner').on(table.userId), index('job_searches_daily').on(table.daily)],
);

/** Openings already mailed for a saved search. */
export const jobSearchTold = pgTable(
  'job_search_told',
  {
    searchId: uuid('search_id').notNull(),
    userId: uuid('user_id').notNull(),
    jobId: uuid('job_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('job_search_told_owner').on(table.userId),
  ],
);
