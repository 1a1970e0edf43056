import type { Rule } from '../finding.ts';

const LABEL =
  /^[^\S\n]*(?!(?:\p{L}+ ){0,3}(?:said|says|wrote|writes|asked|asks|told|answered|replied|read|reads)\b)\p{L}+(?:[ '’]\p{L}+){0,3}(?: \d{1,2})?:[^\S\n]*$/u;
const LEAST = 3;

/** 'The problem: … The solution: … The result: …': headings over lines that need none. */
export const labelLines: Rule = {
  id: 'label-lines',
  group: 'tell',
  severity: 'info',
  english: true,
  find: (post) => {
    const labels = post.lines.filter((line) => LABEL.test(line.text));
    const first = labels[0];
    const last = labels.at(-1);
    if (!first || !last || labels.length < LEAST) return [];
    const stretch = post.text.slice(first.start, last.end + 1);
    const replacement = stretch
      .split('\n')
      .filter((line) => !LABEL.test(line))
      .join('\n');
    return [
      {
        message: `${labels.length} lines are labels. A reader sees what is the problem and what came of it: tell it without the headings.`,
        start: first.start,
        end: last.end,
        fix: {
          start: first.start,
          end: Math.min(post.text.length, last.end + 1),
          replacement,
          label: 'Take the labels out',
        },
      },
    ];
  },
};
