import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { dateOrder, id, line, localDateTime, timestamp, timeZone } from '../fields.ts';
import { postDelivery, postHold, postStatus } from '../posts/posts.ts';

export const calendarPost = z.object({
  id,
  status: postStatus,
  hold: postHold.nullable(),
  delivery: postDelivery,
  /** The first line with words, cut to 120 characters; empty for a post without text. */
  title: z.string(),
  scheduledAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  timeZone: z.string().nullable(),
});
export type CalendarPost = z.infer<typeof calendarPost>;

export const calendarNoteLimit = 200;
export const calendarNotesLimit = 1000;

export const calendarNote = z.object({
  id,
  date: z.iso.date(),
  text: line(calendarNoteLimit).pipe(z.string().min(1, 'Write a note.')),
});
export type CalendarNote = z.infer<typeof calendarNote>;

/** The maximum window in days and number of posts per request. */
export const calendarWindowDays = 100;
export const calendarPostLimit = 5000;

export const listCalendar = GET.read('/planning/calendar', {
  summary: 'Posts that were or will be published in a window of at most 100 days, earliest first',
  query: z.object({ from: timestamp, to: timestamp }),
  response: z.object({
    items: z.array(calendarPost),
    notes: z.array(calendarNote),
    /** False when the window contains more posts than one answer can. */
    complete: z.boolean(),
  }),
});

/**
 * Why a scheduled post will not be published at its time as things are: the LinkedIn connection expires before or is
 * missing, a gap is open, its workspace has not approved it, or its author no longer lets others schedule.
 */
export const postRisk = z.enum(['expires', 'disconnected', 'gap', 'approval', 'consent']);
export type PostRisk = z.infer<typeof postRisk>;

export const listPostRisks = GET.read('/planning/risks', {
  summary: 'The scheduled posts that will not be published as things are, soonest first',
  response: z.object({ items: z.array(z.object({ postId: id, risk: postRisk })) }),
});

export const getPlanMark = GET.read('/planning/mark', {
  summary: 'A mark that differs after each change of a post, queue, pause or calendar note, for polling',
  response: z.object({ mark: z.string() }),
});

export const saveCalendarNote = POST.drafts('/planning/notes', {
  summary: 'Add or change a note on a day; the client chooses its id, so repeating this is harmless',
  body: calendarNote,
  response: calendarNote,
  errors: ['not_found', 'calendar_note_limit'],
});

export const deleteCalendarNote = DELETE.drafts('/planning/notes/:id', 'Delete a note');

/** A weekday (1 is Monday) or an hour at which the person's posts exceeded their own median. */
const bestGroup = z.object({
  value: z.number().int(),
  posts: z.number().int(),
  /** The group's median as a multiple of the author's. */
  times: z.number(),
});

export const getBestTimes = GET.read('/planning/best-times', {
  summary:
    'The next times at which your posts did better, based only on your own numbers; none if there are too few',
  query: z.object({ timeZone }),
  response: z.object({
    /** The number of comparable posts, and the minimum for a weekday or hour. */
    compared: z.number().int(),
    needed: z.number().int(),
    weekday: bestGroup.nullable(),
    hour: bestGroup.nullable(),
    next: z.array(timestamp),
  }),
});

/** Why one of several changes was refused. The others are still made. */
export const partRefusal = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
});
export type PartRefusal = z.infer<typeof partRefusal>;

export const moveLimit = 200;

export const movePosts = POST.schedule('/planning/moves', {
  reach: 'others',
  summary: 'Schedule, move or unschedule several posts; each succeeds or is refused on its own',
  body: z.object({
    timeZone,
    moves: z
      .array(
        z.object({
          id,
          /** An instant, or a local time in `timeZone`; null turns the post back into a draft. */
          at: z.union([timestamp, localDateTime]).nullable(),
        }),
      )
      .min(1)
      .max(moveLimit, `Choose at most ${moveLimit} posts at a time.`),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id,
        scheduledAt: timestamp.nullable(),
        /** A remark about a successful move. */
        note: z.string().nullable(),
        refusal: partRefusal.nullable(),
      }),
    ),
  }),
});

