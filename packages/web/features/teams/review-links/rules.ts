import type { ReviewApproval, ReviewedPost } from '@limelight/contracts';

export interface ReviewKey {
  token: string;
  password?: string;
}

/** `reopened` means that an approved post has been changed since. */
export type Standing = 'open' | 'approved' | 'changes' | 'reopened';

/** A request for changes counts more than the approvals of other reviewers. */
export function standingOf({ approvals, changes }: Pick<ReviewedPost, 'approvals' | 'changes'>): Standing {
  if (changes.some(({ current }) => current)) return 'changes';
  if (approvals.some(({ current }) => current)) return 'approved';
  return approvals.length > 0 ? 'reopened' : 'open';
}

/** The approvals of the current content, or else the newest earlier one. */
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

export type Attached =
  | { kind: 'images'; images: Picture[] }
  | { kind: 'document'; title: string; pages: number | null; url: string | null }
  | { kind: 'video'; title: string; url: string | null }
  | { kind: 'link'; source: string; title: string; image: Picture | null }
  | { kind: 'poll'; question: string; options: string[]; left: string }
  | { kind: 'repost' };

/** Converts a post's attachment for the preview. Null if there is none. */
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
