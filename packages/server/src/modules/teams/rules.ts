import type { PostStatus, TeamRole, TeamState } from '@limelight/contracts';

/** What a role lets a member do, apart from what everybody may do with their own posts. */
export type TeamRight = 'manage' | 'share' | 'comment' | 'approve' | 'editAny';

const holders: Readonly<Record<TeamRight, readonly TeamRole[]>> = {
  manage: ['owner'],
  share: ['owner', 'editor', 'writer'],
  comment: ['owner', 'editor', 'writer', 'approver'],
  approve: ['owner', 'approver'],
  editAny: ['owner', 'editor'],
};

export const mayDo = (role: TeamRole, right: TeamRight): boolean => holders[right].includes(role);

/** A member before a shared post. */
export interface Standing {
  role: TeamRole;
  isAuthor: boolean;
  requiresApproval: boolean;
  /** Whether the author lets owners and editors schedule their posts. */
  consents: boolean;
  status: PostStatus;
}

export type Refusal = 'team_role_missing' | 'team_consent_missing' | 'team_own_approval';

/** Why a member may not change the text: words that are scheduled go out under the author's name. */
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

export function approveRefusal({ role, isAuthor }: Standing): Refusal | null {
  if (!mayDo(role, 'approve')) return 'team_role_missing';
  return isAuthor && role !== 'owner' ? 'team_own_approval' : null;
}

export function unshareRefusal({ role, isAuthor, requiresApproval }: Standing): Refusal | null {
  return mayDo(role, 'editAny') || (isAuthor && !requiresApproval) ? null : 'team_role_missing';
}

export const mayComment = ({ role, isAuthor }: Standing): boolean => isAuthor || mayDo(role, 'comment');

/** Deciding on suggestions, resolving what others said, asking for a review. */
export const mayDecide = ({ role, isAuthor }: Standing): boolean => isAuthor || mayDo(role, 'editAny');

interface StateFacts {
  status: PostStatus;
  stage: 'draft' | 'review' | 'changes';
  requiresApproval: boolean;
  fingerprint: string;
  approvals: readonly { fingerprint: string }[];
}

/** Where a shared post stands. An approval counts for exactly what was approved, so that every change reopens it. */
export function stateOf({ status, stage, requiresApproval, fingerprint, approvals }: StateFacts): {
  state: TeamState;
  reopened: boolean;
} {
  const approved = approvals.some((approval) => approval.fingerprint === fingerprint);
  const reopened = !approved && approvals.length > 0;
  if (status === 'published' || status === 'unconfirmed') return { state: 'published', reopened };
  const scheduled = status === 'scheduled' || status === 'publishing';
  if (scheduled && (approved || !requiresApproval)) return { state: 'scheduled', reopened };
  if (approved) return { state: 'approved', reopened };
  return { state: reopened && stage === 'draft' ? 'review' : stage, reopened };
}

/** Where a passage stands in a text: of several places the one nearest to where it was. Null when it is not there. */
export function locate(text: string, quote: string, position: number): number | null {
  if (quote === '') return null;
  const after = text.indexOf(quote, position);
  const before = text.lastIndexOf(quote, position);
  if (after < 0) return before < 0 ? null : before;
  return before >= 0 && position - before < after - position ? before : after;
}

const heirs: readonly TeamRole[] = ['editor', 'approver', 'writer', 'viewer'];

/** Who owns a workspace when its last owner is gone: the nearest role, of several the one who was there first. */
export function heirOf<M extends { role: TeamRole; joinedAt: Date }>(members: readonly M[]): M | null {
  const rank = ({ role }: M) => heirs.indexOf(role);
  const [heir] = members.toSorted((a, b) => rank(a) - rank(b) || a.joinedAt.getTime() - b.joinedAt.getTime());
  return heir ?? null;
}
