import type { Role } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import type { Shape } from './formats.ts';

/** 'How I got rejected 43 times.': what names the whole stays before it. */
const TITLE = /^(?:How|Why|What|When) (?:I|we|my|our|to|the|an?|\p{Ll}+s)\b[^?]*\.$/u;
const BESIDE = /^(?:Also|P\.?S\.?|By the way|Btw|Side note|Oh,? and|One more thing)\b/i;
/** What came to nothing is a moment of the story and not what it is about. */
const NEARLY = /^(?:I|We) (?:have |had )?(?:nearly|almost)\b/;
/** Formats that bring news: what was hard on the way to it comes after it. */
const NEWS: ReadonlySet<Shape> = new Set(['announcement', 'hiring', 'milestone']);
const STRUGGLE: ReadonlySet<Role> = new Set(['confession', 'turn']);

/** 'My co-founder Ruth was a harbour master for 14 years.' */
const WHO_ONE_IS = /^(?:My|Our) [\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2} (?:is|was|has been|had been) an? /u;

/** Whether a line from further down would promise another story than the notes tell: a remark beside, a doubt on the way to the news, anything before a title. */
export function isAside(line: string, role: Role, units: readonly Unit[], shape: Shape): boolean {
  const [head, ...later] = units.flatMap(({ sentences }) => sentences);
  if (head === undefined || line === head.text) return false;
  if (TITLE.test(head.text) && later.some(({ text }) => line.endsWith(text))) return true;
  if (line.startsWith(head.text.slice(0, 12))) return false;
  const source = later.find(({ text }) => text.endsWith(line) || line.startsWith(text));
  if (source === undefined) return false;
  if (BESIDE.test(source.text) || NEARLY.test(source.text)) return true;
  return NEWS.has(shape) && head.role === 'news' && (STRUGGLE.has(role) || WHO_ONE_IS.test(line));
}
