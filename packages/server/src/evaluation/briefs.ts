import { brief as briefShape, type Brief } from '@limelight/contracts';
import { z } from 'zod';

export type NamedBrief = Brief & { name: string };

/** A brief of a file that could not be read, by the line it begins on. */
export interface Unread {
  line: number;
  fault: string;
}

const named = briefShape.loose().and(z.object({ name: z.string() }));

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

function faultOf(json: string): { brief: NamedBrief } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { fault: 'is no JSON' };
  }
  const read = named.safeParse(value);
  if (read.success) return { brief: read.data };
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'brief'}: ${message}`);
  return { fault: faults.join('; ') };
}

/** The briefs of a file, a JSON list, and those that could not be read, each with its line and what is wrong with it. */
export function readBriefs(text: string): { briefs: NamedBrief[]; unread: Unread[] } {
  const entries = entriesOf(text);
  if (entries === null) return { briefs: [], unread: [{ line: 1, fault: 'is no JSON list of briefs' }] };
  const briefs: NamedBrief[] = [];
  const unread: Unread[] = [];
  for (const { line, json } of entries) {
    const read = faultOf(json);
    if ('brief' in read) briefs.push(read.brief);
    else unread.push({ line, fault: read.fault });
  }
  return { briefs, unread };
}
