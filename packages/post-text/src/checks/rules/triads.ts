import type { Fix, Remark, Rule } from '../finding.ts';
import { remembering } from '../../text/remembering.ts';
import { parsePost, quote } from '../post.ts';
import type { Post } from '../post.ts';
import { aphorism } from './aphorism.ts';
import { ABSTRACT_NOUNS } from './abstract-words.ts';
import { isConcrete, namesThing } from './concrete.ts';
import { speaksLoftily } from './lofty-words.ts';
import { matchesAt } from './pattern-rule.ts';

const TRIAD =
  /(?<![\p{L}\p{N}-])([\p{L}-]+), ([\p{L}-]+),? (?:and|&) (?:more )?([\p{L}-]+)(?![\p{L}\p{N}-])/uy;
const ABSTRACT =
  /(?:ful|less|able|ible|ive|ous|ity|ness|ment|ship|ance|ence|tion|sion|ism|ency|ancy|ility|tude|hood)$/i;
const PRAISE = new Set(
  'clear bold fast simple smart strong honest real authentic raw human fresh agile lean deep calm kind true innovation collaboration community partnership visibility better faster smarter stronger cheaper vulnerability accountability trust clarity growth focus grit passion purpose courage empathy joy strategy scale value energy heart hustle discipline warmth camaraderie grace safety teamwork hope love loyalty respect drive talent beauty freedom wealth progress insight insights learning sincerity substance heritage expertise timing planning partnership story vision location horsepower opportunity ownership craft experience execution persistence authenticity legacy tradition imagination determination compassion service awareness vigilance intention openness fairness community simplicity alignment leadership mindset hard-work teamwork ambition ideas experimentation culture optimism gratitude wellbeing diversity inclusion sustainability security reliability speed precision intuition rest recovery preparation follow-through listening change balance fun energy efficient transparent resilient consistent relevant engaging inspiring empowering scalable seamless secure warm hungry curious humble humor humour imperfect patient grounded vision speed transparency rigor rigour honesty equity belonging connection creativity grit belief stubbornness fear doubt loneliness strength humility patience hustle flexibility faith thoughtful driven kind dedication conviction precision integrity dignity presence'
    .split(' ')
    .concat(ABSTRACT_NOUNS),
);

/** 'Clear, bold and human': three abstract words in a row. Three people, places or things are no tell. */
export const triads: Rule = {
  id: 'triads',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    [...singleWords(post), ...ofPhrases(post)].toSorted((one, other) => one.start - other.start),
};

/** Where the last three words before a comma may begin, in order. */
const startsIn = remembering((text: string): readonly number[] => {
  const starts: number[] = [];
  for (let comma = text.indexOf(', '); comma >= 0; comma = text.indexOf(', ', comma + 1)) {
    const least = (starts.at(-1) ?? -1) + 1;
    const before: number[] = [];
    let spaces = 0;
    for (let at = comma - 1; at >= least && spaces < 3; at -= 1) {
      const previous = text.charAt(at - 1);
      if (!/[a-z]/.test(previous)) before.push(at);
      if (previous === '\n') break;
      if (previous === ' ') spaces += 1;
    }
    starts.push(...before.toReversed());
  }
  return starts;
}, 8);

function singleWords(post: Post): Remark[] {
  return matchesAt(post.text, TRIAD, startsIn(post.text))
    .filter((match) => {
      const words = match.slice(1, 4);
      return (
        words.every(isLofty) ||
        (words.every(isAbstract) && words.some((word) => PRAISE.has(word.toLowerCase()))) ||
        (sounds(words) && words.filter(isAbstract).length > 1)
      );
    })
    .filter(
      (match) =>
        !/\b(?:covers?|teach(?:es)?|exam|tests?|measures?|label)\b[^.!?\n]{0,30}$/i.test(
          post.text.slice(Math.max(0, match.index - 40), match.index),
        ),
    )
    .map((match) => ({
      message: `${quote(match[0])}: three fine words in a row, and none of them can be seen. Keep the one that is true, and show it.`,
      start: match.index,
      end: match.index + match[0].length,
      ...keepFirst(post.text, match),
    }));
}

