/** Whether a question or its answer holds `search`, whatever its case. An empty search finds all. */
export function answers({ question, answer }: { question: string; answer: string }, search: string): boolean {
  return `${question}\n${answer}`.toLowerCase().includes(search.trim().toLowerCase());
}
