import type { Post } from '@limelight/contracts';
import type { Keep } from '../../../lib/keep.ts';
import type { Choices } from '../brief/choices.ts';
import { decideConflict, toldWith } from '../saving/conflict.ts';
import { contentOf } from './draft.ts';
import { untold } from '../saving/made.ts';
import { copyPlace, usableCopies, type FoundCopy } from '../saving/local-copy.ts';
import { resume, type KeptHistory } from '../saving/kept-history.ts';
import { openState, restoreState, withHistory, type SessionState } from './session-state.ts';
import type { TabIdentity } from '../saving/tabs.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { WritingSession } from './writing-session.ts';

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
    withHistory(state, resume(state.history, history, own));
  if (!found) {
    return new WritingSession(environment, resumed(opened, false), {
      base: post && contentOf(post),
      sent: [],
      version: null,
      dirty: false,
      creating: null,
    });
  }
  const { copy } = found;
  const server = post && contentOf(post);
  // What the page before had sent may have arrived since: then this goes on from there.
  const arrived =
    server && decideConflict({ mine: copy.content, sent: copy.sent, base: null, theirs: server });
  const lacks = copy.dirty && arrived !== 'same';
  const told = server && arrived === 'own-earlier' ? toldWith(copy.sent, server) : [];
  const goesOn = lacks && arrived !== 'own-earlier';
  return new WritingSession(
    environment,
    resumed(restoreState(opened, copy), copy.dirty),
    {
      base: goesOn ? copy.base : server,
      sent: goesOn ? copy.sent : [],
      version: goesOn ? copy.version : null,
      dirty: lacks && copy.generationId === null,
      creating: post ? null : copy.creating,
    },
    lacks ? untold(copy.changes, told) : [],
  );
}
