import type { Rule } from '../finding.ts';
import type { Part } from '../post.ts';

const ARROW = /^[^\S\n]*(?:[→➜➝➔➤➙➞➟➠➢➣▶►▷▸▹‣↳⟶⇒⇨›»]|➡|👉|->|=>)(?:\ufe0f|\ud83c[\udffb-\udfff])?[^\S\n]*/u;
const RUN = 3;

/** Lines that each begin with an arrow. */
export const arrowBullets: Rule = {
  id: 'arrow-bullets',
  group: 'tell',
  severity: 'warn',
  find: (post) => {
    let best: Part[] = [];
    let run: Part[] = [];
    for (const line of post.lines) {
      run = ARROW.test(line.text) ? [...run, line] : [];
      if (run.length > best.length) best = run;
    }
    const first = best[0];
    const last = best.at(-1);
    if (!first || !last || best.length < RUN) return [];
    const replacement = post.text
      .slice(first.start, last.end)
      .split('\n')
      .map((line) => line.replace(ARROW, '– '))
      .join('\n');
    return [
      {
        message: `${best.length} lines begin with an arrow. A dash does it, and screen readers do not read it aloud.`,
        start: first.start,
        end: last.end,
        fix: { start: first.start, end: last.end, replacement, label: 'Dashes instead' },
      },
    ];
  },
};
