import { lowerFirst, finishSentence } from '../clean/sentence.ts';
import { opensClause, wordsOf } from '../lexicon.ts';
import { splitRunOn } from '../parse/clauses.ts';
import { readSentence } from '../parse/features.ts';
import type { Role, Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { formatBonus } from './formats.ts';
import type { Shape } from './formats.ts';

/**
 * A way to open the post: its line, and what is left of the unit it was taken from. `then` has to follow at once,
 * `stays` keeps the unit's place in the notes.
 */
export type Opening = { unit: number; line: string; role: Role; score: number; then: Sentence[]; stays: Sentence[] };

const ROLE_SCORE: Record<Role, number> = {
  confession: 3, quote: 3, change: 3, turn: 2, lesson: 1.5, belief: 2, news: 2, question: 1.5, advice: 1, figure: 1, action: 1, fact: 0, thanks: -3, invite: -3,
};
const LONG = 75;

/** Every way to open a post with the person's own words, best first. `own` orders equals. */
export function findOpenings(units: readonly Unit[], shape: Shape, own: () => number): Opening[] {
  const few = units.reduce((sum, unit) => sum + unit.sentences.length, 0) <= 9;
  const openings = units.flatMap((unit) => (unit.list || unit.lines || unit.label !== undefined ? [] : openingsOf(unit, units, few)));
  return openings.map((opening) => ({ ...opening, score: opening.score + formatBonus(shape, opening.role) + own() * 0.4 })).toSorted((a, b) => b.score - a.score);
}

function openingsOf(unit: Unit, units: readonly Unit[], few: boolean): Opening[] {
  const found: Opening[] = [];
  const [head, ...rest] = unit.sentences;
  if (!head) return found;
  const take = (line: string, role: Role, then: Sentence[], stays: Sentence[], extra = 0) => {
    const read = readSentence(line);
    found.push({ unit: unit.order, line, role, then, stays, score: ROLE_SCORE[role] + scoreLine(read, unit.order) + extra });
  };
  const stands = !head.leans && !head.points;
  const bare = stands ? head.text : withoutLead(head.text);
  if (bare !== undefined || unit.order === 0) {
    const [line = '', ...more] = shorten(bare ?? head.text);
    take(line, roleOf(line, head), [...more.map(readSentence), ...rest], []);
  } 
  const last = rest.at(-1);
  if (few && last && !last.leans && last.points && /^(?:confession|turn)$/.test(last.role) && last.text.length <= 70) {
    take(last.text, last.role, [], unit.sentences.slice(0, -1), -0.5);
  }
  const quoted = quotedOpening(unit, units);
  if (quoted) take(quoted.line, 'quote', quoted.then, [], 0.5);
  return found;
}

/** A short line may do something else than the sentence it was cut from. */
function roleOf(line: string, from: Sentence): Role {
  return line === from.text ? from.role : readSentence(line).role;
}

function scoreLine(line: Sentence, order: number): number {
  const length = line.text.length;
  let score = length <= 60 ? 3 : length <= 90 ? 2 : length <= 120 ? 0.5 : length <= 160 ? -3 : -6;
  if (line.figures > 0) score += 1.5;
  if (order === 0) score += 1.5;
  if (line.words.length < 3) score -= 4;
  if (!line.whole && line.figures === 0) score -= 1;
  if (/^the /i.test(line.text)) score -= 1;
  if (/^(?:if|when|while|after|before|because|although)\b/i.test(line.text)) score -= 1;
  if (/\(/.test(line.text)) score -= 0.5;
  if (/https?:|www\.|\S@\S/.test(line.text)) score -= 4;
  if (/:$/.test(line.text)) score -= 3;
  return score;
}

/** The clause after 'Now', 'So' or 'But', where it can stand alone. */
function withoutLead(text: string): string | undefined {
  const match = /^(?:Now|So|But|And|Also),? (?=\p{L})/u.exec(text);
  if (!match) return undefined;
  const rest = finishSentence(text.slice(match[0].length));
  const read = readSentence(rest);
  return read.leans || read.points || !opensClause(read.words.slice(0, 4)) ? undefined : rest;
}

/** A long sentence parted where a second clause begins; the first part is the line. */
export function shorten(text: string): string[] {
  if (text.length <= LONG) return [text];
  const because = /^(.{20,}?),? because (.+)$/s.exec(text);
  const [, claim = '', reason = ''] = because ?? [];
  if (because && opensClause(wordsOf(reason).slice(0, 4)) && !/\b(?:not|n't|only|just|mostly|partly)$/.test(claim) && !claim.includes('"')) {
    return [finishSentence(claim), finishSentence(reason)];
  }
  if (text.length <= 110) return [text];
  const [first = text, ...rest] = splitRunOn(text);
  return [first, ...rest].map(finishSentence);
}

/** Words spoken, put before who spoke them: only where the line that leads into them can follow. */
function quotedOpening(unit: Unit, units: readonly Unit[]): { line: string; then: Sentence[] } | undefined {
  const at = unit.sentences.findIndex((sentence) => /^["“][^"”]{15,90}["”][.!]?$/.test(sentence.text));
  if (at === 0) return undefined;
  if (at > 0) return invert(unit.sentences[at]?.text ?? '', unit.sentences.slice(0, at), unit.sentences.slice(at + 1));
  const last = unit.sentences.at(-1);
  const match = last ? /^(.{15,}):\s*(["“][^"”]{15,90}["”])[.!]?$/s.exec(last.text) : null;
  if (!match || unit.sentences.length > 1 || units.length < 2) return undefined;
  const lead = finishSentence(match[1] ?? '');
  if (/\b(?:said|says|asked|told|wrote|answered|replied|me|us|him|her|them|is|was|read|reads|question|this)\.$/i.test(lead)) return undefined;
  return invert(match[2] ?? '', [readSentence(lead)], []);
}

function invert(quotation: string, lead: readonly Sentence[], after: readonly Sentence[]): { line: string; then: Sentence[] } | undefined {
  if (lead.some((sentence, index) => index === 0 && (sentence.leans || sentence.points))) return undefined;
  const inner = quotation.replace(/^["“]|["”][.!]?$/g, '').replace(/[.!]$/, '');
  const said = /\?$/.test(inner) ? inner : `${inner}.`;
  return { line: `"${said.charAt(0).toUpperCase()}${said.slice(1)}"`, then: [...lead, ...after] };
}

/** The opening for each of the three variants: three different lines where the notes hold three, of different kinds first. */
export function chooseOpenings(openings: readonly Opening[]): Opening[] {
  const first = openings[0];
  if (!first) return [];
  const prefer = (taken: readonly Opening[], roles: readonly Role[]): Opening => {
    const free = openings.filter((opening) => taken.every((other) => other.line !== opening.line && lowerFirst(other.line) !== lowerFirst(opening.line)));
    const usable = free.filter((opening) => opening.score > first.score - 7);
    const scored = usable.map((opening) => ({ opening, score: opening.score + (roles.includes(opening.role) ? 2.5 : 0) + (taken.some((other) => other.unit === opening.unit) ? -1.5 : 0) }));
    return scored.toSorted((a, b) => b.score - a.score)[0]?.opening ?? first;
  };
  const second = prefer([first], ['change', 'figure', 'quote', 'news']);
  const third = prefer([first, second], ['lesson', 'advice', 'belief', 'question', 'turn']);
  return [first, second, third];
}
