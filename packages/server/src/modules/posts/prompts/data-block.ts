import { randomBytes } from 'node:crypto';

/** Characters that show nothing and could stand between the signs of a mark. */
const invisible = '[\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]*';
const openRun = new RegExp(`[<＜﹤‹«](?:${invisible}[<＜﹤‹«]){2,}`, 'gu');
const closeRun = new RegExp(`[>＞﹥›»](?:${invisible}[>＞﹥›»]){2,}`, 'gu');

/** Three or more angle brackets in a row are how our marks begin and end: in data they become round ones. */
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
