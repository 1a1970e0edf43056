import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, timestamp } from './fields.ts';

/** Bytes of the largest file that can be imported. */
export const importFileByteLimit = 50 * 1024 * 1024;
export const importTextLimit = 2_000_000;

export const importReportLine = z.object({
  file: z.string(),
  read: z.number().int(),
  skipped: z.number().int(),
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
});
export type ImportReportLine = z.infer<typeof importReportLine>;

export const importKinds = ['export', 'profile', 'analytics', 'posts'] as const;

export const importSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(importKinds),
  /** Whose material it is, as the file says. */
  owner: z.string().nullable(),
  /** Whether its posts count as the person's own. */
  own: z.boolean(),
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
  bodyFormat: 'form',
  bodyLimit: importFileByteLimit + 64 * 1024,
  body: empty,
  response: z.object({ id }),
  status: 202,
  errors: ['import_unreadable', 'import_too_large'],
});

export const listImports = defineEndpoint({
  name: 'listImports',
  summary: 'What was imported, newest first, with a report for each',
  method: 'GET',
  path: '/imports',
  response: z.object({ items: z.array(importSummary) }),
});

export const deleteImport = defineEndpoint({
  name: 'deleteImport',
  summary: 'Delete an import with everything it brought',
  method: 'DELETE',
  path: '/imports/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

const trait = z.object({ mean: z.number(), low: z.number(), middle: z.number(), high: z.number() });

export const getVoice = defineEndpoint({
  name: 'getVoice',
  summary: 'How a person writes, measured from their imported posts',
  method: 'GET',
  path: '/voice',
  response: z.object({
    /** Own posts that were imported. */
    posts: z.number().int(),
    /** Posts that a voice needs. */
    needed: z.number().int(),
    confidence: z.enum(['low', 'medium', 'high']),
    /** Null for too few posts. Each trait with its tenth, fiftieth and ninetieth percentile. */
    traits: z.record(z.string(), trait).nullable(),
  }),
});
