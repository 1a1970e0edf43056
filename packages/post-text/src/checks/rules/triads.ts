import type { Fix, Rule } from '../finding.ts';
import { quote } from '../post.ts';

const TRIAD = /(?<![\p{L}\p{N}-])([\p{L}-]+), ([\p{L}-]+),? (?:and|&) ([\p{L}-]+)(?![\p{L}\p{N}-])/gu;
const ABSTRACT =
  /(?:ful|less|able|ible|ive|ous|ity|ness|ment|ship|ance|ence|tion|sion|ism|ency|ancy|ility|tude|hood)$/i;
const PRAISE = new Set(
  'clear bold fast simple smart strong honest real authentic raw human fresh agile lean deep calm kind true innovation collaboration community partnership visibility better faster smarter stronger cheaper vulnerability accountability trust clarity growth focus grit passion purpose courage empathy joy strategy scale value energy heart hustle discipline warmth camaraderie grace safety teamwork hope love loyalty respect drive talent beauty freedom wealth progress insight insights learning listening change balance fun energy efficient transparent resilient consistent relevant engaging inspiring empowering scalable seamless secure warm hungry curious humble humor humour imperfect patient grounded vision speed transparency'.split(
    ' ',
  ),
);

/** 'Clear, bold and human': three abstract words in a row. Three people, places or things are no tell. */
export const triads: Rule = {
  id: 'triads',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    [...post.text.matchAll(TRIAD)]
      .filter((match) => [isAbstract, isLofty].some((fits) => match.slice(1, 4).every((word) => fits(word))))
      .map((match) => ({
        message: `${quote(match[0])}: three fine words in a row, and none of them can be seen. Keep the one that is true, and show it.`,
        start: match.index,
        end: match.index + match[0].length,
        ...keepFirst(post.text, match),
      })),
};

/** The first of the three by itself, where the verb after it does not ask for several. */
function keepFirst(text: string, match: RegExpExecArray): { fix?: Fix } {
  const end = match.index + match[0].length;
  const [, first = ''] = match;
  const isSubject =
    /(?:^|[.!?…\n]\s*)$/.test(text.slice(0, match.index)) && /^ \p{Ll}/u.test(text.slice(end));
  if (isSubject) return {};
  return { fix: { start: match.index, end, replacement: first, label: `Keep ${quote(first)}` } };
}

/** 'Learn, connect and grow.' */
const VERBS = new Set(
  'inspire connect grow learn lead build engage innovate collaborate thrive empower educate create share transform elevate listen adapt heal dream evolve succeed unite motivate uplift support'.split(
    ' ',
  ),
);

const isLofty = (word: string) => VERBS.has(word.toLowerCase());

function isAbstract(word: string): boolean {
  const small = word.toLowerCase();
  return PRAISE.has(small) || (small.length > 5 && ABSTRACT.test(small));
}
