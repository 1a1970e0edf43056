const LEAST_PARTS = 4;
const LONGEST_PART = 70;
const BETWEEN = /\s+\/{1,2}\s+/;

/** Keywords parted by strokes, 'neck pain / movement every 30 min / 2 min at the coffee machine', as items of a list. */
export function itemsOfStrokes(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const parts = line
        .split(BETWEEN)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      return parts.length >= LEAST_PARTS &&
        parts.every((part) => part.length <= LONGEST_PART) &&
        !/^\s*[-–—•*>]/.test(line)
        ? parts.map((part) => `- ${part}`).join('\n')
        : line;
    })
    .join('\n');
}
