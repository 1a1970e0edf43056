import { cutSpans } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import type { Span } from '../../linkedin/urls.ts';
import { hasFiniteVerb, isPast, wordsOf } from '../lexicon.ts';
import {
  ADDRESSES,
  AFTERWORD,
  CALLED,
  COMES_TO_IT,
  CONTACT,
  DELIMITER,
  FOOTER,
  GREETED,
  GREETING,
  GREETING_UNMARKED,
  HEADER,
  MAIL_HEAD,
  MAIL_MARK,
  NAME,
  NUMBER,
  OPEN_LETTER,
  PARTS,
  REACHED,
  RULER,
  SENT_FROM,
  SENT_THING,
  SOMEBODY,
  TO_RECIPIENT,
  TO_WHOM,
  TOPIC,
  THANKS,
  TOPIC_IN_TEXT,
  WROTE,
} from './mail-words.ts';

/** A signature has so many parts, none longer. */
const SIGNED_PARTS = 7;
const SIGNED_LENGTH = 70;
/** Words of a sentence by which a mail comes to its matter, and of one that parts. */
const LONGEST_WAY = 18;
const LONGEST_BYE = 6;

/** Of a pasted mail what it says: without its head, its greeting, how it comes to its matter, its closing words, name and number. What stands above one that is passed on is read by itself. */
export function fromMail(given: readonly string[]): string[] {
  const at = passedOnAt(given);
  return at === undefined
    ? matterOf(given)
    : [...matterOf(given.slice(0, at)), '', ...matterOf(given.slice(at))];
}

/** Where a mail begins that is passed on below words of its own: at a ruler, or where lines that are quoted begin with a head. */
function passedOnAt(given: readonly string[]): number | undefined {
  const at = given.findIndex(
    (line, index) =>
      RULER.test(line.trim()) ||
      (/^\s*>/.test(line) &&
        HEADER.test(bareQuoted(line)) &&
        HEADER.test(bareQuoted(given[index + 1] ?? ''))),
  );
  const own = given.slice(0, Math.max(at, 0)).filter((line) => line.trim() !== '');
  return at < 1 || own.every((line) => HEADER.test(line.trim()) || MAIL_HEAD.test(line)) ? undefined : at;
}

const bareQuoted = (line: string) => line.replace(/^\s*(?:>\s?)+/, '').trim();

function matterOf(given: readonly string[]): string[] {
  const { lines, headed } = withoutHead(given);
  const sent = lines.some((line) => SENT_FROM.test(line));
  const text = lines
    .map((line) => line.replace(SENT_FROM, ''))
    .join('\n')
    .replace(headed || sent ? TOPIC_IN_TEXT : /$^/, '');
  const letter = OPEN_LETTER.test(GREETING.exec(text.trimStart())?.groups?.['who'] ?? '');
  if (letter && !headed && !sent) return text.split('\n');
  const opening = openingOf(text, headed || sent);
  const closing = closingsOf(text, headed || sent || opening.greets);
  const isMail = headed || sent || opening.greets || closing.length > 0;
  if (!isMail) return text.split('\n').map((line) => line.replace(MAIL_MARK, ''));
  const way = closing.length > 0 && !opening.greets ? openingOf(text, true) : opening;
  const matter = cutSpans(text, [...way.spans, ...closing]);
  return (/\p{L}{3}/u.test(matter) ? matter : text).replace(/[^\S\n]+$/gm, '').split('\n');
}

/** A few words to whoever a mail is passed on to are no longer, in UTF-16 units. */
const LONGEST_COVER = 160;

/** 'FW: RE: Q3 results' */
const PASSED_ON = /^\s*(?:fwd?|wg|tr|rv)\s*:/i;