export const exportCalendar = GET.read('/planning/export', {
  summary: 'Published and scheduled posts as CSV or iCalendar, the newest 5,000',
  query: z.object({ format: z.enum(['csv', 'ics']), timeZone }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
});

const feedState = z.object({
  active: z.boolean(),
  createdAt: timestamp.nullable(),
  readAt: timestamp.nullable(),
});

export const getCalendarFeed = GET('/planning/feed', {
  summary: 'Whether there is a private calendar address, and when it was last read',
  response: feedState,
});

export const renewCalendarFeed = POST('/planning/feed', {
  summary: 'Create a private calendar address, shown only in this answer; any earlier one stops working',
  response: feedState.extend({ url: z.url() }),
});

export const removeCalendarFeed = DELETE('/planning/feed', 'Turn off the private calendar address');

export const readCalendarFeed = GET('/planning/feed/:key', {
  summary: 'The calendar as iCalendar (RFC 5545), for anyone with the private address',
  access: 'signed',
  params: z.object({ key: z.string().max(100) }),
  response: z.string(),
  answer: 'file',
  files: ['text/calendar'],
  errors: ['not_found'],
});

export const importByteLimit = 200 * 1024;
export const importRowLimit = 500;

/** What the columns of a plan can be. */
export const planColumns = ['text', 'date', 'time', 'timezone', 'visibility'] as const;
export type PlanColumn = (typeof planColumns)[number];

const planHeading = z.string().max(200).optional();

/** The heading for each field, and how dates are to be read. Not needed for the usual headings and dates. */
const planColumnChoice = z.object({
  text: planHeading,
  date: planHeading,
  time: planHeading,
  timezone: planHeading,
  visibility: planHeading,
  dateOrder: dateOrder.optional(),
} satisfies Record<PlanColumn, typeof planHeading> & { dateOrder: unknown });
export type PlanColumnChoice = z.infer<typeof planColumnChoice>;

const importFile = z.object({
  /**
   * The text of the file. The first row contains the headings: text, and optionally date, time, timezone and
   * visibility.
   */
  csv: z.string().min(1, 'The file is empty.').max(importByteLimit, 'Import at most 200 kB at a time.'),
  /** The zone of rows that name none. */
  timeZone,
  columns: planColumnChoice.default({}),
});

/** The result of a row: scheduled, stored as a draft, refused, or already imported. */
export const importVerdict = z.enum(['schedule', 'draft', 'refused', 'known']);
export type ImportVerdict = z.infer<typeof importVerdict>;

const importReport = z.object({
  rows: z.array(
    z.object({
      line: z.number().int(),
      title: z.string(),
      verdict: importVerdict,
      scheduledAt: timestamp.nullable(),
      /** Why the row is refused, or a remark about it. */
      note: z.string().nullable(),
      postId: id.nullable(),
    }),
  ),
  /** The columns in the order of the file. `field` is null for one that is not read. */
  columns: z.array(z.object({ heading: z.string(), field: z.enum(planColumns).nullable() })),
  /** Remarks about the columns, such as one with dates that is not read. */
  notes: z.array(z.string()),
  /** A date that can be read in two ways, such as 03/04/2031. Import with `columns.dateOrder` then. */
  ambiguousDate: z.string().nullable(),
});
export type ImportReport = z.infer<typeof importReport>;

export const previewImport = POST.schedule('/planning/import/preview', {
  reach: 'self',
  summary: 'Preview what an import would do with each row',
  bodyLimit: 512 * 1024,
  body: importFile,
  response: importReport,
});

export const runImport = POST.schedule('/planning/import', {
  reach: 'others',
  summary: 'Import a file; rows already imported are skipped, so repeating this is harmless',
  bodyLimit: 512 * 1024,
  body: importFile,
  response: importReport,
});
