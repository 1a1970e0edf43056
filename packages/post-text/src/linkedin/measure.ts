// Advance widths in thousandths of an em for a sans-serif with Helvetica metrics, the last fallback of LinkedIn's font
// stack.
const GROUPS: readonly (readonly [string, number])[] = [
  ['ijl', 222],
  ["'’‘", 205],
  ['|', 260],
  [' !,./:;I[]\\ft', 278],
  ['()-r`{}“”', 333],
  ['"', 355],
  ['*•', 380],
  ['^', 469],
  ['cksvxyzJ', 500],
  ['abdeghnopqu0123456789?_$#L€£₹–', 556],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['%', 889],
  ['W', 944],
  ['—…→', 1000],
  ['@', 1015],
];

const ADVANCE = new Map(
  GROUPS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

const WIDE =
  /[\p{Extended_Pictographic}\u{1100}-\u{115f}\u{2e80}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}]/u;
const NOTHING = /[\p{M}\p{Cf}]/u;

/**
 * Creates a `measure` function for use without a canvas: the width of `text` at `fontSize` px from average advances.
 */
export function averageMeasure(fontSize: number): (text: string) => number {
  return (text) => {
    let thousandths = 0;
    for (const character of text) thousandths += advance(character);
    return (thousandths / 1000) * fontSize;
  };
}

function advance(character: string): number {
  const known = ADVANCE.get(character);
  if (known !== undefined) return known;
  if (NOTHING.test(character)) return 0;
  if (WIDE.test(character)) return 1000;
  const base = character.normalize('NFKD').charAt(0);
  return ADVANCE.get(base) ?? 600;
}
