import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, pageQuery, timestamp } from './fields.ts';

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

/** The fields of a post that can be columns of a table. */
export const importColumns = [
  'text',
  'date',
  'url',
  'author',
  'reactions',
  'comments',
  'reposts',
  'impressions',
  'industry',
] as const;
export type ImportColumn = (typeof importColumns)[number];

const heading = z.string().max(200).optional();

/** The heading for each field. Not needed for the usual names. */
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
} satisfies Record<ImportColumn, typeof heading>);
export type ColumnChoice = z.infer<typeof columnChoice>;

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

export const importFile = defineEndpoint({
  name: 'importFile',
  summary:
    'Import a LinkedIn data export, a profile saved as PDF, an analytics workbook, or posts as CSV or JSON (form part `file`)',
  method: 'POST',
  path: '/imports/file',
  scope: 'drafts',
  bodyFormat: 'form',
  bodyLimit: importFileByteLimit + 64 * 1024,
  body: columnChoice.extend({
    /** The voice that its posts belong to; the person's own by default. */
    voiceId: id.optional(),
    /** `false` for other people's posts, which are stored for inspiration and never count towards a voice. */
    mine: z.enum(['true', 'false']).default('true'),
  }),
  response: z.object({ id }),
  status: 202,
  errors: ['import_empty', 'import_too_large'],
});

export const listImports = defineEndpoint({
  name: 'listImports',
  summary: 'Your imports, newest first, each with a report',
  method: 'GET',
  path: '/imports',
  scope: 'read',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(importSummary), nextCursor: z.string().nullable() }),
});

export const deleteImport = defineEndpoint({
  name: 'deleteImport',
  summary: 'Delete an import with everything it added',
  method: 'DELETE',
  path: '/imports/:id',
  scope: 'drafts',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});
