import type { Post } from '@limelight/contracts';
import { binDays } from '@limelight/contracts/catalog';
import { findGaps, firstLine } from '@limelight/post-text';

export const postLists = ['drafts', 'scheduled', 'published', 'attention', 'deleted'] as const;
export type PostListName = (typeof postLists)[number];

export const listLabels: Readonly<Record<PostListName, string>> = {
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  attention: 'Needs attention',
  deleted: 'Deleted',
};

export const emptyWords: Readonly<Record<PostListName, { title: string; words: string }>> = {
  drafts: { title: 'No drafts', words: 'Your drafts stay here until you schedule or publish them.' },
  scheduled: {
    title: 'No scheduled posts',
    words: 'Schedule a post and it will publish automatically.',
  },
  published: {
    title: 'No published posts',
    words: 'Published posts appear here with their link and receipt.',
  },
  attention: {
    title: 'Nothing needs your attention',
    words: 'Posts that failed, that LinkedIn did not confirm, or that will not go out appear here.',
  },
  deleted: { title: 'Nothing deleted', words: `Deleted posts are removed after ${binDays} days.` },
};

export const sorts = {
  edited: 'Last edited',
  newest: 'Newest first',
  oldest: 'Oldest first',
  longest: 'Longest first',
  ready: 'Fewest gaps first',
} as const;
export type Sort = keyof typeof sorts;

/** A post as a list shows it. */
export interface ListedPost {
  post: Post;
  title: string;
  rest: string;
  characters: number;
  gaps: number;
  /** 0, or the number of this copy when an older post of the list has the same text. */
  copy: number;
}

export function asListed(post: Post): ListedPost {
  const text = post.text.trim();
  const first = firstLine(text);
  const lines = text.split('\n');
  const rest = lines.toSpliced(
    lines.findIndex((line) => line.trim() === first),
    1,
  );
  const title = first || post.brief?.idea.trim().split('\n', 1)[0] || 'Untitled draft';
  return {
    post,
    title,
    rest: rest
      .join('\n')
      .trim()
      .replace(/\n{2,}/g, '\n'),
    characters: Array.from(text).length,
    gaps: findGaps(text).length,
    copy: 0,
  };
}

/** The posts as a list shows them, with the copies of a text numbered by age. */
export function listed(posts: readonly Post[]): ListedPost[] {
  const copies = new Map<string, number>();
  const oldest = posts.toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
  const seen = new Map<string, number>();
  for (const { id, text } of oldest) {
    if (text.trim() === '') continue;
    const before = seen.get(text.trim()) ?? 0;
    copies.set(id, before);
    seen.set(text.trim(), before + 1);
  }
  return posts.map((post) => {
    const shown = asListed(post);
    const copy = copies.get(post.id) ?? 0;
    const mark = copy === 0 ? '' : copy === 1 ? ' (copy)' : ` (copy ${copy})`;
    return { ...shown, copy, title: `${shown.title}${mark}` };
  });
}

const order: Readonly<Record<Sort, (a: ListedPost, b: ListedPost) => number>> = {
  edited: (a, b) => b.post.updatedAt.localeCompare(a.post.updatedAt),
  newest: (a, b) => b.post.createdAt.localeCompare(a.post.createdAt),
  oldest: (a, b) => a.post.createdAt.localeCompare(b.post.createdAt),
  longest: (a, b) => b.characters - a.characters,
  ready: (a, b) => a.gaps - b.gaps || b.characters - a.characters,
};

/** An empty name matches everything. */
export interface PostFilter {
  search: string;
  tag: string;
  folder: string;
}

/** The posts with this tag and folder whose text, labels or notes contain every word, sorted unless `sort` is null. */
export function findListed(
  posts: readonly ListedPost[],
  { search, tag, folder }: PostFilter,
  sort: Sort | null,
): ListedPost[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = posts
    .filter(({ post }) => folder === '' || post.folder === folder)
    .filter(({ post }) => tag === '' || post.tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
    .filter(({ post }) => {
      const text = [post.text, post.brief?.idea, post.folder, ...post.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return sort === null ? found : found.toSorted(order[sort]);
}

/** The attached files in words: "2 pictures", "a document", "a video". */
export function filesWords(media: Post['media']): string {
  const [first] = media;
  if (first?.mime === 'application/pdf') return 'a document';
  if (first?.mime === 'video/mp4') return 'a video';
  return media.length === 1 ? 'a picture' : `${media.length} pictures`;
}

/** True for a post that its author can still edit, move and delete. */
export const isOpen = ({ status }: Pick<Post, 'status'>): boolean =>
  status === 'draft' || status === 'scheduled' || status === 'failed';

/** From this number of posts on, deleting asks first. */
export const askFrom = 3;

/** When a deleted post is removed for good, ISO 8601. */
export function removedOn(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + binDays * 86_400_000).toISOString();
}
