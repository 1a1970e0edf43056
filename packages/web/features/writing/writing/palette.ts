import { listPosts } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import type { Command, CommandSource } from '../../../lib/commands.ts';
import { goTo } from '../../../lib/navigation.ts';

const states = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Failed',
  unconfirmed: 'Unconfirmed',
} as const;

export const findPosts: CommandSource = async (search, signal) => {
  const { items } = await call(listPosts, { query: { search, limit: 6 } }, { showError: false, signal });
  return items.map((post): Command => ({
    id: `post:${post.id}`,
    label: excerpt(post.text, search),
    description: states[post.status],
    group: 'Posts',
    run: () => goTo(`/dashboard/generate-post?post=${post.id}`),
  }));
};

const longest = 72;

/** The line of a post that contains the search words, cut so that they are visible. */
export function excerpt(text: string, search: string): string {
  const wanted = search.toLocaleLowerCase();
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line = lines.find((one) => one.toLocaleLowerCase().includes(wanted)) ?? lines[0] ?? 'No text';
  if (line.length <= longest) return line;
  const from = Math.max(0, line.toLocaleLowerCase().indexOf(wanted) - 24);
  const cut = line.slice(from, from + longest);
  return `${from > 0 ? '…' : ''}${cut}${from + longest < line.length ? '…' : ''}`;
}
