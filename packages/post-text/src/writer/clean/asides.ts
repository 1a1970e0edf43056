import { readTicks } from './ticks.ts';
import type { Span } from '../../linkedin/urls.ts';
import { cutSpans, tellLeft } from '../../text/left-out.ts';
import { asksLeave, asksSilence } from '../../text/private-words.ts';
import { asksNameless, roleNameless } from '../../text/silence.ts';
import { plainOf } from '../../text/note-places.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import { findSentences } from '../../text/sentences.ts';
import { isBareHead } from '../../text/talk.ts';
import { asksNoName } from '../../text/wish-forms.ts';
import { isIn } from '../../text/wished.ts';
import type { SelfNote } from '../../text/note-forms.ts';
import { takeChoices } from './choices.ts';
import { figureToCheck, isCheck, takeDoubts, takeOrElse } from './doubts.ts';
import { sayInstead } from './said-instead.ts';
import { takeUnfinished } from './unfinished.ts';
import { unname } from './unnamed.ts';

const SECRET = 'Left out, since your notes keep it from readers';
const NOTE = 'Left out as a note to yourself';
const ASK_FIRST = 'Ask first, as your notes say: what it is about may stand in the draft';
const NOT_FOUND =
  'Left out; what it names stands nowhere else in your notes, so look whether the draft gives it away in other words';
const UNCLEAR = 'Look whether the draft holds what is meant: your notes ask to keep it from readers';

/**
 * Notes without what they hold for their author alone; `left` says what that was, `never` what they wish unsaid. Warnings of what
 * may still stand in a draft come first, each by itself.
 */
export type Asides = { text: string; left: string[]; never: string[] };

/**
 * Takes out what notes say to their author and not to readers. Things to do that are all there is stay as they are, unless there
 * is something `beside` them to write from; what is for nobody never stays, and nothing may be left.
 */
export function takeAsides(given: string, beside = ''): Asides {
  const instead = sayInstead(readTicks(given));
  const read = readDoubts(instead.text);
  const unnamed = unname(read.text);
  const unsaid = [...instead.never, ...unnamed.never];
  const doubts = { text: unnamed.text, left: [...instead.left, ...read.left, ...unnamed.left] };
  const notes = doubts.text;
  const found = withChecks(notes, findSelfNotes(notes, true, beside)).map((one) => withinOther(notes, one));
  if (found.length === 0) return { text: notes, left: doubts.left, never: unsaid };
  const nameless = found.flatMap(({ about, start, end }) => {
    const role = roleNameless(plainOf(notes.slice(start, end)));
    const [name] = about;
    return role === undefined || name === undefined ? [] : [{ name, role }];
  });
  const text = nameless.reduce((told, { name, role }) => asRole(told, name, role), cutOut(notes, found));
  const isBare = !/\p{L}/u.test(text);
  const isSecret = found.some(({ kind }) => kind === 'secret' || kind === 'never');
  if (isBare && !isSecret && beside.trim() === '')
    return { text: notes, left: doubts.left, never: unnamed.never };
  const told = found
    .filter(({ kind }) => kind !== 'heading')
    .map((note) => ({ why: whyLeft(note, found, notes, beside), said: saidIn(note, notes) }));
  const isWarning = ({ why }: { why: string }) => why !== NOTE && why !== SECRET;
  return {
    text: isBare ? '' : text,
    left: [
      ...doubts.left,
      ...nameless.map(
        ({ name, role }) =>
          `‘${name}’ stands as ‘${withArticle(role)}’, since your notes ask not to name the ${role}: put the name back if that is somebody else`,
      ),
      ...tellLeft(told.filter(isWarning), (one) => one),
      ...tellLeft(
        told.filter((one) => !isWarning(one)),
        (one) => one,
        (more) => `${more} more of your notes to yourself ${more === 1 ? 'was' : 'were'} left out`,
      ),
    ],
    never: [
      ...unsaid,
      ...found.flatMap(({ about, start, end }) => about.map((word) => nameIn(word, notes.slice(start, end)))),
    ],
  };
}

/** What somebody is, in languages that write all nouns large; their name stands behind it. */
const ROLES =
  /^(?:kund(?:e|en|in)|firma|herrn?|frau|lieferant(?:en|in)?|chef(?:s|in)?|kolleg(?:e|en|in)|partner(?:s|in)?|mandant(?:en|in)?|patient(?:en|in)?)$/iu;

function nameIn(word: string, said: string): string {
  if (!ROLES.test(word)) return word;
  return new RegExp(`${word} (\\p{Lu}[\\p{L}-]+)`, 'u').exec(said)?.[1] ?? word;
}

