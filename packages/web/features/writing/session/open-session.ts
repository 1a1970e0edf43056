import type { Post } from '@limelight/contracts';
import type { Keep } from '../../../lib/keep.ts';
import type { Choices } from '../rules/choices.ts';
import { contentOf } from '../rules/draft.ts';
import { copyPlace, usableCopies, type FoundCopy } from '../rules/local-copy.ts';
import { resume, type KeptHistory } from '../rules/kept-history.ts';
import { openState, restoreState, type SessionState } from '../rules/session-state.ts';
import type { TabIdentity } from '../saving/tabs.ts';
import { WritingSession, type SessionEnvironment } from './writing-session.ts';

export interface OpenedSession {
  session: WritingSession;
  /** Unsaved posts that tabs which are gone left behind; offered, never opened unasked. */
  left: readonly FoundCopy[];
}

/**
 * Opens a post (`null`: a new one) with what this browser kept of it. For a post of the server the newest copy is gone
 * on from; for a new one only this tab's own, since another tab's was another post.
 */
export function openSession(
  post: Post | null,
  choices: Choices,
  tab: TabIdentity,
  keep: Pick<Keep, 'read' | 'places' | 'write' | 'remove'>,
  environment: Omit<SessionEnvironment, 'tab' | 'keep'>,
  history: KeptHistory | null = null,
): OpenedSession {
  const copies = usableCopies(post?.id ?? null, tab.id, tab.live, keep.places(), keep.read);
  const own = copyPlace(post?.id ?? null, tab.id);
  const used = copies.find((found) => post !== null || found.place === own) ?? null;
  const left = post === null ? copies.filter((found) => found !== used) : [];
  const session = startSession(post, choices, used, { ...environment, tab: tab.id, keep }, history);
  if (used && used.place !== own) keep.remove(used.place);
  return { session, left };
}

/** Goes on from a copy that another tab left. */
export function adoptCopy(
  found: FoundCopy,
  choices: Choices,
  tab: TabIdentity,
  keep: Pick<Keep, 'write' | 'remove'>,
  environment: Omit<SessionEnvironment, 'tab' | 'keep'>,
): WritingSession {
  const session = startSession(null, choices, found, { ...environment, tab: tab.id, keep });
  keep.remove(found.place);
  return session;
}

function startSession(
  post: Post | null,
  choices: Choices,
  found: FoundCopy | null,
  environment: SessionEnvironment,
  history: KeptHistory | null = null,
): WritingSession {
  const opened = openState(post, choices);
  const resumed = (state: SessionState, own: boolean): SessionState =>
    state.drafts === null ? { ...state, history: resume(state.history, history, own) } : state;
  if (!found) {
    return new WritingSession(environment, resumed(opened, false), {
      base: post && contentOf(post),
      version: null,
      dirty: false,
      creating: null,
    });
  }
  const { copy } = found;
  return new WritingSession(
    environment,
    resumed(restoreState(opened, copy), copy.dirty),
    {
      base: copy.dirty ? copy.base : post && contentOf(post),
      version: copy.dirty ? copy.version : null,
      dirty: copy.dirty && copy.generationId === null,
      creating: post ? null : copy.creating,
    },
    copy.dirty ? copy.changes : [],
  );
}