/** Lines without the marks of what is quoted: without that where it is answered below, alone where a word or two pass it on. */
function withoutQuotes(given: readonly string[]): string[] {
  const isQuoted = (line: string) => /^\s*>/.test(line);
  const own = given.filter((line) => line.trim() !== '' && !isQuoted(line));
  const said = own.filter(
    (line) => ![RULER, WROTE, HEADER, MAIL_HEAD].some((form) => form.test(line.trim())),
  );
  if (given.filter(isQuoted).length === 0) return [...given];
  if (said.length > 0 && own.some((line) => WROTE.test(line.trim())))
    return given.filter((line) => !isQuoted(line));
  const cover = said.join(' ');
  const passes =
    own.some((line) => RULER.test(line.trim()) || PASSED_ON.test(line)) &&
    cover.length <= LONGEST_COVER &&
    !/\d/.test(cover);
  return (passes ? given.filter((line) => !said.includes(line)) : given).map((line) =>
    line.replace(/^\s*(?:>\s?)+/, ''),
  );
}

/** Lines without what stands over a mail or says that it was passed on. */
function withoutHead(given: readonly string[]): { lines: string[]; headed: boolean } {
  const lines = withoutQuotes(given);
  const kept: string[] = [];
  let [headed, mayHead] = [false, true];
  for (const [at, full] of lines.entries()) {
    const line = full.trim();
    const next = (lines[at + 1] ?? '').trim();
    const ruled = RULER.test(line) || WROTE.test(line);
    const titled = mayHead && MAIL_HEAD.test(line) && HEADER.test(next);
    if (
      titled ||
      ruled ||
      (mayHead && HEADER.test(line) && (headed || TOPIC.test(line) || HEADER.test(next)))
    ) {
      [headed, mayHead] = [true, true];
      continue;
    }
    if (line !== '') mayHead = false;
    kept.push(full);
  }
  const marked = kept.length >= 3 && kept.some((line) => MAIL_HEAD.test(line));
  return { lines: marked ? kept.filter((line) => !MAIL_HEAD.test(line)) : kept, headed: headed || marked };
}

/** The greeting of a text and the sentences behind it that come to its matter; `greets` says that a mail begins so. */
function openingOf(text: string, isMail: boolean): { spans: Span[]; greets: boolean } {
  const start = text.search(/\S/);
  if (start < 0) return { spans: [], greets: false };
  const greeting = greetingOf(text.slice(start));
  const from = start + greeting.length;
  const sentences = findSentences(text.slice(from)).slice(0, 3);
  const first = sentences[0];
  const comes =
    first !== undefined && greeting !== '' && comesToIt(text.slice(from + first.start, from + first.end));
  const alone = greeting.endsWith('\n') && !CALLED.test(greeting);
  const greets =
    greeting !== '' && (alone || comes || GREETED.test(greeting + 'x') || TO_WHOM.test(greeting));
  if (!greets && !isMail) return { spans: [], greets: false };
  const end = sentences
    .map((span) => ({ start: from + span.start, end: from + span.end }))
    .reduce(
      (at, span) =>
        text.slice(at, span.start).trim() === '' && comesToIt(text.slice(span.start, span.end))
          ? span.end
          : at,
      from,
    );
  return { spans: end > start ? [{ start, end }] : [], greets };
}

function greetingOf(text: string): string {
  const announced = GREETED.exec(text) ?? TO_WHOM.exec(text);
  if (announced !== null) return announced[0];
  const called = CALLED.exec(text)?.[0] ?? '';
  if (called !== '' && comesToIt(text.slice(called.length).split(/(?<=[.!?\n])/)[0] ?? '')) return called;
  const greeting = GREETING.exec(text);
  const bare = greeting === null ? GREETING_UNMARKED.exec(text) : null;
  if (bare !== null) return COMES_TO_IT.test(text.slice(bare[0].length)) ? bare[0] : '';
  if (greeting === null) return '';
  const who = (greeting.groups?.['who'] ?? '').split(/[, ]+/).filter((word) => word !== '');
  const rest = text.slice(greeting[0].length);
  return who.every((word) => SOMEBODY.test(word)) || COMES_TO_IT.test(rest) ? greeting[0] : '';
}

/** Whether a sentence only comes to the matter; one with a figure, or that goes on behind a colon, tells something. */
function comesToIt(sentence: string): boolean {
  const said = sentence.trim();
  if (said === '' || /\d|:\s*\S/.test(said) || wordsOf(said).length > LONGEST_WAY) return false;
  const rest = PARTS.exec(said)?.groups?.['rest'];
  if (rest !== undefined && rest !== '' && isSigned(rest)) return true;
  return COMES_TO_IT.test(said) || (ADDRESSES.test(said) && SENT_THING.test(said));
}

