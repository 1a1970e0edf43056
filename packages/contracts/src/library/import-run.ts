import { z } from 'zod';
import { id } from '../fields.ts';
import { columnChoice, importReportLine, importTable, importTextLimit } from './imports.ts';
import { defineRun } from '../runs/define.ts';

export const importRun = defineRun({
  kind: 'import',
  reach: 'self',
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
    /** True when the person says that they are the one whom the file names. */
    confirmed: z.boolean().default(false),
    /** The import of the same file that this one takes the place of. */
    replaces: id.nullable().default(null),
  }),
  result: z.object({
    /** The number of items imported from all files, and of those left out. */
    read: z.number().int(),
    skipped: z.number().int(),
    reasons: z.array(importReportLine),
    /** A notice about material of another person or material that was left out; null otherwise. */
    notice: z.string().nullable(),
    /** The owner whom the file names, when that seems to be somebody else. */
    foreign: z.string().nullable().default(null),
    /** The headings of a table without a known text column. Import it again with `columns`. */
    headings: z.array(z.string()).nullable().default(null),
    /** What was read from which column of a table of posts; null for other material. */
    table: importTable.nullable().default(null),
  }),
  action: null,
  errors: ['import_empty', 'import_too_large', 'people_limit'],
  bodyLimit: 8 * 1024 * 1024,
});
