/** Signs by their names, as one dictates them: 'it was on a boat comma and …', '… our party period it was …'. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[ \t]+(?:full stop|period)(?=\s|$)(?! of\b)/giu, '.'],
  [/[ \t]+comma(?=\s|$)/giu, ','],
  [/[ \t]+question mark(?=\s|$)/giu, '?'],
  [/[ \t]+exclamation (?:mark|point)(?=\s|$)/giu, '!'],
  [/[ \t]+colon(?=\s|$)/giu, ':'],
  [/[ \t]+new paragraph[ \t]*/giu, '\n\n'],
  [/[ \t]+new line[ \t]*/giu, '\n'],
];
/** Fewer may be words: a period of time, a comma that is spoken of. */
const LEAST = 2;

/** Dictated signs as signs, where a text names some and holds none. */
export function writeSpokenSigns(text: string): string {
  if (/[.,;:!?](?=\s|$)/.test(text.trim().replace(/[.!?]$/, ''))) return text;
  const named = SIGNS.reduce((sum, [name]) => sum + (text.match(name)?.length ?? 0), 0);
  return named < LEAST ? text : SIGNS.reduce((written, [name, sign]) => written.replace(name, sign), text);
}