const W = "[\\p{L}’'-]{2,}";
/** 'honours our past, celebrates our present, and inspires our future', 'Same people, same passion, same promise.' */
const PHRASES = [
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])${W} (?<its>our|your|their|the|its|every|each|with|in|for|from|through|by|to|more|what) ${W}, (?:and )?${W} \\k<its> ${W},? (?:and|&|or) ${W} \\k<its> ${W}`,
    'iuy',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?<its>same|more|less|better|real|true|one|new|stronger|with|through|without|for|our|your|every) ${W}(?: ${W})?, (?:and )?\\k<its> ${W}(?: ${W})?,? (?:and |& )?\\k<its> ${W}`,
    'iuy',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?:\\p{L}+er|more|better|real|true|bold|clear|deep|strong|smart|new|meaningful|genuine|lasting|shared) ${W}, (?:\\p{L}+er|more|better|real|true|bold|clear|deep|strong|smart|new|meaningful|genuine|lasting|shared) ${W},? and (?:an? )?(?:\\p{L}+er|more|better|real|true|bold|clear|deep|strong|smart|new|meaningful|genuine|lasting|shared) ${W}`,
    'iuy',
  ),
];

/** Three phrases of one make, about nothing one can see. */
function ofPhrases(post: Post): Remark[] {
  const found = PHRASES.flatMap((pattern) => matchesAt(post.text, pattern, startsIn(post.text))).filter(
    ({ 0: text }) => {
      const parts = text.split(/,? (?:and|&|or) |, /);
      return (
        !isConcrete(text.slice(1)) && parts.filter((part) => speaksLoftily(part) || isFine(part)).length > 1
      );
    },
  );
  return found
    .filter(
      (match, at) =>
        !found
          .slice(0, at)
          .some(
            (other) =>
              other.index <= match.index + match[0].length && match.index <= other.index + other[0].length,
          ),
    )
    .map((match) => ({
      message: `${quote(match[0])}: three phrases of one make, and nothing in them can be seen. Keep the one that is true, and show it.`,
      start: match.index,
      end: match.index + match[0].length,
      ...keepTwoPhrases(post.text, match),
    }));
}

/** Two of three phrases, where nothing behind them may belong to the last. */
function keepTwoPhrases(text: string, { 0: all, index }: RegExpExecArray): { fix?: Fix } {
  const end = index + all.length;
  const [first, second, third] = all.split(/,? (?:and|&|or) |, /);
  if (!first || !second || !third || / (?:and|or|&)\b.* (?:and|or|&) /.test(all)) return {};
  if (/\band $/.test(text.slice(Math.max(0, index - 5), index))) return {};
  if (!/^(?:[.!?,;:\n]|$)/.test(text.slice(end)) || COUNTS.test(text.slice(end, end + 60))) return {};
  const joint = / or /.test(all) ? ' or ' : /,? (?:and|&) /.test(all) ? ' and ' : ', ';
  const replacement = first + joint + second;
  return { fix: { start: index, end, replacement, label: 'Keep two' } };
}

const isFine = (part: string): boolean =>
  part
    .split(' ')
    .slice(1)
    .some((word) => isAbstract(word.toLowerCase())) ||
  /\b(?:past|present|tomorrow|yesterday|minds?|hearts?|spirit|dreams?|possible|conversations|decisions|connections|relationships)\b/i.test(
    part,
  );

/** What follows an object; any other word may be the verb of all three. */
const AFTER_OBJECT =
  /^ (?:at|in|of|for|to|on|with|over|every|as|and|from|by|when|than|into|across|through|around|within|among|between|because|while|if|here)\b/;
/** Words that say how many there were. */
const COUNTS = /^[^.!?\n]*\b(?:three|all|these|those|each|third|last)\b/i;
/** Describes the next word, which the others do not. */
const DESCRIBES = /(?:less|ful|ous|ive|able|ible)$/i;
/** The first of the three by itself, or the first two, where the verb after them asks for several. */
function keepFirst(text: string, match: RegExpExecArray): { fix?: Fix } {
  const end = match.index + match[0].length;
  const [, first = '', second = '', third = ''] = match;
  const after = text.slice(end, end + 60);
  // 'their passion, dedication and tireless effort': the first can go, whatever the last belongs to.
  if (DESCRIBES.test(third) && !DESCRIBES.test(second) && /^ \p{Ll}{3,}[.!,;]/u.test(after)) {
    const replacement = `${/^\p{Lu}/u.test(first) ? second.charAt(0).toUpperCase() + second.slice(1) : second} and ${third}`;
    const fix = { start: match.index, end, replacement, label: `Keep ${quote(replacement)}` };
    return COUNTS.test(after) ? {} : { fix };
  }
  const isSubject = /^ \p{Ll}/u.test(after) && !AFTER_OBJECT.test(after);
  if (/^[^.!?\n]*\b(?:three|all|these|those)\b/.test(after)) return {};
  const opens = /(?:^|[.!?…:]["”’)]?\s+|\n)$/.test(text.slice(Math.max(0, match.index - 4), match.index));
  if (
    isSubject ||
    opens ||
    /^[^.!?\n]*\btheir\b/.test(after) ||
    /\b(?:are|were|together|between|combines?) $/.test(text.slice(Math.max(0, match.index - 9), match.index))
  ) {
    const describes = DESCRIBES.test(third) && !DESCRIBES.test(first);
    const isJoined = /\b(?:and|or|but|not|both) $/i.test(
      text.slice(Math.max(0, match.index - 6), match.index),
    );
    if ((isSubject && describes) || isJoined || COUNTS.test(after)) return {};
    const replacement = `${first} and ${second}`;
    // Two may be a saying where three were none.
    const rest = /^[^\n]*?(?:[.!?](?=\s|$)|$|(?=\n))/.exec(text.slice(end))?.[0] ?? '';
    if (opens && aphorism.find(parsePost(replacement + rest), {}).length > 0) return {};
    return { fix: { start: match.index, end, replacement, label: `Keep ${quote(replacement)}` } };
  }
  return { fix: { start: match.index, end, replacement: first, label: `Keep ${quote(first)}` } };
}

/** 'Learn, connect and grow.' */
const VERBS = new Set(
  'inspire connect grow learn lead build engage innovate collaborate thrive empower educate create share transform elevate listen adapt heal dream evolve succeed unite motivate uplift support'.split(
    ' ',
  ),
);

/** 'Story, sincerity, and substance': chosen for the letter they begin with. */
const sounds = (words: readonly string[]): boolean =>
  new Set(words.map((word) => word.charAt(0).toLowerCase())).size === 1 &&
  !words.some((word) => namesThing(word));

const isLofty = (word: string) => VERBS.has(word.toLowerCase());

function isAbstract(word: string): boolean {
  const small = word.toLowerCase();
  return PRAISE.has(small) || (small.length > 5 && ABSTRACT.test(small));
}
