import { beforeOf } from './concrete.ts';

const FAR = 160;
/** A figure, a day, an hour, a person by name, a sum or a measure. */
const FACT =
  /\d|§|(?<!\p{L})(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|gestern|Januar|Februar|März|April|Juni|Juli|August|September|Oktober|November|Dezember|Uhr|Mittags?|(?:Herrn?|Frau|Familie) \p{Lu}\p{Ll}+|Euro|Cent|Kilo|Gramm|Liter|Meter|Prozent|Seite|Absatz|Straße|Kilos?)(?!\p{L})/u;

/** Whether the sentence of a German turn, or the one that follows it, tells of what is true once. */
export function tellsFact(match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  const behind = /^[^.!?\n]*[.!?]*\s*[^.!?\n]*/u.exec(match.input.slice(end, end + FAR))?.[0] ?? '';
  return FACT.test(beforeOf(match) + match[0] + behind);
}
