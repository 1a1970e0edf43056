import type { Run } from '../../../../run.ts';
import { isExactQuote } from '../../../library/people/index.ts';
import { criteriaAnswer, criteriaPrompt } from '../criteria-prompt.v1.ts';
import type { SearchTerm } from '../rules/boolean-search.ts';
import { isProtected } from '../rules/protected.ts';
import { allowed, wishesOf, withoutHeading, withoutProtected } from '../rules/role.ts';

const mostCriteria = 20;

/** Splits a description into criteria, by a model or by its lines and commas. Each is quoted from it word for word. */
export async function findCriteria(
  run: Run,
  description: string,
  who: 'candidates' | 'customers',
): Promise<{ criteria: SearchTerm[]; leftOut: string[] }> {
  const plain = wishesOf(description);
  const answer = await run.ask('criteria', {
    prompt: criteriaPrompt,
    data: { description: withoutProtected(description), who },
    schema: criteriaAnswer,
    unusable: 'none',
  });
  const told = (answer?.criteria ?? [])
    .filter(({ quote }) => quote.length <= 200 && isExactQuote(quote, description))
    .slice(0, mostCriteria)
    .map(({ quote, must, terms }) => ({
      text: withoutHeading(quote),
      must,
      terms: terms.filter((term) => !isProtected(term)).slice(0, 3),
    }))
    .filter(({ text }) => text !== '');
  if (told.length === 0)
    return { leftOut: plain.leftOut, criteria: plain.criteria.map((one) => ({ ...one, terms: [] })) };
  const kept = new Set(allowed(told).criteria.map(({ text }) => text));
  return { leftOut: plain.leftOut, criteria: told.filter(({ text }) => kept.has(text)) };
}
