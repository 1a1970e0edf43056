import { z } from 'zod';
import { importReportLine, importTextLimit } from '../imports.ts';
import { defineRun } from './define.ts';

export const importRun = defineRun({
  kind: 'import',
  label: 'Posts imported',
  summary: 'Import pasted posts, told apart by a line of `---` or two empty lines',
  input: z.object({
    /** Null for a file that `importFile` stored. */
    text: z
      .string()
      .max(importTextLimit, 'Import at most two million characters at a time.')
      .refine((text) => text.trim() !== '', 'Paste at least one post.')
      .nullable(),
    name: z.string().max(200).default('Pasted text'),
  }),
  result: z.object({
    /** What was kept, over all files, and what was not. */
    read: z.number().int(),
    skipped: z.number().int(),
    reasons: z.array(importReportLine),
    /** A sentence about material that belongs to somebody else; null otherwise. */
    notice: z.string().nullable(),
  }),
  action: null,
  errors: ['import_unreadable', 'import_too_large', 'people_limit'],
  bodyLimit: 8 * 1024 * 1024,
});
