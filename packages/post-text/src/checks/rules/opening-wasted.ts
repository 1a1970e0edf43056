import type { Rule } from '../finding.ts';

/** A first line that spends the scroller's attention on tags or a greeting. */
export const openingWasted: Rule = {
  id: 'opening-wasted',
  group: 'linkedin',
  severity: 'warn',
  find: (post) => {
    const line = post.lines[0];
    if (!line) return [];
    const message = wasted(line.text.trim());
    return message ? [{ message, start: line.start, end: line.end }] : [];
  },
};

function wasted(line: string): string | undefined {
  if (/^(?:#[\p{L}\p{N}\p{M}]+\s*)+$/u.test(line))
    return 'The first line is hashtags. It is all a scroller sees: put them last.';
  if (/^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?]{0,40})[.!,]?$/i.test(line)) {
    return 'The first line is a greeting. It is all a scroller sees: begin with what you have to say.';
  }
  return undefined;
}
