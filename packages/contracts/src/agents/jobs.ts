import { z } from 'zod';
import { jobBoards, jobLevels, payPeriods, workplaces } from '../catalog/job-boards.ts';
import { jobStages, savedSearchLimit } from '../catalog/people.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { pageErrors } from '../posts/refusals.ts';
import { freeText, id, keysOf, line, pageQuery, timestamp, timeZone } from '../fields.ts';

/** Integers in the currency's minor units. */
export const jobPay = z.object({
  minMinor: z.number().int().nullable(),
  maxMinor: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(payPeriods).nullable(),
});
export type JobPay = z.infer<typeof jobPay>;

export const jobReason = z.object({
  criterion: z.string(),
  /** An exact passage of the advertisement. */
  jobQuote: z.string(),
  /** An exact passage of the person's own profile. */
  profileQuote: z.string().optional(),
});
export type JobReason = z.infer<typeof jobReason>;

const jobBoard = z.enum(keysOf(jobBoards));
export const jobStage = z.enum(keysOf(jobStages));
const workplace = z.enum(keysOf(workplaces));
const jobLevel = z.enum(keysOf(jobLevels));
/** Openings whose board states another level are left out; none for every level. */
export const wantedLevels = z.array(jobLevel).max(keysOf(jobLevels).length);

export const jobSummary = z.object({
  id,
  title: z.string(),
  company: z.string(),
  places: z.array(z.string()),
  countries: z.array(z.string()),
  workplace: workplace.nullable(),
  employment: z.string().nullable(),
  /** As the board states it; empty where it has no field for it. */
  levels: z.array(jobLevel).default([]),
  pay: jobPay.nullable(),
  url: z.string(),
  boards: z.array(jobBoard),
  firstSeenAt: timestamp,
  publishedAt: timestamp.nullable(),
  /** Whole days since it was published or first seen. */
  openDays: z.number().int(),
  reposts: z.number().int(),
  closedAt: timestamp.nullable(),
  /** Null when it is not in the person's pipeline. */
  stage: jobStage.nullable(),
  remindAt: timestamp.nullable(),
  knows: z.number().int(),
  /** Why a search found it; empty where none did. */
  reasons: z.array(jobReason).default([]),
  missing: z.array(z.string()).default([]),
});
export type JobSummary = z.infer<typeof jobSummary>;

export const jobView = jobSummary.extend({
  text: z.string(),
  note: z.string(),
  noteVersion: z.string(),
  sources: z.array(z.object({ board: jobBoard, url: z.string(), lastSeenAt: timestamp })),
  connections: z.array(z.object({ id, name: z.string(), position: z.string() })),
});
export type JobView = z.infer<typeof jobView>;

const filters = z.object({
  q: freeText(200).optional(),
  stage: jobStage.optional(),
  /** `mine` is the person's pipeline, `found` what their searches found, `all` every known opening. */
  scope: z.enum(['mine', 'found', 'all']).default('mine'),
  company: freeText(100).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  workplace: workplace.optional(),
  /** Only openings whose board states this level. */
  level: jobLevel.optional(),
  postedWithinDays: z.coerce.number().int().min(1).max(3650).optional(),
  /** Per year, in whole units of any currency. */
  payFrom: z.coerce.number().int().min(0).max(100_000_000).optional(),
});
export type JobFilters = z.infer<typeof filters>;

export const listJobs = GET.people('/jobs', {
  summary: 'Openings in the pipeline, found by a search, or by filters and words, newest first',
  query: z.object({ ...pageQuery, ...filters.shape }),
  response: z.object({ items: z.array(jobSummary), nextCursor: z.string().nullable() }),
});

export const getJob = GET.people('/jobs/:id', {
  summary: 'One opening with its text, the reasons it was found and who the person knows there',
  response: jobView,
});

