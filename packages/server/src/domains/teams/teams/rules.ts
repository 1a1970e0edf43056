import { teamRoles, type PostStatus, type TeamRole, type TeamState } from '@limelight/contracts';

/** The rights that roles grant. What all members may do with their own posts is not among them. */
export type TeamRight = 'manage' | 'share' | 'comment' | 'approve' | 'editAny' | 'use' | 'see';

const holders: Readonly<Record<TeamRight, readonly TeamRole[]>> = {
  manage: ['owner'],
  share: ['owner', 'editor', 'writer'],
  comment: ['owner', 'editor', 'writer', 'approver'],
  approve: ['owner', 'approver'],
  editAny: ['owner', 'editor'],
  use: ['owner', 'editor', 'writer', 'approver'],
  see: teamRoles,
};

export const mayDo = (role: TeamRole, right: TeamRight): boolean => holders[right].includes(role);

/** What a person wants to do with an item that somebody else shared. */
export type ItemNeed = 'see' | 'use' | 'edit';

const rightFor: Readonly<Record<ItemNeed, TeamRight>> = { see: 'see', use: 'use', edit: 'editAny' };

export const mayWithItem = (role: TeamRole, need: ItemNeed): boolean => mayDo(role, rightFor[need]);

/** Owners of an item stop sharing it themselves; owners of the workspace can do so for everyone. */
export const mayUnshareItem = ({ role, isOwner }: { role: TeamRole; isOwner: boolean }): boolean =>
  isOwner || mayDo(role, 'manage');

export interface Standing {
  role: TeamRole;
  isAuthor: boolean;
  requiresApproval: boolean;
  consents: boolean;
  status: PostStatus;
}

export type Refusal = 'team_role_missing' | 'team_consent_missing' | 'team_own_approval';

/**
 * Refuses changes to the text. A scheduled post is published under its author's name, so others need the author's
 * consent.
 */
export function editRefusal({ role, isAuthor, consents, status }: Standing): Refusal | null {
  if (isAuthor) return null;
  if (!mayDo(role, 'editAny')) return 'team_role_missing';
  return status === 'scheduled' && !consents ? 'team_consent_missing' : null;
}

export function scheduleRefusal({ role, isAuthor, consents }: Standing): Refusal | null {
  if (isAuthor) return null;
  if (!mayDo(role, 'editAny')) return 'team_role_missing';
  return consents ? null : 'team_consent_missing';
}

export function approveRefusal({ role, isAuthor }: Pick<Standing, 'role' | 'isAuthor'>): Refusal | null {
  if (!mayDo(role, 'approve')) return 'team_role_missing';
  return isAuthor && role !== 'owner' ? 'team_own_approval' : null;
}

/**
 * The approvals by people who may still approve the post. Those by former members and by members whose role has changed
 * do not count.
 */
export function validApprovals<A extends { userId: string | null }>(
  approvals: readonly A[],
  members: readonly { userId: string; role: TeamRole }[],
  authorId: string,
): A[] {
  const roles = new Map(members.map(({ userId, role }) => [userId, role]));
  return approvals.filter(({ userId }) => {
    const role = userId === null ? undefined : roles.get(userId);
    return role !== undefined && approveRefusal({ role, isAuthor: userId === authorId }) === null;
  });
}

/** Unsharing hides a post from the workspace. It does not release the post from a required approval. */
export const unshareRefusal = ({ role, isAuthor }: Pick<Standing, 'role' | 'isAuthor'>): Refusal | null =>
  isAuthor || mayDo(role, 'editAny') ? null : 'team_role_missing';

/** True if somebody other than the author scheduled the post. Their id is null after their account is deleted. */
export const isPlannedByOther = (share: {
  authorId: string;
  scheduledBy: string | null;
  scheduledFor: Date | null;
}): boolean => share.scheduledFor !== null && share.scheduledBy !== share.authorId;

export const mayComment = ({ role, isAuthor }: Standing): boolean => isAuthor || mayDo(role, 'comment');

/** Whether a member may decide on suggestions, resolve other people's comments and ask for a review. */
export const mayDecide = ({ role, isAuthor }: Standing): boolean => isAuthor || mayDo(role, 'editAny');

type Approved = readonly { fingerprint: string }[];

const isApproved = (approvals: Approved, fingerprint: string) =>
  approvals.some((approval) => approval.fingerprint === fingerprint);

/** Whether the post was changed after an approval, and its current content is not approved. */
export const isReopened = (approvals: Approved, fingerprint: string): boolean =>
  approvals.length > 0 && !isApproved(approvals, fingerprint);

interface StateFacts {
  status: PostStatus;
  stage: 'draft' | 'review' | 'changes';
  requiresApproval: boolean;
  fingerprint: string;
  approvals: Approved;
}

/**
 * The review state of a shared post. An approval applies to one exact version of the content, so every change reopens
 * the review.
 */
export function stateOf({ status, stage, requiresApproval, fingerprint, approvals }: StateFacts): {
  state: TeamState;
  reopened: boolean;
} {
  const approved = isApproved(approvals, fingerprint);
  const reopened = isReopened(approvals, fingerprint);
  if (status === 'published' || status === 'unconfirmed') return { state: 'published', reopened };
  const scheduled = status === 'scheduled' || status === 'publishing';
  if (scheduled && (approved || !requiresApproval)) return { state: 'scheduled', reopened };
  if (approved) return { state: 'approved', reopened };
  return { state: reopened && stage === 'draft' ? 'review' : stage, reopened };
}

/** Finds the occurrence of a passage that is nearest to its former position, or null if there is none. */
export function locate(text: string, quote: string, position: number): number | null {
  if (quote === '') return null;
  const after = text.indexOf(quote, position);
  const before = text.lastIndexOf(quote, position);
  if (after < 0) return before < 0 ? null : before;
  return before >= 0 && position - before < after - position ? before : after;
}

const heirs: readonly TeamRole[] = ['editor', 'approver', 'writer', 'viewer'];

/**
 * The member who becomes owner when the last owner leaves: the one with the nearest role, and among several the one
 * who joined first.
 */
export function heirOf<M extends { role: TeamRole; joinedAt: Date }>(members: readonly M[]): M | null {
  const rank = ({ role }: M) => heirs.indexOf(role);
  const [heir] = members.toSorted((a, b) => rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime());
  return heir ?? null;
}

/** What a member can spend of a workspace now. */
export function leftFor(given: { held: number; monthlyLimit: number | null; usedThisMonth: number }): number {
  const { held, monthlyLimit, usedThisMonth } = given;
  return monthlyLimit === null ? held : Math.max(0, Math.min(held, monthlyLimit - usedThisMonth));
}

interface Spent {
  userId: string | null;
  label: string;
  amount: number;
}

/** What each person used, those who used most first. */
export function spentByPerson(
  spent: readonly Spent[],
): { userId: string | null; amount: number; uses: { label: string; amount: number }[] }[] {
  return [...Map.groupBy(spent, ({ userId }) => userId)]
    .map(([userId, uses]) => ({
      userId,
      amount: uses.reduce((sum, { amount }) => sum + amount, 0),
      uses: uses.map(({ label, amount }) => ({ label, amount })).toSorted((a, b) => b.amount - a.amount),
    }))
    .toSorted((a, b) => b.amount - a.amount);
}
