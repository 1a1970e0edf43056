/** A word without its English ending, so that "expired" finds "expires". */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|e?[ds]|e)$/, '') : word);

/**
 * True when a question and its answer contain each word of `search`, ignoring case. A path counts as one word. An empty
 * search matches everything.
 */
export function answers({ question, answer }: { question: string; answer: string }, search: string): boolean {
  const text = `${question}\n${answer}`.toLowerCase();
  const words = search.toLowerCase().match(/\S*\/\S*|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(stem(word)));
}
