import type { Part } from './post.ts';

/** A stretch of sentences in a row, with its first and last. */
export interface SentenceRun {
  sentences: readonly Part[];
  first: Part;
  last: Part;
}

/** The stretches of at least `least` sentences in a row that all belong, each of them with the one before. */
export function runsOf(
  sentences: readonly Part[],
  least: number,
  belongs: (sentence: Part) => boolean,
  together: (before: Part, sentence: Part) => boolean = () => true,
): SentenceRun[] {
  const runs: SentenceRun[] = [];
  let run: Part[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= least) runs.push({ sentences: run, first, last });
    run = [];
  };
  for (const sentence of sentences) {
    const before = run.at(-1);
    if (before !== undefined && !together(before, sentence)) close();
    if (belongs(sentence)) run.push(sentence);
    else close();
  }
  close();
  return runs;
}

/** The longest stretch of parts in a row that all belong; the first of several. */
export function longestOf(parts: readonly Part[], belongs: (part: Part) => boolean): readonly Part[] {
  let [from, to] = [0, 0];
  let start = 0;
  for (const [index, part] of parts.entries()) {
    if (!belongs(part)) start = index + 1;
    else if (index + 1 - start > to - from) [from, to] = [start, index + 1];
  }
  return parts.slice(from, to);
}
