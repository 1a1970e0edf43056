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

const isBeginning = (title: string, line: string) =>
  title !== '' &&
  line.startsWith(title.replace(/…$/, '')) &&
  (title !== line || /[.!?…]["”’)]*$/.test(title));

function titleOf(lines: readonly string[], title: string): string {
  const named = title.replace(/\s+/g, ' ').trim();
  // What has no title of its own is called by its first words, which are quoted anyhow.
  if (isBeginning(named, lines[0] ?? '')) return '';
  if (!FILE.test(named) && !NO_TITLE.test(named)) return named;
  const [first = ''] = lines;
  const heads = first.length >= 8 && first.length <= LONGEST_LINE && !/[.!?…:,;]$/.test(first);
  return heads ? first : NO_TITLE.test(named) ? '' : named;
}

/** What somebody else's words stand behind, so that it is seen whose they are. */
export interface Attribution {
  /** Passages of theirs, each in quotation marks and a paragraph, behind who says them. */
  quoted: (passages: readonly string[]) => string;
}

/** How a text of somebody else is named: by its author where its byline tells, else by its title, unless that is `cited` elsewhere. */
export function attributionOf(text: string, title: string, cited = false): Attribution {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const author = authorOf(lines);
  const name = cited ? '' : titleOf(lines, title);
  const english = guessLanguage(text) === 'en';
  const from = english ? `From “${name}”: ` : `“${name}”: `;
  const lead = author !== '' ? `${author}${english ? ' writes' : ''}: ` : name !== '' ? from : '';
  return { quoted: (passages) => `${lead}${passages.map((passage) => `“${inner(passage)}”`).join('\n\n')}` };
}

/** Quotation marks inside of quotation marks. */
export const inner = (said: string): string =>
  said.replace(/“([^”]*)”|"([^"]*)"/gu, (_, curly = '', straight = '') => `‘${curly}${straight}’`);
