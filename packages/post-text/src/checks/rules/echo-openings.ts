import type { Fix, Remark, Rule } from '../finding.ts';
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
          fix: lastJoined(post.text, run),
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
      if (!same || sentence.text.endsWith('?')) close();
      run.push(sentence);
    }
    close();
    return remarks;
  },
};

/** The last two become one: 'You need money, and you need luck.' */
function lastJoined(text: string, run: readonly Part[]): Fix {
  const before = run.at(-2);
  const last = run.at(-1);
  const start = before?.start ?? 0;
  const end = last?.end ?? text.length;
  const head = (before?.text ?? '').replace(/[.!?…]+$/, '');
  const tail = last?.text ?? '';
  const small = /^I\b/.test(tail) ? tail : tail.charAt(0).toLocaleLowerCase('en') + tail.slice(1);
  return { start, end, replacement: `${head}, and ${small}`, label: 'Join the last two' };
}

function opening(sentence: Part): string {
  return /^([\p{L}'’]+ [\p{L}'’]+) /u.exec(sentence.text)?.[1] ?? '';
}
