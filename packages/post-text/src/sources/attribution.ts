import { findFigures } from '../checks/claims/figures.ts';
import { guessLanguage } from '../text/language.ts';

const NAME =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: (?:(?:van|von|de|der|den|da|di|la|le|bin|al) )*\\p{Lu}[\\p{L}\\p{M}'’.-]*){1,3}";
const BYLINE = new RegExp(
  `^(?:(?:written |words |story |text )?by|von|par|por|di|door|autor(?:in)?:?|author:?) (${NAME})(?=\\s*(?:[,|–—·•(]|$))`,
  'iu',
);
/** A byline stands among the first lines, and is short. */
const FIRST_LINES = 8;
const LONGEST_LINE = 120;
const NO_TITLE = /^(?:about:blank|untitled.*|document\d*|unbenannt.*|index|home|\s*)$/i;
const FILE = /\.[a-z\d]{2,5}$/i;

/** Who wrote a text: the name of its byline; '' where it has none. */
function authorOf(lines: readonly string[]): string {
  for (const line of lines.slice(0, FIRST_LINES)) {
    const name = line.length <= LONGEST_LINE ? BYLINE.exec(line)?.[1] : undefined;
    // The words before a name are small or large; the name itself begins large.
    if (name !== undefined && /^\p{Lu}/u.test(name)) return name.replace(/[.]$/, '');
  }
  return '';
}

function titleOf(lines: readonly string[], title: string): string {
  const named = title.replace(/\s+/g, ' ').trim();
  if (!FILE.test(named) && !NO_TITLE.test(named)) return named;
  const [first = ''] = lines;
  const heads = first.length >= 8 && first.length <= LONGEST_LINE && !/[.!?…:,;]$/.test(first);
  return heads ? first : NO_TITLE.test(named) ? '' : named;
}

/** What somebody else's words stand behind, so that it is seen whose they are. */
export interface Attribution {
  /** A sentence of theirs with who says it. */
  told: (sentence: string) => string;
  /** The same where they speak of themselves. */
  quoted: (sentence: string) => string;
}

/** How a text of somebody else is named: by its author where its byline tells, else by its title. */
export function attributionOf(text: string, title: string): Attribution {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const author = authorOf(lines);
  const name = titleOf(lines, title);
  const english = guessLanguage(text) === 'en';
  const from = english ? `From “${name}”: ` : `“${name}”: `;
  const lead = author !== '' ? `${author}${english ? ' writes' : ''}: ` : name !== '' ? from : '';
  return {
    told: (sentence) => (author === '' ? `${lead}${sentence}` : `${lead}“${inner(sentence)}”`),
    quoted: (sentence) => `${lead}“${inner(sentence)}”`,
  };
}

/** Quotation marks inside of quotation marks. */
export const inner = (said: string): string =>
  said.replace(/“([^”]*)”|"([^"]*)"/gu, (_, curly = '', straight = '') => `‘${curly}${straight}’`);

/** Straight quotation marks as they are printed. */
export const curly = (said: string): string => said.replace(/"([^"]*)"/gu, '“$1”');

const SAYS_WHO =
  /["”],? (?:says|said|writes|wrote|told|explains|explained|adds|added|sagt|sagte)\b|\b(?:says|said|writes|wrote|sagt|sagte|according to|laut) (?:\p{Lu}|["“])|: ?["“]/u;

/** Whether a sentence counts something and does not say itself who says so. */
export const needsAuthor = (sentence: string): boolean =>
  findFigures(sentence).length > 0 && !SAYS_WHO.test(sentence);
