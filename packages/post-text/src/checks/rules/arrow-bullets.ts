import type { Rule } from '../finding.ts';
import { longestOf } from '../sentence-runs.ts';
import { companyOfLines } from './register.ts';

const ARROW =
  /^[^\S\n]*(?:[→➜➝➔➤➙➞➟➠➢➣▶►▷▸▹‣↳⟶⇒⇨›»]|[➡↪]|👉|->|=>)(?:\ufe0f|\ud83c[\udffb-\udfff])?[^\S\n]*/u;
const RUN = 3;

/** Lines that each begin with an arrow, but for those of a notice or a log. */
export const arrowBullets: Rule = {
  id: 'arrow-bullets',
  group: 'tell',
  severity: 'warn',
  find: (post) => {
    const best = longestOf(post.lines, ({ text }) => ARROW.test(text));
    const first = best[0];
    const last = best.at(-1);
    if (!first || !last || best.length < RUN) return [];
    const company = companyOfLines(post, best, false);
    if (company === undefined) return [];
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
        company,
      },
    ];
  },
};
