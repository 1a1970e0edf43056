const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Summarises a review in the heading of its panel. */
export function headWords({
  gaps,
  facts,
  suggestions,
}: {
  gaps: number;
  facts: number;
  suggestions: number;
}): string {
  const parts = [
    ...counted(gaps, 'gap to fill', 'gaps to fill'),
    ...counted(facts, 'fact to check', 'facts to check'),
    ...counted(suggestions, 'suggestion', 'suggestions'),
  ];
  return parts.length === 0 ? 'Looks good' : parts.join(' · ');
}
