import type { Finding, Fix } from './finding.ts';

/** The text with a finding's fix taken; unchanged when it offers none or no longer fits the text. */
export function applyFix(text: string, finding: Pick<Finding, 'fix'>): string {
  const { fix } = finding;
  if (!fix || fix.start < 0 || fix.end > text.length || fix.start > fix.end) return text;
  return text.slice(0, fix.start) + fix.replacement + text.slice(fix.end);
}

/** What 'an' stands before. */
const SPOKEN_VOWEL = /^(?:[aeio](?!ne\b|nce\b)|u(?!s[eu]|ni[^mn]|ti)|hour|honest|hono)/i;

/** A fix that takes words out and mends what is left: the next word's capital, the article, the space, an empty line. */
export function cutFix(text: string, start: number, end: number, label: string): Fix {
  let from = start;
  let to = end;
  while (to < text.length && /[^\S\n]/.test(text.charAt(to))) to += 1;
  const startsSentence = /(?:^|\n|[.!?…]["”’)]?\s+)$/.test(text.slice(0, from));
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
