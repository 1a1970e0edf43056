import { FOLD_DEFAULTS, foldAt } from '../linkedin/fold.ts';
import { POST_LIMIT } from '../linkedin/limits.ts';
import { findFigures } from './claims/figures.ts';
import { unsupportedClaims } from './claims/unsupported-claims.ts';
import { checkPost } from './check-post.ts';
import { counted, parsePost } from './post.ts';
import type { Language } from '../text/language.ts';

/** Something that is right about a post, in one short sentence. `rule` names the check that could have said otherwise. */
export type Quality = { rule: string; message: string };

/** Of other languages the rules know no habits. */
const TELLS_IN: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es']);

/** So much of a line is surely filled by what is estimated to fill it. */
const SURE_WIDTH = 0.88;

/** What is good about a post. `source` is what the person gave; without it nothing is said about figures and names. */
export function qualities(text: string, source?: string): Quality[] {
  const post = parsePost(text);
  const first = post.sentences[0];
  if (!first) return [];
  const findings = checkPost(text);
  const found = new Set(findings.map((finding) => finding.rule));
  const told = findings.some((finding) => finding.group === 'tell');
  const good: Quality[] = [];
  const say = (rule: string, message: string) => good.push({ rule, message });
  const { mobile } = FOLD_DEFAULTS;
  // Without the font itself widths are estimated: praise that the preview might belie is not given.
  if (foldAt(text, { ...mobile, width: mobile.width * SURE_WIDTH }) === null)
    say('opening-fold', 'The whole post stands before the fold.');
  else if (!found.has('opening-fold'))
    say('opening-fold', `The first line stands before the fold — ${counted(first.text.length)} characters.`);
  if (source !== undefined) sourced(text, source, say);
  if (!told && TELLS_IN.has(post.language)) say('tell', 'Nothing in it reads as machine-made.');
  const longest = Math.max(...post.paragraphs.map((paragraph) => paragraph.text.length));
  if (!found.has('wall-of-text') && post.paragraphs.length > 2)
    say('wall-of-text', `Short paragraphs: the longest has ${counted(longest)} characters.`);
  if (text.length <= POST_LIMIT && text.length > POST_LIMIT * 0.8)
    say('over-limit', `It fits: ${counted(POST_LIMIT - text.length)} characters to spare.`);
  return good;
}

function sourced(text: string, source: string, say: (rule: string, message: string) => void): void {
  const rules = new Set(unsupportedClaims(text, source).map((finding) => finding.rule));
  const figures = [...new Set(findFigures(text).map((figure) => shortFigure(figure.text)))];
  const first = figures.slice(0, 6);
  if (!rules.has('claim-figure') && figures.length === 1)
    say('claim-figure', `The figure stands in what you gave: ${first[0]}.`);
  else if (!rules.has('claim-figure') && figures.length > 1)
    say(
      'claim-figure',
      `Every figure stands in what you gave: ${joined(first, figures.length > first.length)}`,
    );
  if (!rules.has('claim-name') && !rules.has('claim-date') && !rules.has('claim-quotation'))
    say('claim-name', 'No name, date or quotation that you did not give.');
}

function shortFigure(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ in a hundred$/, '');
}

function joined(parts: readonly string[], more: boolean): string {
  if (more) return `${parts.join(', ')} …`;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}.`;
}
