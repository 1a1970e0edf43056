import { randomBytes } from 'node:crypto';

/** Characters that show nothing and could stand between the signs of a mark. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Mn}]*';
const opens = '[<＜﹤‹«〈⟨〈❮❬❰˂ᐸ⟪《≪]';
const closes = '[>＞﹥›»〉⟩〉❯❭❱˃ᐳ⟫》≫]';
const runOf = (sign: string, three: string) =>
  new RegExp(`${three}|${sign}(?:${invisible}${sign}){2,}`, 'gu');
const openRun = runOf(opens, '⋘');
const closeRun = runOf(closes, '⋙');

/** Three or more angle brackets in a row, or what looks like them, are how our marks begin and end: in data they become round ones. */
export function neutraliseMarks(data: string): string {
  return data.replace(openRun, '(((').replace(closeRun, ')))');
}

export function newDataId(): string {
  return randomBytes(8).toString('hex');
}

/** Data between marks that name it. Whatever the data hold, the block ends at its own end alone. */
export function dataBlock(data: string, id: string): string {
  return `<<<DATA id=${id}>>>\n${neutraliseMarks(data)}\n<<<END DATA id=${id}>>>`;
}
