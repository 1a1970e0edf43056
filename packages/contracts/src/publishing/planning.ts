import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, line, localDateTime, timestamp, timeZone } from './fields.ts';
import { postHold, postStatus } from './posts.ts';

export const calendarPost = z.object({
  id,
  status: postStatus,
  hold: postHold.nullable(),
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

export const listCalendar = defineEndpoint({
  name: 'listCalendar',
  summary: 'Posts that were or will be published in a window of at most 100 days, earliest first',
  method: 'GET',
  path: '/planning/calendar',
  scope: 'read',
  query: z.object({ from: timestamp, to: timestamp }),
  response: z.object({
    items: z.array(calendarPost),
    notes: z.array(calendarNote),
    /** False when the window contains more posts than one answer can. */
    complete: z.boolean(),
  }),
});

export const saveCalendarNote = defineEndpoint({
  name: 'saveCalendarNote',
  summary: 'Add or change a note on a day; the client chooses its id, so repeating this is harmless',
  method: 'POST',
  path: '/planning/notes',
  scope: 'drafts',
  body: calendarNote,
  response: calendarNote,
  errors: ['not_found', 'calendar_note_limit'],
});

export const deleteCalendarNote = defineEndpoint({
  name: 'deleteCalendarNote',
  summary: 'Delete a note',
  method: 'DELETE',
  path: '/planning/notes/:id',
  scope: 'drafts',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

/** A weekday (1 is Monday) or an hour at which the person's posts exceeded their own median. */
const bestGroup = z.object({
  value: z.number().int(),
  posts: z.number().int(),
  /** The group's median as a multiple of the author's. */
  times: z.number(),
});

export const getBestTimes = defineEndpoint({
  name: 'getBestTimes',
  summary:
    'The next times at which your posts did better, based only on your own numbers; none if there are too few',
  method: 'GET',
  path: '/planning/best-times',
  scope: 'read',
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

export const movePosts = defineEndpoint({
  name: 'movePosts',
  summary: 'Schedule, move or unschedule several posts; each succeeds or is refused on its own',
  method: 'POST',
  path: '/planning/moves',
  scope: 'schedule',
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

export const exportCalendar = defineEndpoint({
  name: 'exportCalendar',
  summary: 'Published and scheduled posts as CSV or iCalendar, the newest 5,000',
  method: 'GET',
  path: '/planning/export',
  scope: 'read',
  query: z.object({ format: z.enum(['csv', 'ics']), timeZone }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
});

const feedState = z.object({
  active: z.boolean(),
  createdAt: timestamp.nullable(),
  readAt: timestamp.nullable(),
});

export const getCalendarFeed = defineEndpoint({
  name: 'getCalendarFeed',
  summary: 'Whether there is a private calendar address, and when it was last read',
  method: 'GET',
  path: '/planning/feed',
  response: feedState,
});

export const renewCalendarFeed = defineEndpoint({
  name: 'renewCalendarFeed',
  summary: 'Create a private calendar address, shown only in this answer; any earlier one stops working',
  method: 'POST',
  path: '/planning/feed',
  response: feedState.extend({ url: z.url() }),
});

export const removeCalendarFeed = defineEndpoint({
  name: 'removeCalendarFeed',
  summary: 'Turn off the private calendar address',
  method: 'DELETE',
  path: '/planning/feed',
  response: empty,
});

export const readCalendarFeed = defineEndpoint({
  name: 'readCalendarFeed',
  summary: 'The calendar as iCalendar (RFC 5545), for anyone with the private address',
  method: 'GET',
  path: '/planning/feed/:key',
  access: 'signed',
  params: z.object({ key: z.string().max(100) }),
  response: z.string(),
  answer: 'file',
  errors: ['not_found'],
});

export const importByteLimit = 200 * 1024;
export const importRowLimit = 500;

const importFile = z.object({
  /** The text of the file. The first row contains the headings: text, and optionally date, time and visibility. */
  csv: z.string().min(1, 'The file is empty.').max(importByteLimit, 'Import at most 200 kB at a time.'),
  timeZone,
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
});
export type ImportReport = z.infer<typeof importReport>;

export const previewImport = defineEndpoint({
  name: 'previewImport',
  summary: 'Preview what an import would do with each row',
  method: 'POST',
  path: '/planning/import/preview',
  scope: 'schedule',
  bodyLimit: 512 * 1024,
  body: importFile,
  response: importReport,
});

export const runImport = defineEndpoint({
  name: 'runImport',
  summary: 'Import a file; rows already imported are skipped, so repeating this is harmless',
  method: 'POST',
  path: '/planning/import',
  scope: 'schedule',
  bodyLimit: 512 * 1024,
  body: importFile,
  response: importReport,
});
