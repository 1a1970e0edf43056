import type { Span } from '../../linkedin/urls.ts';
import { isNamingWish, saysWhyUnnamed } from '../../text/naming-wishes.ts';
import { findSentences } from '../../text/sentences.ts';
import { isAmongCounsel } from '../../text/wished.ts';
import { asRoles, endsInName, rolesOf } from './roles.ts';

/** Notes in which nobody stands by name who is not to; `left` tells it, `never` are the names of whom the notes do not say what they are. */
export type Unnamed = { text: string; left: string[]; never: string[] };

interface Clause extends Span {
  said: string;
}
/** What parts the clauses of a sentence; a wish may also begin behind 'but' or 'and'. */
const PARTS = /[,;:()[\]–—]|\s-\s|[.!?…]+(?=\s|$|[)\]])|\s(?=(?:but|and|no|aber|und|mais|et|pero|y) )/giu;
const TITLE = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|hr|fr|mme|mlle|m|sr|sra|st)$/iu;

function clausesOf(text: string, { start, end }: Span): Clause[] {
  const said = text.slice(start, end);
  const clauses: Clause[] = [];
  let from = 0;
  const push = (to: number) => {
    const bare = said.slice(from, to);
    const lead = bare.length - bare.trimStart().length;
    if (bare.trim() !== '')
      clauses.push({
        start: start + from + lead,
        end: start + from + bare.trimEnd().length,
        said: bare.trim(),
      });
  };
  for (const { index, 0: sign } of said.matchAll(PARTS)) {
    if (sign.startsWith('.') && TITLE.test(said.slice(from, index))) continue;
    push(index);
    from = index + (sign.trim() === '' ? 0 : sign.length);
  }
  push(said.length);
  return clauses;
}

/** A wish with the clauses that say why, from and to where it is cut. */
interface Wish extends Span {
  said: string;
  /** It fills its sentence. */
  whole: boolean;
  /** Where whoever it means can be named: in its own sentence, or before it. */
  from: number;
}

function wishesIn(text: string): Wish[] {
  const sentences = findSentences(text);
  const wishes: Wish[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const clauses = clausesOf(text, sentence);
    for (let at = 0; at < clauses.length; at += 1) {
      const first = clauses[at];
      if (first === undefined || !isNamingWish(first.said)) continue;
      let last = first;
      while (
        clauses[at + 1] !== undefined &&
        (isNamingWish(clauses[at + 1]?.said ?? '') || saysWhyUnnamed(clauses[at + 1]?.said ?? ''))
      ) {
        at += 1;
        last = clauses[at] ?? last;
      }
      const whole =
        first === clauses[0] &&
        last === clauses.at(-1) &&
        !/[([]/.test(text.slice(sentence.start, first.start));
      const next = sentences[index + 1];
      const why =
        last === clauses.at(-1) &&
        next !== undefined &&
        !text.slice(sentence.end, next.start).includes('\n') &&
        saysWhyUnnamed(text.slice(next.start, next.end))
          ? next
          : undefined;
      const before = text.slice(sentence.start, first.start);
      const bracketed = /[([]\s*$/.test(before);
      const closes = /^\s*[.!…]*[)\]]/.test(text.slice(last.end));
      // What else such a sentence or such brackets hold is read with the other wishes.
      if (bracketed && /^(?:please |pls )?(?:keep|leave)(?!\p{L})/iu.test(first.said)) continue;
      if (bracketed !== closes || (bracketed && !endsInName(before.replace(/\s*[([]\s*$/, '')))) continue;
      if (
        !whole &&
        !bracketed &&
        !BY_NAME.test(first.said) &&
        !endsInName(before.replace(/[\s,;:–—-]+$/, ''))
      )
        continue;
      if (whole && isAmongCounsel(text, sentences, index) && !/(?:please|bitte|pls)/i.test(first.said))
        continue;
      wishes.push({
        start: whole ? sentence.start : first.start,
        end: why?.end ?? (whole ? sentence.end : last.end),
        said: text.slice(first.start, last.end),
        whole: whole || why !== undefined,
        from: whole ? 0 : sentence.start,
      });
    }
  }
  return wishes;
}

/** 'I want to thank my old boss, but not by name' */
const BY_NAME = /(?<!\p{L})(?:by name|beim namen|namentlich|par son nom|por su nombre)(?!\p{L})/iu;

/** What stands around a wish is looked for no further away. */
const NEAR = 40;

/** Where a wish is cut from a text: with the brackets around it, or the comma on one side of it. */
function placeOf(text: string, { start, end, whole }: Wish): Span {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const behind = text.slice(end, end + NEAR);
  const opened = /[^\S\n]?[([]+\s*$/.exec(before);
  const closed = /^\s*[.!…]*[)\]]+/.exec(behind);
  if (opened !== null && closed !== null)
    return { start: start - opened[0].length, end: end + closed[0].length };
  if (closed !== null && !whole) {
    const comma = /[,;:–—\s-]+$/.exec(before)?.[0].length ?? 0;
    return { start: start - comma, end };
  }
  if (whole && /(?:^|\n|[.!?…]["”)]*\s+)$/.test(before)) return { start, end };
  const lead = /[,;:–—\s-]+$/.exec(before)?.[0].length ?? 0;
  return { start: start - lead, end };
}

const ALL_OF_LINE = /^[^\S\n]*(?:[-–•*]\s*)?$/;

/** Takes out of notes that somebody not be named, and their name: what they are stands for it, where the notes say that. */
export function unname(given: string): Unnamed {
  const wishes = wishesIn(given);
  if (wishes.length === 0) return { text: given, left: [], never: [] };
  const [left, never]: [string[], string[]] = [[], []];
  let text = given;
  for (const wish of wishes.toReversed()) {
    const place = placeOf(text, wish);
    const roles = rolesOf(text.slice(wish.from, place.start), wish.said);
    const rest = text.slice(place.end);
    const ends =
      wish.whole &&
      /[.!?…]["”)]*$/.test(text.slice(0, place.end)) &&
      !/[.!?…]["”)]*\s*$/.test(text.slice(0, place.start));
    text = text.slice(0, place.start) + (ends && place.start > 0 ? '.' : '') + rest;
    const told = asRoles(text, roles, place.start);
    text = told.text;
    never.push(...told.never);
    left.push(
      ...(told.told.length > 0
        ? told.told
        : [`Left out as a note to yourself: ‘${wish.said}’; look whether the draft gives away who it is`]),
    );
  }
  const lines = text
    .split('\n')
    .filter((line, index) => !ALL_OF_LINE.test(line) || given.split('\n')[index]?.trim() === '')
    .join('\n');
  return { text: lines.replace(/(?<=\S)[^\S\n]{2,}/g, ' ').trim(), left, never };
}
