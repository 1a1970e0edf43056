import type { Finding, Fix } from './finding.ts';

/** The text with a finding's fix taken; unchanged when it offers none or no longer fits the text. */
export function applyFix(text: string, finding: Pick<Finding, 'fix'>): string {
  const { fix } = finding;
  if (!fix || fix.start < 0 || fix.end > text.length || fix.start > fix.end) return text;
  return text.slice(0, fix.start) + fix.replacement + text.slice(fix.end);
}

/** As much as is read before a place, in UTF-16 units. */
const NEAR = 12;

/** What 'an' stands before. */
export const SPOKEN_VOWEL = /^(?:[aeio](?!ne\b|nce\b)|u(?!s[eu]|ni[^mn]|ti)|hour|honest|hono)/i;

/** 'The market is changing. Fast.', 'Skills can be taught. Character can't.': what is left of a sentence that goes. */
const LEFT_OVER =
  /^[^\S\n]+(?:(?:Fast|Quickly|Rapidly|Dramatically|Forever|Literally|Period)[.!]|(?!(?:It|They|He|She|We|You|I|That|This|But|And) )\p{Lu}[^.!?\n\d]{1,30} (?:can|do|does|wo|is|are|did|was)n?['’]t[.!])(?=\s|$)/u;

/** A fix that takes words out and mends what is left: the next word's capital, the article, the space, an empty line. */
export function cutFix(text: string, start: number, end: number, label: string): Fix {
  let from = /[¿¡]/.test(text.charAt(start - 1)) ? start - 1 : start;
  let to = end;
  // A sign that belongs to what goes is not left alone in its line.
  const signs = /^[^\S\n]*(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\p{EMod})+(?=[^\S\n]*(?:\n|$))/u.exec(
    text.slice(to, to + NEAR),
  );
  if (signs && (/^\s*👇/u.test(signs[0]) || from === 0 || text.charAt(from - 1) === '\n'))
    to += signs[0].length;
  if (/[.!?]$/.test(text.slice(from, to).trimEnd()))
    to += LEFT_OVER.exec(text.slice(to, to + 60))?.[0].length ?? 0;
  while (to < text.length && /[^\S\n]/.test(text.charAt(to))) to += 1;
  const startsSentence =
    from === 0 || /(?:\n|[.!?…]["”’)]?\s+)$/.test(text.slice(Math.max(0, from - NEAR), from));
  const endsLine = to >= text.length || text.charAt(to) === '\n';
  if (endsLine) while (from > 0 && /[^\S\n]/.test(text.charAt(from - 1))) from -= 1;
  const ownsLine = endsLine && (from === 0 || text.charAt(from - 1) === '\n');
  if (ownsLine) {
    if (to >= text.length) while (from > 0 && text.charAt(from - 1) === '\n') from -= 1;
    else while (to < text.length && text.charAt(to) === '\n') to += 1;
    return { start: from, end: to, replacement: '', label };
  }
  if (!startsSentence || endsLine) {
    const article = endsLine ? null : /(?<!\p{L})([Aa])n? $/u.exec(text.slice(0, from));
    if (article === null) return { start: from, end: to, replacement: '', label };
    const replacement = `${article[1] ?? ''}${SPOKEN_VOWEL.test(text.slice(to)) ? 'n' : ''} `;
    return { start: article.index, end: to, replacement, label };
  }
  const next = /^\p{Ll}/u.exec(text.slice(to))?.[0];
  return next
    ? { start: from, end: to + next.length, replacement: next.toLocaleUpperCase('en'), label }
    : { start: from, end: to, replacement: '', label };
}

/** Rules whose places have nothing to do with each other: all of theirs can be mended at once. */
const MENDED_TOGETHER: ReadonlySet<string> = new Set([
  'negation-contrast',
  'rhetorical-result',
  'hollow-opener',
  'hollow-closer',
  'dramatic-pause',
  'advice-frame',
  'reveal-colon',
  'throat-clearing',
  'engagement-bait',
]);
/** Two places nearer than this, in UTF-16 units, are mended one after the other. */
const APART = 40;

/** A text with the first of these fixes, and with all others that the same rule offers far enough from each other. */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  const fixable = findings.filter(({ fix }) => fix !== undefined);
  const [first] = fixable;
  if (first === undefined) return text;
  const chosen = [first];
  if (MENDED_TOGETHER.has(first.rule))
    for (const next of fixable.toSorted((a, b) => a.start - b.start)) {
      const near = chosen.some(
        ({ fix }) => fix && next.fix && next.fix.start < fix.end + APART && fix.start < next.fix.end + APART,
      );
      if (next.rule === first.rule && !near) chosen.push(next);
    }
  return chosen
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { fix }) => (fix === undefined ? now : applyFix(now, { fix })), text);
}
