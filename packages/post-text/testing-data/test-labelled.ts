import { readFileSync } from 'node:fs';

/** A labelled place in a post, as offsets in the text without its markup. */
export interface Label {
  label: string;
  start: number;
  end: number;
}

export interface LabelledPost {
  name: string;
  text: string;
  labels: Label[];
}

/** The posts in a file: a record starts with `=== name`, and a labelled place is written `{rule its words}`. */
export function readLabelled(file: string): LabelledPost[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((record) => {
      const [name = '', ...lines] = record.split('\n');
      return { name, ...withoutMarks(lines.join('\n').trim(), name) };
    });
}

function withoutMarks(marked: string, name: string): Omit<LabelledPost, 'name'> {
  const open: Pick<Label, 'label' | 'start'>[] = [];
  const labels: Label[] = [];
  let text = '';
  for (const piece of marked.split(/(\{[a-z-]+ |\})/)) {
    const label = /^\{([a-z-]+) $/.exec(piece)?.[1];
    const closed = piece === '}' ? open.pop() : undefined;
    if (label !== undefined) open.push({ label, start: text.length });
    else if (closed) labels.push({ ...closed, end: text.length });
    else text += piece;
  }
  if (open.length > 0) throw new Error(`A label is not closed in ‘${name}’.`);
  return { text, labels };
}
