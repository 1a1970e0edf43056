import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { dateOrder, id, pageQuery, timestamp } from '../fields.ts';
import { headingLimit, type ImportColumn } from './import-columns.ts';

/** The maximum size of an imported file in bytes. */
export const importFileByteLimit = 50 * 1024 * 1024;
export const importTextLimit = 2_000_000;

export const importReportLine = z.object({
  file: z.string(),
  read: z.number().int(),
  skipped: z.number().int(),
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
});
export type ImportReportLine = z.infer<typeof importReportLine>;

export { importColumns, type ImportColumn } from './import-columns.ts';

const heading = z.string().max(headingLimit).optional();

/** The heading for each field, and how its dates are to be read. Not needed for the usual names and dates. */
export const columnChoice = z.object({
  text: heading,
  date: heading,
  url: heading,
  author: heading,
  reactions: heading,
  comments: heading,
  reposts: heading,
  impressions: heading,
  industry: heading,
  dateOrder: dateOrder.optional(),
} satisfies Record<ImportColumn, typeof heading> & { dateOrder: unknown });
export type ColumnChoice = z.infer<typeof columnChoice>;

/** The columns of a table of posts, as they were read. */
export const importTable = z.object({
  headings: z.array(z.string()),
  /** The heading that each field was read from. */
  columns: columnChoice,
  /** The headings of filled columns that were not read. Import the table again with `columns` to read them. */
  unread: z.array(z.string()),
  /** A date that can be read in two ways, such as 03/04/2026. Import the table again with `dateOrder`. */
  ambiguousDate: z.string().nullable(),
});
export type ImportTable = z.infer<typeof importTable>;

export const importKinds = ['export', 'profile', 'analytics', 'posts'] as const;

export const importSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(importKinds),
  owner: z.string().nullable(),
  own: z.boolean(),
  /** The voice that its posts belong to; null for the person's own. */
  voiceId: id.nullable(),
  report: z.array(importReportLine),
  createdAt: timestamp,
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importFile = POST.drafts('/imports/file', {
  reach: 'self',
  summary:
    'Import a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON (form part `file`)',
  bodyFormat: 'form',
  bodyLimit: importFileByteLimit + 64 * 1024,
  body: columnChoice.extend({
    /** The voice that its posts belong to; the person's own by default. */
    voiceId: id.optional(),
    /** `false` for other people's posts, which are stored for inspiration and never count towards a voice. */
    mine: z.enum(['true', 'false']).default('true'),
    /** `true` when the person says that they are the one whom the file names. */
    confirmed: z.enum(['true', 'false']).default('false'),
    /** The import of the same file that this one takes the place of. */
    replaces: id.optional(),
  }),
  response: z.object({ id }),
  status: 202,
  errors: ['import_empty', 'import_too_large'],
});

export const listImports = GET.read('/imports', {
  summary: 'Your imports, newest first, each with a report',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(importSummary), nextCursor: z.string().nullable() }),
});

export const deleteImport = DELETE.drafts('/imports/:id', 'Delete an import with everything it added');
