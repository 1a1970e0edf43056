import type { PersonCriterion } from '@limelight/contracts';
import { foldText, splitWords } from '../../../library/people/index.ts';

export interface BooleanSearch {
  site: string;
  query: string;
  explanation: string;
  url: string;
}

/** A criterion with its synonyms. The first term is the criterion's own wording. */
export interface SearchTerm extends PersonCriterion {
  terms: string[];
}

const phraseWords = 4;
const mostTerms = 4;
/** A bound for search engines, which read only a few terms. LinkedIn's own limit is higher. */
const mostCriteria = 6;

const quoted = (text: string) => `"${text.replace(/["\s]+/g, ' ').trim()}"`;

/** A short criterion is searched as a phrase. A long one requires its three longest words. */
function phraseOf(text: string): string {
  const words = splitWords(foldText(text));
  if (words.length <= phraseWords) return quoted(text);
  const telling = [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, 3);
  return `(${telling.map(quoted).join(' AND ')})`;
}

function groupOf({ text, terms }: SearchTerm): string {
  const others = terms.filter(
    (term) => term.trim() !== '' && splitWords(foldText(term)).length <= phraseWords,
  );
  const all = [...new Set([phraseOf(text), ...others.map(quoted)])].slice(0, mostTerms);
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' OR ')})`;
}

/** Search strings for services that this program does not read. The person opens them there. */
export function booleanSearches(all: readonly SearchTerm[]): BooleanSearch[] {
  const must = all.filter((one) => one.must).slice(0, mostCriteria);
  const nice = all.filter((one) => !one.must).slice(0, mostCriteria);
  const asked = must.length > 0 ? must : nice;
  if (asked.length === 0) return [];
  const required = asked.map(groupOf).join(' AND ');
  const wished = must.length > 0 && nice.length > 0 ? ` AND (${nice.map(groupOf).join(' OR ')})` : '';
  const linkedin = required + wished;
  const web = `site:linkedin.com/in ${asked.map(groupOf).join(' ')}`;
  const github = asked
    .slice(0, 3)
    .map(({ text }) => splitWords(foldText(text)).toSorted((a, b) => b.length - a.length)[0] ?? '')
    .filter((word) => word !== '')
    .join(' ');
  const at = (base: string, query: string) => `${base}${encodeURIComponent(query)}`;
  return [
    {
      site: 'LinkedIn',
      query: linkedin,
      explanation: `Every must-have has to be there${wished === '' ? '' : ', and one of the nice-to-haves'}. Words in quotes are looked for as a phrase; LinkedIn reads AND and OR in capitals.`,
      url: at('https://www.linkedin.com/search/results/people/?keywords=', linkedin),
    },
    {
      site: 'GitHub',
      query: github,
      explanation:
        'GitHub searches names and profiles of people and has no OR there, so this takes the longest word of up to three must-haves.',
      url: at('https://github.com/search?type=users&q=', github),
    },
    {
      site: 'Web',
      query: web,
      explanation:
        'A web search among public LinkedIn profiles. Search engines join the parts with AND by themselves.',
      url: at('https://duckduckgo.com/?q=', web),
    },
  ];
}
