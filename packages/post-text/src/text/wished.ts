import type { Span } from '../linkedin/urls.ts';
import { isImperative, wordsOf } from '../writer/lexicon.ts';
import { goesOn, OF_SOMEBODY, isOnLine, isParted, ITEM, plainOf } from './note-places.ts';
import type { SelfNote } from './note-forms.ts';
import { readWish, saysWhy, saysWhyFirst } from './wish-forms.ts';
import { clauseOf, findThing } from './wished-things.ts';

/** So sure a wish must be for it to be none of the sentences of a post. */
const SURE = 2;

interface Said {
  /** The words, without marks of a list or brackets around them. */
  said: string;
  beside: string;
  /** How sure it is, from where it stands, that it is said to whoever writes. */
  sure: number;
}

/**
 * A place where notes ask to leave something out, with where that is told, what goes on from it and why it is asked; empty where
 * it may be advice to readers: 'Don’t put your price on page one.'
 */
export function findWish(
  text: string,
  sentences: readonly Span[],
  place: Span,
  { said, beside, sure }: Said,
): SelfNote[] {
  const wish = readWish(said);
  if (wish === undefined) return [];
  const shift = Math.max(0, text.slice(place.start, place.end).indexOf(said));
  const before = text.slice(place.start, place.start + shift + wish.from).replace(/[\s,;–—-]+$/, '');
  const isWhole =
    wish.from === 0 || before.trim() === '' || saysWhyFirst(before.replace(/ (?:so|and|but|also)$/i, ''));
  const start = isWhole ? place.start : place.start + before.length;
  const told = findThing(wish.thing, text, without(sentences, { start, end: place.end }), beside);
  const known =
    (told.whole ? 0.5 : 0) + (told.whole && told.definite ? 0.5 : 0) + (told.specific && told.whole ? 1 : 0);
  if (wish.weight + known + (told.happened ? 1 : 0) + sure < SURE) return [];
  const next = sentences.find((one) => one.start >= place.end);
  const why =
    next !== undefined && isOnLine(text, place, next) && saysWhy(text.slice(next.start, next.end))
      ? [next]
      : [];
  // Who is not to be named may still be spoken of.
  const isNamed = wish.naming && !told.specific;
  const secrets: SelfNote[] = (isNamed ? [] : told.spans).map((one) => ({
    ...clauseOf(wish.thing, text, one),
    kind: 'secret',
    about: [],
  }));
  const isFound = isNamed || secrets.length > 0 || told.about.length > 0;
  return [
    { start, end: place.end, kind: isFound && told.about.length === 0 ? 'note' : 'never', about: told.about },
    ...why.map((one) => ({ ...one, kind: 'note' as const, about: [] })),
    ...secrets,
    ...followers(text, sentences, secrets),
  ];
}

/** The sentences without what stands at a place in them. */
const without = (sentences: readonly Span[], place: Span): Span[] =>
  sentences.flatMap((span) => {
    if (span.end <= place.start || span.start >= place.end) return [span];
    return [
      { start: span.start, end: place.start },
      { start: place.end, end: span.end },
    ].filter(({ start, end }) => end - start > 3);
  });

/** What goes on from a whole sentence that is left out. */
function followers(text: string, sentences: readonly Span[], secrets: readonly SelfNote[]): SelfNote[] {
  const found = [...secrets];
  for (const [at, span] of sentences.entries()) {
    const last = sentences[at - 1];
    if (last === undefined || !isOnLine(text, last, span)) continue;
    if (found.some(({ start, end }) => start < span.end && span.start < end)) continue;
    // 'She failed twice. She runs the shop now.': who it is was said before.
    if (
      OF_SOMEBODY.test(text.slice(last.start, last.end)) &&
      OF_SOMEBODY.test(text.slice(span.start, span.end))
    )
      continue;
    if (goesOn(text, { last, span }, found)) found.push({ ...span, kind: 'secret', about: [] });
  }
  return found.slice(secrets.length);
}

/** Whether the sentences beside one tell readers what to do. */
export function isAmongCounsel(text: string, sentences: readonly Span[], index: number): boolean {
  const span = sentences[index];
  return [index - 1, index + 1].some((at) => {
    const other = sentences[at];
    if (
      span === undefined ||
      other === undefined ||
      isParted(text, at < index ? other : span, at < index ? span : other)
    )
      return false;
    const said = text.slice(other.start, other.end);
    const isItem = ITEM.test(text.slice(span.start, span.end));
    return (
      isItem === ITEM.test(said) &&
      isImperative(wordsOf(plainOf(said))) &&
      readWish(plainOf(said)) === undefined
    );
  });
}

/** Whether a text holds all that is to stay unsaid, and there is any. */
export const isIn = (text: string, unsaid: readonly string[] = []): boolean =>
  unsaid.length > 0 && unsaid.every((word) => text.toLowerCase().includes(word.toLowerCase()));

/** A wish whose thing is told nowhere, with what it names. */
export const withAbout = (wish: readonly SelfNote[], unsaid: readonly string[] = []): SelfNote[] =>
  wish.map((one) => (one.kind === 'never' && one.about.length === 0 ? { ...one, about: unsaid } : one));
