import type { Remark, Rule } from '../finding.ts';
import type { Part } from '../post.ts';
import { quote } from '../post.ts';

const RUN = 3;

/** Three sentences or more that begin alike, for the drum of it. */
export const echoOpenings: Rule = {
  id: 'echo-openings',
  group: 'tell',
  severity: 'info',
  english: true,
  find: (post) => {
    const remarks: Remark[] = [];
    let run: Part[] = [];
    const close = () => {
      const first = run[0];
      const last = run.at(-1);
      if (first && last && run.length >= RUN) {
        remarks.push({
          message: `${run.length} sentences in a row begin with ${quote(opening(first))}. Once it is a beat, the third time a drum machine. Begin one of them otherwise.`,
          start: first.start,
          end: last.end,
        });
      }
      run = [];
    };
    for (const sentence of post.sentences) {
      const before = run.at(-1);
      const same =
        before !== undefined &&
        opening(before) !== '' &&
        opening(before).toLowerCase() === opening(sentence).toLowerCase();
      if (!same) close();
      run.push(sentence);
    }
    close();
    return remarks;
  },
};

function opening(sentence: Part): string {
  return /^([\p{L}'’]+ [\p{L}'’]+) /u.exec(sentence.text)?.[1] ?? '';
}
