import { randomBytes } from 'node:crypto';

/** Invisible characters that could separate the brackets of a mark. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Mn}]*';
const opens = '[<＜﹤‹«〈⟨〈❮❬❰˂ᐸ⟪《≪]';
const closes = '[>＞﹥›»〉⟩〉❯❭❱˃ᐳ⟫》≫]';
const runOf = (sign: string, three: string) =>
  new RegExp(`${three}|${sign}(?:${invisible}${sign}){2,}`, 'gu');
const openRun = runOf(opens, '⋘');
const closeRun = runOf(closes, '⋙');

/**
 * Replaces three or more angle brackets in a row, including look-alikes, with parentheses, because our marks begin
 * and end with them.
 */
export function neutraliseMarks(data: string): string {
  return data.replace(openRun, '(((').replace(closeRun, ')))');
}

export function newDataId(): string {
  return randomBytes(8).toString('hex');
}

/** Encloses data in marks with an id. The data cannot end the block early, whatever they contain. */
export function dataBlock(data: string, id: string): string {
  return `<<<DATA id=${id}>>>\n${neutraliseMarks(data)}\n<<<END DATA id=${id}>>>`;
}
