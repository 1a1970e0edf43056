import { brief as briefShape, sourceKind, sourcesPerPostLimit, type Brief } from '@limelight/contracts';
import { z } from 'zod';

/** Material beside a brief, as it stands in a file of briefs. */
const givenSource = z
  .object({
    kind: sourceKind,
    title: z.string().default(''),
    /** What it says, or where the file is that does, seen from the file of briefs. */
    text: z.string().optional(),
    path: z.string().optional(),
    /** Where a page was read; an evaluation asks no address itself. */
    address: z.url().optional(),
    /** Whether the author of the brief speaks in it, where its kind does not tell, and in a conversation under which name. */
    own: z.boolean().optional(),
    speaker: z.string().default(''),
  })
  .refine(({ text, path }) => (text === undefined) !== (path === undefined), 'has a text or a path')
  .refine(({ kind, address }) => kind === 'page' || address === undefined, 'only a page has an address');
export type GivenSource = z.infer<typeof givenSource>;

export interface NamedBrief extends Brief {
  name: string;
  /** Where it begins in its file. */
  line: number;
  sources: GivenSource[];
  /** Whether the last line names the page it is from. */
  cite: boolean;
}

/** A brief of a file that could not be read, by the line it begins on. */
export interface Unread {
  line: number;
  fault: string;
}

const named = briefShape.extend({
  name: z.string(),
  sources: z.array(givenSource).max(sourcesPerPostLimit).default([]),
  cite: z.boolean().default(false),
});

/** The entries of a JSON list as they stand in the text, each with the line it begins on; null when it is no list. */
function entriesOf(text: string): { line: number; json: string }[] | null {
  const open = text.search(/\S/);
  if (text.charAt(open) !== '[') return null;
  const entries: { line: number; json: string }[] = [];
  let depth = 0;
  let start = -1;
  let line = 1;
  let startLine = 1;
  let quoted = false;
  const close = (end: number) => {
    if (start >= 0) entries.push({ line: startLine, json: text.slice(start, end) });
    start = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
      continue;
    }
    if (depth === 1 && (sign === ',' || sign === ']')) close(at);
    else if (depth === 1 && start < 0 && /\S/.test(sign)) {
      start = at;
      startLine = line;
    }
    if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  close(text.length);
  return entries;
}

function readOne({ line, json }: { line: number; json: string }): NamedBrief | Unread {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { line, fault: 'is no JSON' };
  }
  const read = named.safeParse(value);
  if (read.success) return { ...read.data, line };
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'brief'}: ${message}`);
  return { line, fault: faults.join('; ') };
}

/** The briefs of a file, a JSON list, and those that could not be read, each with its line and what is wrong with it. */
export function readBriefs(text: string): { briefs: NamedBrief[]; unread: Unread[] } {
  const entries = entriesOf(text);
  if (entries === null) return { briefs: [], unread: [{ line: 1, fault: 'is no JSON list of briefs' }] };
  const briefs: NamedBrief[] = [];
  const unread: Unread[] = [];
  for (const entry of entries) {
    const read = readOne(entry);
    if ('fault' in read) unread.push(read);
    else briefs.push(read);
  }
  return { briefs, unread };
}
