import { findSentences } from '../../text/sentences.ts';
import { headOf, isTalk } from '../../text/talk.ts';
import { correctWords } from '../clean/words.ts';
import { asked, capitalise, finishSentence } from '../clean/sentence.ts';
import { expandSigns } from '../clean/shorthand.ts';
import type { Block } from './blocks.ts';
import { PERSON, SPEAKER } from './speech.ts';

/** What somebody said, alone on its line behind their name, or on a line of its own. */
const ALL_QUOTED = /: (?:“[^“”]+”|"[^"]+")$/;
const QUOTATION = /^(?:“[^“”]+”|"[^"]+")$/;
/** So many lines without a name between two with one are what the first goes on with. */
const MOST_BETWEEN = 3;

/**
 * Who speaks in a conversation: names that begin several lines, where 'me' or a person in a role speaks too, and all who speak in turns
 * line after line.
 */
function speakersIn(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const names = lines.flatMap((line) => SPEAKER.exec(line)?.[1] ?? []);
  const again = names.some((name) => PERSON.test(name))
    ? names.filter((name, index) => names.indexOf(name) !== index)
    : [];
  return new Set([...again, ...turnsOf(lines).flatMap((turn) => headOf(turn)?.name ?? [])]);
}

/** Lines that stand in a row, each behind a name, where names come again. */
function turnsOf(lines: readonly string[]): string[] {
  const rows: string[][] = [[]];
  for (const line of lines) {
    if (headOf(line) === undefined) rows.push([]);
    else rows.at(-1)?.push(line);
  }
  return rows.filter((row) => isTalk(row.join('\n'))).flat();
}

const textOf = (block: Block | undefined) => (block?.kind === 'text' ? block.text : '');

/** Which blocks are lines of a conversation; what is said or quoted between two of them without a name goes with them. */
export function linesOfConversation(text: string, blocks: readonly Block[]): ReadonlySet<Block> {
  const speakers = speakersIn(text);
  const named = blocks.map((block) => {
    const speaker = SPEAKER.exec(textOf(block))?.[1];
    return speaker !== undefined && (PERSON.test(speaker) || speakers.has(speaker));
  });
  const said = blocks.map((block, index) => named[index] === true || isSaid(textOf(block)));
  for (const index of blocks.keys())
    for (const between of betweenTurns(blocks, named, index)) said[between] = true;
  const lines = new Set<Block>();
  let before = -1;
  for (const [index, block] of blocks.entries()) {
    if (said[index] !== true) {
      if (block.kind !== 'break') before = -1;
      continue;
    }
    const earlier = blocks[before];
    if (earlier !== undefined) lines.add(earlier).add(block);
    before = index;
  }
  return lines;
}

const isSaid = (line: string) => SPEAKER.test(line) && ALL_QUOTED.test(line);

/** The places behind a named line that hold what it goes on with: up to the next named one, or a quotation right behind it. */
function betweenTurns(blocks: readonly Block[], named: readonly boolean[], from: number): number[] {
  if (named[from] !== true) return [];
  const next = named.indexOf(true, from + 1);
  const between = [...blocks.keys()].slice(from + 1, Math.max(next, from + 1));
  const goesOn = between.every((at) => textOf(blocks[at]) !== '');
  if (between.length > 0 && between.length <= MOST_BETWEEN && goesOn) return between;
  return QUOTATION.test(textOf(blocks[from + 1])) ? [from + 1] : [];
}

/** A line of a conversation as it stands in a post. */
export function writeLine(line: string): string {
  const speaker = SPEAKER.exec(line)?.[1] ?? '';
  const words = speaker === '' ? line : line.slice(line.indexOf(':') + 1);
  const whole = finishSentence(asked(correctWords(expandSigns(words))));
  const said = findSentences(whole)
    .map(({ start, end }) => capitalise(whole.slice(start, end)))
    .join(' ');
  return speaker === '' ? said : `${speaker.charAt(0).toUpperCase()}${speaker.slice(1)}: ${said}`;
}