/** The closing of a mail, also where its reader wrote a line below it: 'Best,\nJulia\n\ncan you make that a post'. */
function closingsOf(text: string, isMail: boolean): Span[] {
  const last = closingOf(text, isMail);
  const below = text.trimEnd().lastIndexOf('\n\n');
  if (last.length > 0 || !isMail || below < 0) return last;
  const above = text.slice(0, below);
  const signed = closingOf(above, isMail);
  return signed.some(({ start, end }) => PARTS.test(above.slice(start, end).trim())) ? signed : [];
}

/** The words that end a mail and all below them, but for what stands there to be read. */
function closingOf(text: string, isMail: boolean): Span[] {
  const parts = findSentences(text);
  const said = parts.map(({ start, end }) => text.slice(start, end).trim());
  const least = Math.max(1, parts.length - SIGNED_PARTS);
  let from = parts.length;
  for (let at = parts.length - 1; at >= least; at -= 1) {
    const below = said.slice(at + 1);
    if (!below.every(isOfSignature)) break;
    const line = said[at] ?? '';
    const rest = PARTS.exec(line)?.groups?.['rest'];
    // 'Thank you, Ramon.' in notes that are no mail is said to Ramon.
    const isSaid = !isMail && THANKS.test(line) && rest !== '' && below.length === 0;
    const signed =
      rest === undefined || isSaid ? undefined : isSigned(rest) || (rest === '' && below.some(isSigned));
    const brief = isMail && rest !== undefined && wordsOf(line).length <= LONGEST_BYE;
    const asks =
      isMail && !/\d{3}/.test(line) && TO_RECIPIENT.test(line) && wordsOf(line).length <= LONGEST_WAY;
    const loose =
      isMail &&
      (isSigned(line) ||
        DELIMITER.test(line) ||
        isContact(line) ||
        REACHED.test(line) ||
        FOOTER.test(line) ||
        endsInName(line, text));
    if (signed === true || brief || asks || loose) from = at;
  }
  return parts.slice(from).filter(({ start, end }) => !AFTERWORD.test(text.slice(start, end)));
}

/** A name, with a title or a number behind it. */
function isSigned(line: string): boolean {
  const [name = '', ...more] = line.split(/\s*[,|(]\s*/);
  return (
    NAME.test(name.trim()) &&
    more.every((part) => part.length <= SIGNED_LENGTH && !hasFiniteVerb(wordsOf(part)))
  );
}

/** A few words before a name that stands nowhere else: 'Drück dich, deine Moni', '/Oskar'. */
function endsInName(line: string, text: string): boolean {
  const [, before = '', name = ''] =
    /^(?:(.{0,50}?)\s*[,–-]\s*(?:your |deine? |eure? |tu |ton |ta )?|\/)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.!]?$/u.exec(
      line,
    ) ?? [];
  return (
    name !== '' &&
    !/\d/.test(before) &&
    !hasFiniteVerb(wordsOf(before)) &&
    !wordsOf(before).some(isPast) &&
    wordsOf(before).length <= LONGEST_BYE &&
    text.split(name).length === 2
  );
}

const isContact = (line: string) =>
  CONTACT.test(line) || (NUMBER.test(line) && line.replace(NUMBER, '').trim().length <= 6);

/** 'En mars nous avons gagné 14 nouveaux clients.': small words, and a stop behind them. */
const RUNS_ON = /^\p{Lu}\p{Ll}*(?:\s+[^\s.]+){0,12}\s+\p{Ll}{3,}[.!?]$/u;

/** Names, titles, addresses and numbers: nothing that says something. */
const isOfSignature = (line: string) =>
  AFTERWORD.test(line) ||
  DELIMITER.test(line) ||
  isContact(line) ||
  PARTS.test(line) ||
  TO_RECIPIENT.test(line) ||
  REACHED.test(line) ||
  FOOTER.test(line) ||
  (line.length <= SIGNED_LENGTH && !hasFiniteVerb(wordsOf(line)) && !RUNS_ON.test(line));
