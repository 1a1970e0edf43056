/** True when a question or its answer contains `search`, ignoring case. An empty search matches everything. */
export function answers({ question, answer }: { question: string; answer: string }, search: string): boolean {
  return `${question}\n${answer}`.toLowerCase().includes(search.trim().toLowerCase());
}
