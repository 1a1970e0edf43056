import type { Part } from './post.ts';

/** A stretch of sentences in a row, with its first and last. */
export interface SentenceRun {
  sentences: readonly Part[];
  first: Part;
  last: Part;
}

/** The stretches of at least `least` sentences in a row that all belong. */
export function runsOf(
  sentences: readonly Part[],
  least: number,
  belongs: (sentence: Part) => boolean,
): SentenceRun[] {
  const runs: SentenceRun[] = [];
  let run: Part[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length >= least) runs.push({ sentences: run, first, last });
    run = [];
  };
  for (const sentence of sentences) {
    if (belongs(sentence)) run.push(sentence);
    else close();
  }
  close();
  return runs;
}
