import { z } from 'zod';
import { id } from '../fields.ts';
import { columnChoice, importReportLine, importTextLimit } from '../imports.ts';
import { defineRun } from './define.ts';

export const importRun = defineRun({
  kind: 'import',
  label: 'Posts imported',
  summary: 'Import pasted posts, separated by a line of `---` or two empty lines',
  input: z.object({
    /** Null for a file stored by `importFile`. */
    text: z
      .string()
      .max(importTextLimit, 'Import at most two million characters at a time.')
      .refine((text) => text.trim() !== '', 'Paste at least one post.')
      .nullable(),
    name: z.string().max(200).default('Pasted text'),
    columns: columnChoice.default({}),
    /** The voice that its posts belong to; null for the person's own. */
    voiceId: id.nullable().default(null),
    /** False for other people's posts, which are stored for inspiration and never count towards a voice. */
    mine: z.boolean().default(true),
    withoutPeople: z.boolean().default(false),
  }),
  result: z.object({
    /** The number of items imported from all files, and of those left out. */
    read: z.number().int(),
    skipped: z.number().int(),
    reasons: z.array(importReportLine),
    /** A notice about material of another person or material that was left out; null otherwise. */
    notice: z.string().nullable(),
    /** The headings of a table without a known text column. Import it again with `columns`. */
    headings: z.array(z.string()).nullable().default(null),
  }),
  action: null,
  errors: ['import_empty', 'import_too_large', 'people_limit'],
  bodyLimit: 8 * 1024 * 1024,
});
