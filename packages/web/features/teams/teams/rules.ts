import type {
  TeamActivity,
  TeamComment,
  TeamItemKind,
  TeamPost,
  TeamRole,
  TeamState,
} from '@limelight/contracts';
import { teamCreditLimit, teamRoles } from '@limelight/contracts/catalog';
import { formatCredits, formatDateTime } from '../../../lib/format.ts';
import type { StatusTone } from '../../../ui/status-badge.tsx';

export const toneOf: Readonly<Record<TeamState, StatusTone>> = {
  draft: 'plain',
  review: 'link',
  changes: 'warn',
  approved: 'good',
  scheduled: 'accent',
  published: 'good',
};

export const approvalRule =
  'This workspace requires approval. Once shared, this post can only be published after approval, even if you unshare it, until an owner releases it. The same goes for your other posts with almost the same text, the same file or the same carousel.';

export const mayShare = (role: TeamRole): boolean =>
  role === 'owner' || role === 'editor' || role === 'writer';

/** What sharing an item lets the members of the workspace do and see. */
export const sharingWords: Readonly<Record<TeamItemKind, string>> = {
  'brand-kit':
    'Members see its logo, colours, fonts and texts, and use them in carousels and pictures. Owners and editors can change the kit.',
  voice:
    'Members can write in this voice. They see its name, rules and measures, and its description with quotations from your posts. When they write in it, passages of your posts are sent to the model as examples, so drafts can resemble them. Owners and editors can change its name and rules.',
  deck: 'Members can open this carousel. Everyone but viewers can export and copy it. Owners and editors can change it and see its earlier versions.',
  'saved-folder':
    'Members can read and search what is in this folder, with your notes, and use it as a source. Owners and editors can add, change and delete items.',
  agent:
    'Members see what it does, without your notes and private addresses, and what its runs delivered. They can copy its drafts. Only you change it and pay for its runs.',
};

export function itemPath(kind: TeamItemKind, itemId: string): string {
  switch (kind) {
    case 'brand-kit':
      return `/dashboard/carousel?kit=${itemId}`;
    case 'voice':
      return `/dashboard/voice?voice=${itemId}`;
    case 'deck':
      return `/dashboard/carousel/${itemId}`;
    case 'saved-folder':
      return `/dashboard/saved-items?shared=${itemId}`;
    case 'agent':
      return `/dashboard/agents/${itemId}`;
  }
}

const roleIn = (detail: string) => teamRoles.find((role) => role === detail) ?? 'member';

/** Describes an activity as a predicate, without subject and post. */
export function actWords({ act, whom, detail }: TeamActivity): string {
  const somebody = whom ?? 'a former member';
  switch (act) {
    case 'created':
      return 'created the workspace';
    case 'renamed':
      return `renamed the workspace to “${detail}”`;
    case 'approval-on':
      return 'turned on required approval';
    case 'approval-off':
      return 'turned off required approval';
    case 'invited':
      return `invited someone as ${roleIn(detail)}`;
    case 'invitation-withdrawn':
      return 'withdrew an invitation';
    case 'joined':
      return `joined as ${roleIn(detail)}`;
    case 'role':
      return `made ${somebody} ${roleIn(detail)}`;
    case 'removed':
      return `removed ${somebody}`;
    case 'left':
      return 'left the workspace';
    case 'transferred':
      return `made ${somebody} the owner`;
    case 'inherited':
      return `left, and ${somebody} became the owner`;
    case 'shared':
      return 'shared';
    case 'unshared':
      return 'unshared';
    case 'released':
      return 'released from approval';
    case 'edited':
      return 'changed the text of';
    case 'review-asked':
      return 'asked for approval of';
    case 'approved':
      return 'approved';
    case 'changes-asked':
      return 'asked for changes to';
    case 'commented':
      return 'commented on';
    case 'suggested':
      return 'suggested a change to';
    case 'accepted':
      return 'accepted a suggestion for';
    case 'refused':
      return 'declined a suggestion for';
    case 'scheduled':
      return detail === '' ? 'scheduled' : `scheduled for ${formatDateTime(detail)}:`;
    case 'unscheduled':
      return 'unscheduled';
    case 'consent-on':
      return 'allowed others to schedule their posts';
    case 'consent-off':
      return 'no longer allows others to schedule their posts';
    case 'credits-given':
      return `gave the workspace ${formatCredits(Number(detail))}`;
    case 'spending-on':
      return `allowed ${somebody} to spend credits${detail === '' ? '' : `, at most ${detail} a month`}`;
    case 'spending-off':
      return `no longer allows ${somebody} to spend credits`;
    case 'item-shared':
      return 'shared';
    case 'item-unshared':
      return 'stopped sharing';
    case 'item-edited':
      return 'changed';
  }
}

/** The number of credits typed into a field, or null when it is none. */
export function readAmount(typed: string): number | null {
  const value = typed.trim();
  if (!/^\d{1,7}$/.test(value)) return null;
  const amount = Number(value);
  return amount >= 1 && amount <= teamCreditLimit ? amount : null;
}

export interface Thread {
  top: TeamComment;
  replies: TeamComment[];
}

export function threadsOf(comments: readonly TeamComment[]): Thread[] {
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((top) => ({ top, replies: comments.filter(({ parentId }) => parentId === top.id) }));
}

/** The start of a text, with at most `limit` UTF-16 units and without half of a surrogate pair at its end. */
export function cutAt(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return text.length > limit && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The members that a comment names with "@". Of names that start alike, the longest that fits counts. */
export function mentionsIn(text: string, members: readonly { id: string; name: string }[]): string[] {
  const names = [...new Set(members.map(({ name }) => name))].filter((name) => name !== '');
  const mentioned = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const after = text.slice(at + 1, at + 102);
    const fitting = names.filter(
      (name) => after.startsWith(name) && !/^[\p{L}\p{N}]/u.test(after.slice(name.length)),
    );
    const [longest] = fitting.toSorted((one, other) => other.length - one.length);
    if (longest !== undefined) mentioned.add(longest);
  }
  return members.filter(({ name }) => mentioned.has(name)).map(({ id }) => id);
}

/**
 * The post with the content that a person last accepted. `changed` is true if they may approve it and the current
 * content is different.
 */
export function shownOf(post: TeamPost, held: TeamPost): { shown: TeamPost; changed: boolean } {
  if (!post.may.approve || held.fingerprint === post.fingerprint) return { shown: post, changed: false };
  const { title, text, media, attachment, visibility, firstComment, version, fingerprint } = held;
  return {
    shown: { ...post, title, text, media, attachment, visibility, firstComment, version, fingerprint },
    changed: true,
  };
}

/** Tells the author of a shared post what its approval means for the next edit. */
export function besideWords({ team, status, approvals, reopened }: TeamPost): string {
  if (status === 'published') return 'This post is shared with your workspace and published.';
  if (approvals.some(({ current }) => current))
    return 'If you change the text or media, this approval no longer counts.';
  if (!team.requiresApproval) return 'Members of this workspace can read this post and comment on it.';
  return reopened
    ? 'The approved version is no longer the current one. Ask for approval again before you publish.'
    : 'This workspace requires approval. This post can be published once it is approved.';
}

/** Whether a scheduled post will be held back because its current content is not approved. */
export const waitsForApproval = ({ team, approvals, status }: TeamPost): boolean =>
  team.requiresApproval && status === 'scheduled' && !approvals.some(({ current }) => current);
