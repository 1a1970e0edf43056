import type { Rule } from '../finding.ts';
import type { Part } from '../post.ts';
import { longestOf } from '../sentence-runs.ts';
import { speaksLoftily } from './lofty-words.ts';
import { countThings } from './concrete.ts';
import { companyOfLines } from './register.ts';

const BULLET =
  /^[^\S\n]*((?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9]\ufe0f?\u20e3)[\ufe0f\u200d\p{Emoji_Modifier}]*)[^\S\n]*/u;
const RUN = 3;
/** A sign for each meaning is a key: so many other tells make it one. */
const KEY = 2;

/** Lines that each begin with a pictogram, but for those of a notice or a price list. */
export const emojiBullets: Rule = {
  id: 'emoji-bullets',
  group: 'tell',
  severity: 'warn',
  find: (post) => {
    const lines = longestOf(post.lines, ({ text }) => BULLET.test(text));
    const first = lines[0];
    const last = lines.at(-1);
    if (!first || !last || lines.length < RUN) return [];
    const company = companyOfLines(post, lines, isOrnate(lines));
    if (company === undefined) return [];
    const stretch = post.text.slice(first.start, last.end);
    const replacement = stretch
      .split('\n')
      .map((line) => (BULLET.test(line) ? line.replace(BULLET, '– ') : line))
      .join('\n');
    return [
      {
        message: `${lines.length} lines begin with an emoji. Screen readers read every one aloud, and it looks generated. A dash does it.`,
        start: first.start,
        end: last.end,
        fix: { start: first.start, end: last.end, replacement, label: 'Dashes instead' },
        company: isKey(lines) ? KEY : company,
      },
    ];
  },
};

const ORNAMENT =
  /^[^\S\n]*(?:[\u2705\u2714\u2728\u2B50\u26A1\u2764]|🚀|💡|🔥|🎯|🌟|📌|💪|🙌|🔹|🔸|💎|🧠|📈|🤝|🌱|🏆|🔑|[0-9]\ufe0f?\u20e3)/u;

/** Most signs adorn and show nothing ('🚀 Test the form'), where no line names a thing. */
const isOrnate = (lines: readonly Part[]): boolean =>
  lines.filter(({ text }) => ORNAMENT.test(text)).length * 2 > lines.length &&
  countThings(lines.map(({ text }) => text).join('\n'), 1) === 0;

/** '🟢 under one hour', '🙂 “angry” (Mateo)': a sign for each meaning, written small or as others say it. */
function isKey(lines: readonly Part[]): boolean {
  const signs = new Set(lines.map(({ text }) => BULLET.exec(text)?.[1]));
  const meanings = lines.map(({ text }) => text.replace(BULLET, ''));
  return (
    signs.size === lines.length &&
    meanings.filter((text) => /^[\p{Ll}“"„«]/u.test(text)).length * 2 >= lines.length &&
    !meanings.some((text) => !/^[“"„«]/.test(text) && speaksLoftily(text))
  );
}
