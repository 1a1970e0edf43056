import { existsSync, readFileSync } from 'node:fs';

/** A labelled place in a text: offsets as a finding has them, and the label as it stands in the file. */
export type Label = { label: string; start: number; end: number; text: string };
/** A post without its marks, what was labelled in it, and the notes it came from, if the set has them. */
export type LabelledPost = { name: string; text: string; source: string; labels: Label[] };
export type SetName = 'claims' | 'tells';
/** Every part, in the order they were written. From the `fourth` on they hold tells alone. */
export const HALVES = [
  'open',
  'frozen',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'german',
  'german-frozen',
] as const;
export type Half = (typeof HALVES)[number];

/** Whether a set has such a part. */
export function hasFile(set: SetName, half: Half): boolean {
  return existsSync(fileOf(set, half));
}

/** The file of one half of a set, as it stands. */
export function readFile(set: SetName, half: Half): string {
  return readFileSync(fileOf(set, half), 'utf8');
}

function fileOf(set: SetName, half: Half): URL {
  return new URL(`${set}-${half}.txt`, import.meta.url);
}

/** The posts of one half of a set. */
export function readPosts(set: SetName, half: Half): LabelledPost[] {
  return readFile(set, half)
    .split(/^=== /m)
    .slice(1)
    .map((record) => {
      const [name = '', ...lines] = record.split('\n');
      const body = lines.join('\n');
      const [, source = '', post = body] = /^--- source\n([\s\S]*?)\n--- post\n([\s\S]*)$/.exec(body) ?? [];
      return { name, source, ...withoutMarks(post.trim(), name) };
    });
}

function withoutMarks(marked: string, name: string): { text: string; labels: Label[] } {
  const open: { label: string; start: number }[] = [];
  const labels: Label[] = [];
  let text = '';
  let at = 0;
  while (at < marked.length) {
    const mark = /^\{([+-][a-z]|[a-z-]+) /.exec(marked.slice(at));
    const closing = marked.charAt(at) === '}' ? open.pop() : undefined;
    if (mark) {
      open.push({ label: mark[1] ?? '', start: text.length });
      at += mark[0].length;
    } else if (closing) {
      labels.push({ ...closing, end: text.length, text: text.slice(closing.start) });
      at += 1;
    } else {
      text += marked.charAt(at);
      at += 1;
    }
  }
  if (open.length > 0) throw new Error(`A label is not closed in ‘${name}’.`);
  return { text, labels };
}
