/**
 * A pure reading of a text that keeps at least its last `most` answers, and never twice as many: while somebody writes, many rules
 * read the same text one after the other. The answer is shared between those who ask and is not to be changed.
 */
export function remembering<T>(read: (text: string) => T, most: number): (text: string) => T {
  // Two generations: taking the oldest out of a map one by one costs more with each.
  let young = new Map<string, { answer: T }>();
  let old = young;
  let last: { text: string; answer: T } | undefined;
  return (text) => {
    if (last?.text === text) return last.answer;
    let held = young.get(text);
    if (held === undefined) {
      held = old.get(text) ?? { answer: read(text) };
      if (young.size >= most) {
        old = young;
        young = new Map();
      }
      young.set(text, held);
    }
    last = { text, answer: held.answer };
    return held.answer;
  };
}
