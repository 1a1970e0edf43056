import type { FaqCategory } from '../../content/faq.ts';

/** The questions whose words or answer hold `search`, whatever its case; categories without any are left out. */
export function searchFaq(categories: readonly FaqCategory[], search: string): FaqCategory[] {
  const wanted = search.trim().toLowerCase();
  return categories
    .map(({ category, questions }) => ({
      category,
      questions: questions.filter(({ question, answer }) =>
        `${question}\n${answer}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
