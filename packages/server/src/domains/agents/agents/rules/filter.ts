import type { AgentItem, AgentResult, AgentStep } from '@limelight/contracts';
import { termsOf } from '../../../../platform/terms.ts';
import { momentOf } from '../news/ranking.ts';

type Options = Extract<AgentStep, { tool: 'filter' }>;
const dayMs = 86_400_000;

const lineOf = (text: string) => ` ${termsOf(text).join(' ')} `;
const searchable = (words: readonly string[]) =>
  words
    .map((word) => ({ word, line: ` ${termsOf(word).join(' ')} ` }))
    .filter(({ line }) => line.trim() !== '');

export function filterItems(
  items: readonly AgentItem[],
  { blocked, required, maxAgeDays }: Options,
  now: number,
): { kept: AgentItem[]; dropped: AgentResult['dropped'] } {
  const unwanted = searchable(blocked);
  const wanted = searchable(required);
  const kept: AgentItem[] = [];
  const dropped: AgentResult['dropped'] = [];
  for (const item of items) {
    const { title, url } = item;
    const moment = momentOf(item);
    const text = lineOf(`${title} ${item.text}`);
    const hit = unwanted.find(({ line }) => text.includes(line));
    const old = moment !== null && now - moment > maxAgeDays * dayMs;
    if (hit !== undefined)
      dropped.push({ title, url, reason: 'It contains a blocked word', detail: hit.word });
    else if (old) dropped.push({ title, url, reason: 'It is too old', detail: null });
    else if (wanted.length > 0 && !wanted.some(({ line }) => text.includes(line)))
      dropped.push({ title, url, reason: 'It has none of the required words', detail: null });
    else kept.push(item);
  }
  return { kept, dropped };
}
