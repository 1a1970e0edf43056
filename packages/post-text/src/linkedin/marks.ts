/** Formatting with Unicode look-alikes, because LinkedIn posts have no real formatting. */
export const MARKS = ['bold', 'italic', 'bold-italic', 'monospace', 'strike'] as const;
export type Mark = (typeof MARKS)[number];

type Face = { upper: number; lower: number; digit?: number };
const FACES: Record<Exclude<Mark, 'strike'>, Face> = {
  bold: { upper: 0x1d5d4, lower: 0x1d5ee, digit: 0x1d7ec },
  italic: { upper: 0x1d608, lower: 0x1d622 },
  // Italic has no digits, so bold digits are used.
  'bold-italic': { upper: 0x1d63c, lower: 0x1d656, digit: 0x1d7ec },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digit: 0x1d7f6 },
};

const STRIKE = '\u0336';
const MATH = /[\u{1d400}-\u{1d7ff}]/u;
const MARKED = /[\u{1d400}-\u{1d7ff}]|\u0336|\u0335/u;
const MARKED_STRETCH = /(?:[\u{1d400}-\u{1d7ff}ℂℊ-ℓℕ℘-ℝℤℨℬℭℯ-ℱℳℴ]\p{M}*)+/gu;

/** A visible emoji: a keycap, a flag, or joined pictograms with their skin tones. */
const EMOJI =
  /([0-9#*]\ufe0f?\u20e3|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*)/u;

/**
 * Converts letters (and digits where available) to a style. Other characters stay. Emoji are never changed, because a
 * mark within one would break it. Accents become combining marks.
 */
export function applyMark(text: string, mark: Mark): string {
  return text
    .split(EMOJI)
    .map((part, index) => (index % 2 === 1 ? part : marked(part, mark)))
    .join('');
}

function marked(text: string, mark: Mark): string {
  if (mark === 'strike')
    return text.replaceAll(STRIKE, '').replace(/(?![\s\p{M}\p{Cf}]).\p{M}*/gu, `$&${STRIKE}`);
  const face = FACES[mark];
  let out = '';
  for (const character of text.normalize('NFD')) out += inFace(character, face);
  return out.normalize('NFC');
}

function inFace(character: string, face: Face): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 65 && code <= 90) return String.fromCodePoint(face.upper + code - 65);
  if (code >= 97 && code <= 122) return String.fromCodePoint(face.lower + code - 97);
  if (face.digit !== undefined && code >= 48 && code <= 57)
    return String.fromCodePoint(face.digit + code - 48);
  return character;
}

export function hasMarks(text: string): boolean {
  return MARKED.test(text);
}

export function toPlain(text: string): string {
  if (!hasMarks(text)) return text;
  const unstruck = text.replace(/[\u0336\u0335]/g, '');
  return unstruck.replace(MARKED_STRETCH, (stretch) =>
    MATH.test(stretch) ? stretch.normalize('NFKC') : stretch,
  );
}
