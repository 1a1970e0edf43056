/**
 * A pure reading of a text that keeps its last `most` answers: while somebody writes, many rules read the same text one after
 * the other. The answer is shared between those who ask and is not to be changed.
 */
export function remembering<T>(read: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  let last: { text: string; answer: T } | undefined;
  return (text) => {
    if (last?.text === text) return last.answer;
    const held = known.get(text);
    if (held !== undefined) {
      last = { text, answer: held.answer };
      return held.answer;
    }
    const answer = read(text);
    if (known.size >= most)
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    known.set(text, { answer });
    last = { text, answer };
    return answer;
  };
}
