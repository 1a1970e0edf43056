import { parsePost, type Part } from '../checks/post.ts';
import { capitalise, finishSentence } from '../writer/clean/sentence.ts';
import { askedChange } from '../writer/compose/own-questions.ts';
import { waysToAsk } from '../writer/compose/retold.ts';
import { readSentence } from '../writer/parse/features.ts';
import { waysToLead } from './line-candidates.ts';
import { afterColon, whyAsked } from './line-hooks.ts';
import { isTally } from '../writer/parse/alone.ts';

/** The words of a line alone. */
export const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A line that holds this much of a sentence tells it. */
const tells = 0.6;
/** One that holds this much of it speaks of it. */
const touches = 0.35;

/** A point of a list, as it stands in its line. */
const ENTRY = /^\s*[-•–*→]\s/;

/**
 * The text with another first line. A line that stands in the text moves to the front, with what leans on it; one that tells a sentence of it in
 * another order, or puts it to the reader, takes that sentence's place, and what it leaves of it stays; another question and
 * words that are spoken in the text come before all of it, and a point of a list leaves its line; any other line takes the place of the first sentence.
 */
export function openWith(text: string, line: string): string {
  return withHook(text, line) ?? withoutHook(text, line);
}

/** What asks or leads on, behind a sentence of the text. */
const HOOK = /^(.+[.!]["”]?) (?:What would you do\?|Would you\?|What (?:I|we) did about it\.)$/s;

/** The text with a sentence of it and a hook in front, or with a question and a sentence of the text that tells on. */
function withHook(text: string, line: string): string | undefined {
  const instead = (told: string, rest: string) => {
    const moved = withoutHook(rest, told);
    const [head] = parsePost(moved).sentences;
    const after = tidied(moved.slice(head?.end ?? 0));
    return after === '' ? line : `${line}\n\n${after}`;
  };
  const [, told = ''] = HOOK.exec(line) ?? [];
  if (told !== '') return instead(told, text);
  const point = leadAndPoint(text, line);
  if (point !== undefined) return point;
  const [, question = '', said = ''] = /^([^?]+\?) (.+)$/s.exec(line) ?? [];
  const { sentences } = parsePost(text);
  const there = sentences.find((one) => said !== '' && plain(one.text) === plain(said));
  if (there === undefined || sentences.some((one) => plain(one.text) === plain(question))) return undefined;
  return instead(question, tidied(`${text.slice(0, there.start)}${text.slice(there.end)}`));
}

/** The same, or one with its number. */
const LISTED = /^\s*(?:[-•–*→]|\d{1,2}[.)])\s/;

/** 'Things I stopped doing: working on trains.' in the place of the line that leads into a list, without that point of it. */
function leadAndPoint(text: string, line: string): string | undefined {
  const { lines } = parsePost(text);
  const at = lines.findIndex((one) => LISTED.test(one.text));
  const lead = lines.slice(0, Math.max(0, at)).findLast((one) => one.text.trim() !== '');
  if (lead === undefined || !lead.text.trim().endsWith(':')) return undefined;
  if (whyAsked(lead.text.trim()) === line)
    return tidied(`${text.slice(0, lead.start)}${line}${text.slice(lead.end)}`);
  const point = lines.find(
    (one) => ENTRY.test(one.text) && plain(`${lead.text} ${one.text.replace(ENTRY, '')}`) === plain(line),
  );
  if (point === undefined) return undefined;
  const left = `${text.slice(lead.end, point.start)}${text.slice(point.end).replace(/^\n/, '')}`;
  return `${line}\n\n${tidied(`${text.slice(0, lead.start)}${left}`)}`;
}

function withoutHook(text: string, line: string): string {
  const { lines, sentences } = parsePost(text);
  const point = lines.find((one) => ENTRY.test(one.text) && plain(one.text) === plain(line));
  if (point !== undefined)
    return `${line}\n\n${tidied(`${text.slice(0, point.start)}${text.slice(point.end).replace(/^\n/, '')}`)}`;
  const there = sentences.find((sentence) => plain(sentence.text) === plain(line));
  const [first] = sentences;
  if (there === first && there !== undefined) return text;
  const pair = there === undefined ? pairIn(line, sentences) : undefined;
  if (pair !== undefined) return `${line}\n\n${tidied(without(text, pair))}`.trim();
  const turned = there === undefined ? leftOf(line, sentences) : undefined;
  const before =
    /\?["”]?$/.test(line.trim()) ||
    (/^[“"].*["”]$/.test(line) && holdsWords(text, line)) ||
    (isTally(line) && there === undefined && line.split(', ').every((part) => holdsWords(text, part)));
  const led = there === undefined ? undefined : withLeaning(there, sentences);
  const like = toldBy(line, sentences, touches);
  const by = toldBy(line, sentences, tells);
  const whole = like !== undefined && leavesOut(line, like);
  const told = led ?? turned?.sentence ?? (before || whole ? undefined : (by ?? first));
  const rest =
    told === undefined ? text : `${text.slice(0, told.start)}${turned?.left ?? ''}${text.slice(told.end)}`;
  const tidy = tidied(rest);
  const after = led === undefined || there === undefined ? '' : text.slice(there.end, led.end).trim();
  const opening = after === '' ? line : `${line} ${after}`;
  return tidy === '' ? opening : `${opening}\n\n${tidy}`;
}

const without = (text: string, [one, two]: readonly [Part, Part]) =>
  `${text.slice(0, one.start)}${text.slice(one.end, two.start)}${text.slice(two.end)}`;

const tidied = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const holdsWords = (text: string, line: string) => plain(text).includes(plain(line));

const mostLeaning = 2;

/** A sentence with those after it in its paragraph that mean nothing without it: 'My mistake was X. It took two months.' */
function withLeaning(one: Part, sentences: readonly Part[]): Part {
  let { end } = one;
  for (const next of sentences.slice(sentences.indexOf(one) + 1).slice(0, mostLeaning)) {
    const { leans, points } = readSentence(next.text);
    if (!(leans || points) || next.start - end > 1) break;
    ({ end } = next);
  }
  return { ...one, end };
}

/** 'Nobody taught me that.' is told as 'Nobody taught me this: …' before what it points at. */
const pointed = (text: string) => plain(text).replace(/\bthat\b/g, 'this');

/** The two sentences that are the line, in the order of the text. */
function pairIn(line: string, sentences: readonly Part[]): [Part, Part] | undefined {
  const wanted = pointed(line);
  for (const [index, one] of sentences.entries()) {
    if (!wanted.includes(pointed(one.text))) continue;
    for (const two of sentences.slice(index + 1))
      if ([`${one.text} ${two.text}`, `${two.text} ${one.text}`].some((both) => pointed(both) === wanted))
        return [one, two];
  }
  return undefined;
}

/** A label that says nothing without what it leads to. */
const LABELLED = /^What (?:changed|helped|worked|stayed|made the difference): /;

/** The sentence that a line was turned from, and what is said in its place then. A later one that is asked about stays whole. */
function leftOf(line: string, sentences: readonly Part[]): { sentence: Part; left: string } | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const whole = finishSentence(capitalise(sentence.text));
    const colon = index > 0 ? afterColon(whole) : undefined;
    if (colon?.first === line) return { sentence, left: colon.after.join(' ') };
    const turn = waysToLead(whole).find(({ first }) => first === line);
    // What follows a line that was cut short cannot stand without it, far from the beginning.
    if (turn !== undefined)
      return {
        sentence,
        left:
          index === 0 ? turn.after.join(' ') : LABELLED.test(whole) ? '' : turn.after.length > 0 ? whole : '',
      };
    if (index === 0 && askedChange(whole) === line) return { sentence, left: '' };
    const ask = index === 0 ? waysToAsk(whole).find(({ question }) => question === line) : undefined;
    if (ask !== undefined && ask.whole === undefined) return { sentence, left: ask.said.join(' ') };
  }
  return undefined;
}

/** Words that two readings side by side do without: 'from 2% to 11%'. */
const MOVES = /^(?:from|went|fell|rose|grew|dropped|climbed|with|that|than|were|have|been|down)$/;

/** Whether a line leaves out so much of the sentence it tells that this has to follow it. */
function leavesOut(line: string, { text }: Part): boolean {
  const words = new Set(plain(line).split(' '));
  return (
    plain(text)
      .split(' ')
      .filter((word) => word.length > 3 && !words.has(word) && !MOVES.test(word)).length > 1
  );
}

/** The sentence that a line tells in other words or another order: it holds nearly all that the line says. */
function toldBy(line: string, sentences: readonly Part[], least: number): Part | undefined {
  const words = new Set(plain(line).split(' '));
  const shares = sentences.map((sentence) => {
    const own = new Set(plain(sentence.text).split(' '));
    return { sentence, share: [...own].filter((word) => words.has(word)).length / Math.max(1, own.size) };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= least ? best.sentence : undefined;
}
