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
    ...counted(facts, 'statement to confirm', 'statements to confirm'),
    ...counted(suggestions, 'suggestion', 'suggestions'),
  ];
  return parts.length === 0 ? 'Looks good' : parts.join(' · ');
}

/** Says what the comparison with the notes found, and no more than it looked at. */
export function checkedWords(open: number, isRead: boolean): string {
  if (open > 0) return counted(open, 'statement to confirm', 'statements to confirm').join('');
  return isRead ? 'No statements outside your notes' : 'No numbers, dates or quotes outside your notes';
}
