export function partsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== '');
}

/**
 * A text with a paragraph of another draft that had `of` paragraphs: its first replaces the first here, its last the
 * last, and any other goes before the last. The text itself when it contains the paragraph already.
 */
export function withPart(text: string, part: string, at: number, of: number): string {
  const taken = part.trim();
  if (text.includes(taken)) return text;
  const parts = partsOf(text);
  if (parts.length === 0) return taken;
  if (at === 0) return [taken, ...parts.slice(1)].join('\n\n');
  if (at === of - 1) return [...parts.slice(0, -1), taken].join('\n\n');
  return [...parts.slice(0, -1), taken, ...parts.slice(-1)].join('\n\n');
}
