const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const letter = /\p{L}/u;

export const hasRightToLeft = (text: string) => rightToLeftLetter.test(text);

/** Whether a text runs from right to left, by its first letter. Null for a text without letters. */
export function directionOf(text: string): 'rtl' | 'ltr' | null {
  const first = letter.exec(text)?.[0];
  if (first === undefined) return null;
  return hasRightToLeft(first) ? 'rtl' : 'ltr';
}

export interface DirectedText {
  text: string;
  rightToLeft: boolean;
  /** Empty lines before it. */
  skipped: number;
}

/** The paragraphs of a text, those that follow one another in the same direction together. */
export function byDirection(text: string, rightToLeft: boolean): DirectedText[] {
  const parts: DirectedText[] = [];
  let skipped = 0;
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    const direction = directionOf(line);
    const isRightToLeft = direction === null ? (last?.rightToLeft ?? rightToLeft) : direction === 'rtl';
    if (line.trim() === '') skipped += 1;
    else {
      if (last?.rightToLeft === isRightToLeft) last.text += '\n'.repeat(skipped + 1) + line;
      else parts.push({ text: line, rightToLeft: isRightToLeft, skipped });
      skipped = 0;
    }
  }
  return parts;
}
