import { z } from 'zod';
import { id } from '../fields.ts';
import { columnChoice, importReportLine, importTextLimit } from '../imports.ts';
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
    columns: columnChoice.default({}),
    /** The voice its posts belong to; null for the person's own. */
    voiceId: id.nullable().default(null),
    /** False for posts of other people: they are kept for inspiration and never count as a voice. */
    mine: z.boolean().default(true),
    /** Whether the connections in a file are left out. */
    withoutPeople: z.boolean().default(false),
  }),
  result: z.object({
    /** What was kept, over all files, and what was not. */
    read: z.number().int(),
    skipped: z.number().int(),
    reasons: z.array(importReportLine),
    /** A sentence about material that belongs to somebody else, or was left out; null otherwise. */
    notice: z.string().nullable(),
    /** The headings of a table of which none is known to hold the posts: import it again with `columns`. */
    headings: z.array(z.string()).nullable().default(null),
  }),
  action: null,
  errors: ['import_empty', 'import_too_large', 'people_limit'],
  bodyLimit: 8 * 1024 * 1024,
});
