import type { ReviewApproval, ReviewedPost } from '@limelight/contracts';

/** Where a post stands: nobody approved it, somebody approved what it is now, or what it was before a change. */
export type Standing = 'open' | 'approved' | 'reopened';

export function standingOf(approvals: readonly ReviewApproval[]): Standing {
  if (approvals.some(({ current }) => current)) return 'approved';
  return approvals.length > 0 ? 'reopened' : 'open';
}

/** Approvals that still hold, or the newest of those that a change ended. */
export function tellingApprovals(approvals: readonly ReviewApproval[]): ReviewApproval[] {
  const current = approvals.filter((approval) => approval.current);
  return current.length > 0 ? current : approvals.slice(-1);
}

interface Picture {
  url: string;
  altText: string;
  width: number;
  height: number;
}

/** What a preview shows below the words. */
export type Attached =
  | { kind: 'images'; images: Picture[] }
  | { kind: 'document'; title: string; pages: number | null; url: string | null }
  | { kind: 'video'; title: string; url: string | null }
  | { kind: 'link'; source: string; title: string; image: Picture | null }
  | { kind: 'poll'; question: string; options: string[]; left: string }
  | { kind: 'repost' };

/** The attachment of a post in the form that a preview draws; null for words alone. */
export function attachedOf({
  attachment,
  media,
}: Pick<ReviewedPost, 'attachment' | 'media'>): Attached | null {
  const [first] = media;
  const pictures = media.map(({ url, altText, width, height }) => ({ url, altText, width, height }));
  if (attachment === null) return pictures.length === 0 ? null : { kind: 'images', images: pictures };
  switch (attachment.kind) {
    case 'document':
      return {
        kind: 'document',
        title: attachment.title,
        pages: first?.pages ?? null,
        url: first?.url ?? null,
      };
    case 'video':
      return { kind: 'video', title: attachment.title, url: first?.url ?? null };
    case 'link':
      return {
        kind: 'link',
        source: attachment.source,
        title: attachment.title,
        image: pictures[0] ?? null,
      };
    case 'poll': {
      const { question, options } = attachment;
      return { kind: 'poll', question, options, left: '' };
    }
    case 'repost':
      return { kind: 'repost' };
  }
}

/** The secret of a link, which stands behind the hash sign of its address; null for an address without one. */
export const secretIn = (hash: string): string | null => /^#([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;