/** A note that ends a bracket or a sentence begun before it leaves its mark: '(Mrs K., don’t use her full name)', 'Make a post of this, don’t name them.' */
function withinOther(notes: string, note: SelfNote): SelfNote {
  const said = notes.slice(note.start, note.end);
  const closes = said.endsWith(')') && !said.includes('(') && notes.slice(0, note.start).includes('(');
  const ends = /^\s*[,;]/.test(said) && /[.!?]$/.test(said);
  return closes || ends ? { ...note, end: note.end - 1 } : note;
}

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/** A text with what somebody is in place of their name: 'a client’s payroll', and from then on 'the client'. */
function asRole(text: string, name: string, role: string): string {
  let told = 0;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu'), () => {
    told += 1;
    return told > 1 ? `the ${role}` : withArticle(role);
  });
}

/** What is not written yet, what is left open and what is still to be checked. */
function readDoubts(given: string): { text: string; left: string[] } {
  const written = takeUnfinished(given);
  const orElse = takeOrElse(written.text);
  const chosen = takeChoices(orElse.text);
  const doubts = takeDoubts(chosen.text);
  return { text: doubts.text, left: [...written.left, ...orElse.left, ...chosen.left, ...doubts.left] };
}

/** A note that asks for leave, or for silence about something that was not found, leaves behind what it speaks of. */
function whyLeft(note: SelfNote, found: readonly SelfNote[], notes: string, beside: string): string {
  if (note.kind === 'secret') return SECRET;
  const said = saidIn(note, notes);
  if (note.kind === 'note' && asksLeave(said)) return ASK_FIRST;
  const figure = note.kind === 'note' ? figureToCheck(said, notes, note.start) : undefined;
  if (figure !== undefined) return `Still to be checked, since ‘${figure}’ may stand in the draft`;
  const isMet = found.some(
    ({ kind, start, end }) =>
      kind === 'secret' && (Math.abs(note.start - end) < 3 || Math.abs(start - note.end) < 3),
  );
  const rest = notes.slice(0, note.start) + notes.slice(note.end) + beside;
  if (note.kind === 'never' && !asksNoName(said) && !isIn(rest, note.about)) return NOT_FOUND;
  return note.kind === 'note' && !isMet && (asksSilence(said) || asksNameless(said)) ? UNCLEAR : NOTE;
}

/** What was found, and the sentences that ask to check a figure of the notes. */
const withChecks = (notes: string, found: SelfNote[]): SelfNote[] =>
  [
    ...found,
    ...findSentences(notes).flatMap(({ start, end }) => {
      const isTaken = found.some((one) => one.start < end && start < one.end);
      const isAsked = !isTaken && isCheck(plainOf(notes.slice(start, end)), notes, start);
      return isAsked ? [{ start, end, kind: 'note' as const, about: [] }] : [];
    }),
  ].toSorted((a, b) => a.start - b.start);

/** A post without what in it is meant for its author alone; one that holds nothing else stays as it is. */
export function withoutNotes(post: string): string {
  const found = findSelfNotes(post, false);
  const text = found.length === 0 ? post : cutOut(post, found);
  return /\p{L}/u.test(text) ? text : post;
}

const cutOut = (text: string, found: readonly SelfNote[]): string =>
  withoutLines(text, found)
    .replace(/(?<=\S)[^\S\n]{2,}/g, ' ')
    .trim();

/** A text without the spans, and without the lines that hold nothing else. */
function withoutLines(text: string, spans: readonly Span[]): string {
  let at = 0;
  return text
    .split('\n')
    .flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const own = spans.filter(({ start, end }) => start < from + line.length && end > from);
      const kept = cutSpans(
        line,
        own.map(({ start, end }) => ({ start: Math.max(0, start - from), end: end - from })),
      );
      if (own.length > 0 && (kept.trim() === '' || isBareHead(kept))) return [];
      return [own.some(({ start }) => start <= from) ? kept.trimStart() : kept];
    })
    .join('\n');
}

/** The words of a note without its mark, the brackets around it and its full stop. */
function saidIn({ start, end }: SelfNote, notes: string): string {
  const said = notes
    .slice(start, end)
    .replace(/^\s*(?:[-–—•]\s|\*(?!\*)\s*|\d{1,2}[.)]\s)?\s*/, '')
    .replace(/[.]?\s*$/, '');
  return /^[([]/.test(said) ? said.replace(/^[([]+|[)\]]+$/g, '').trim() : said;
}
