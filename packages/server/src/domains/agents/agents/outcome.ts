import { firstLine } from '@limelight/post-text';
import type { AgentResult, RunOutcome } from '@limelight/contracts';
import { cameToNothing, counted, foundNothing, made } from '../../../run.ts';
import { isUndated } from './news/ranking.ts';
import { nothingRead, unreadWords } from './rules/unread.ts';

const linked = 3;
const titleLength = 40;

/** A title that is still a gap names nothing, so the item's own title stands for it. */
function labelOf(what: string, text: string, item = ''): string {
  const title = firstLine(text.startsWith('[') ? item : text, titleLength);
  return title === '' ? `Open ${what}` : `Open ${what} “${title}”`;
}

/** What an agent's run came to, with links to what it made. */
export function agentOutcome(result: AgentResult, { agentId }: { agentId?: string | undefined }): RunOutcome {
  const { items, drafts, dropped, sources, kept, decks, pictures } = result;
  if (nothingRead(sources) && items.length === 0) {
    const unread = unreadWords(sources);
    const words = `${unread[0]?.toUpperCase()}${unread.slice(1)}.`;
    if (agentId === undefined) return cameToNothing(words);
    return cameToNothing(words, ['Fix the sources', `/dashboard/agents/${agentId}#sources`]);
  }
  if (items.length + drafts.length + decks.length + pictures.length === 0)
    return foundNothing('No new items are worth a post.');
  const parts = [
    `${counted(items.length, 'item')} kept`,
    drafts.length > 0 && `${counted(drafts.length, 'draft')} made`,
    decks.length > 0 && `${counted(decks.length, 'carousel')} made`,
    pictures.length > 0 && `${counted(pictures.length, 'picture')} drawn`,
    `${dropped.length} left out`,
  ].filter((part) => part !== false);
  const undated = items.filter(isUndated).length;
  const dates =
    undated === 0
      ? ''
      : ` ${counted(undated, 'item')} had no date that we could read, and ${undated === 1 ? 'counts' : 'count'} from when ${undated === 1 ? 'it was' : 'they were'} first seen.`;
  const titles = new Map(items.map(({ key, title }) => [key, title]));
  const unread = sources.total - sources.read;
  const missed = unread > 0 ? ` ${unread} of its ${counted(sources.total, 'source')} could not be read.` : '';
  return made(
    `${parts.join(', ')}.${dates}${missed}`,
    ...(kept ? drafts : [])
      .slice(0, linked)
      .map(
        ({ postId, text, itemKey }) =>
          [labelOf('draft', text, titles.get(itemKey)), `/dashboard/generate-post?post=${postId}`] as const,
      ),
    ...decks.map(
      ({ carouselId, deck }) =>
        [labelOf('carousel', deck.title), `/dashboard/carousel/${carouselId}`] as const,
    ),
    ...(pictures.length > 0 ? [['See the pictures', '/dashboard/images'] as const] : []),
  );
}