export const changeJob = PATCH.people('/jobs/:id', {
  summary: 'Add an opening to the pipeline, move it, or add a note and a reminder',
  body: z.object({
    stage: jobStage.optional(),
    note: freeText(10_000).optional(),
    /** The version of the note that the change is based on. */
    noteVersion: line(64).optional(),
    remindAt: timestamp.nullable().optional(),
  }),
  response: jobView,
  errors: ['notes_changed'],
});

const mostDecided = 100;

export const decideJobs = POST.people('/jobs/decisions', {
  summary: 'Keep openings in the pipeline, or dismiss them so that later searches skip them',
  body: z.object({
    ids: z.array(id).min(1, 'Choose an opening.').max(mostDecided, `Choose at most ${mostDecided} openings.`),
    decision: z.enum(['keep', 'dismiss']),
  }),
  /** Openings that the person does not see are left out of the count. */
  response: z.object({ changed: z.number().int() }),
});

export const deleteJob = DELETE.people('/jobs/:id', 'Remove an opening and its notes from the pipeline');

export const exportJobs = GET.people('/jobs.csv', {
  summary: 'The pipeline as a CSV file',
  response: z.unknown(),
  answer: 'file',
  files: ['text/csv'],
});

export const jobProfileLimit = 30_000;
const profileText = freeText(jobProfileLimit);

export const getJobProfile = GET.people('/job-profile', {
  summary: 'The person’s job profile in their own words',
  response: z.object({ text: z.string() }),
});

export const saveJobProfile = PATCH.people('/job-profile', {
  summary: 'Save it',
  body: z.object({ text: profileText }),
  response: z.object({ text: z.string() }),
});

const company = z.object({
  id,
  name: z.string(),
  board: jobBoard,
  boardCompany: z.string(),
  openings: z.number().int(),
  readAt: timestamp.nullable(),
  fault: z.string().nullable(),
});

export const listTargetCompanies = GET.people('/job-companies', {
  summary: 'Companies the person follows',
  response: z.object({ items: z.array(company) }),
});

export const addTargetCompany = POST.people('/job-companies', {
  reach: 'others',
  summary: 'Follow a company by its name or careers page, whose job board is found, or a feed of openings',
  body: z.object({ company: line(300).pipe(z.string().min(2, 'Write a name or an address.')) }),
  response: company,
  status: 201,
  errors: [
    'job_board_not_found',
    'company_limit',
    ...pageErrors,
    'feed_closed',
    'feed_missing',
    'feed_silent',
  ],
});

export const removeTargetCompany = DELETE.people('/job-companies/:id', 'Stop following a company');

const savedSearch = z.object({
  id,
  query: z.string(),
  locations: z.array(z.string()),
  levels: z.array(jobLevel),
  daily: z.boolean(),
  timeZone,
  lastRunOn: z.iso.date().nullable(),
  lastRunId: id.nullable(),
});

export const jobQuery = freeText(2000).refine((text) => text.trim() !== '', 'Describe the job you want.');
export const jobLocations = z.array(line(100)).max(10, 'Use at most ten places.');

export const listJobSearches = GET.people('/job-searches', {
  summary: 'Saved searches',
  response: z.object({ items: z.array(savedSearch) }),
});

export const saveJobSearch = POST.people('/job-searches', {
  summary: `Save a search; a daily one runs every morning from the next day (at most ${savedSearchLimit})`,
  body: z.object({
    query: jobQuery,
    locations: jobLocations.default([]),
    levels: wantedLevels.default([]),
    daily: z.boolean().default(false),
    timeZone,
  }),
  response: savedSearch,
  status: 201,
  errors: ['saved_search_limit'],
});

export const changeJobSearch = PATCH.people('/job-searches/:id', {
  summary: 'Switch the daily run of a saved search on or off',
  body: z.object({ daily: z.boolean() }),
  response: savedSearch,
});

export const deleteJobSearch = DELETE.people('/job-searches/:id', 'Delete a saved search');
