import type { CopilotCard } from '@limelight/contracts';

type List = Extract<CopilotCard, { kind: 'list' }>;

const most = { items: 30, line: 500 };
const cut = (text: string) => (text.length > most.line ? `${text.slice(0, most.line - 1)}…` : text);

/** A list of things with their pages; null for an empty one, which says nothing. */
export function listCard(
  of: List['of'],
  title: string,
  items: readonly { title: string; detail?: string | null; path: string | null }[],
  total = items.length,
): List | null {
  if (items.length === 0) return null;
  const shown = items.slice(0, most.items).map(({ title: name, detail = null, path }) => ({
    title: cut(name === '' ? 'Without a title' : name),
    detail: detail === null || detail === '' ? null : cut(detail),
    path,
  }));
  return { kind: 'list', title, of, items: shown, more: Math.max(0, total - shown.length) };
}

export const textCard = (title: string, text: string): CopilotCard => ({
  kind: 'text',
  title: cut(title),
  text: text.slice(0, 12_000),
});

export const runCard = (runId: string): CopilotCard => ({ kind: 'run', runId });
export const draftCard = (postId: string): CopilotCard => ({ kind: 'draft', postId });
