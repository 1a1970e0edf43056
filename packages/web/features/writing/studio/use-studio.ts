import type { BriefSettings, Post, ProfileData } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { keep } from '../../../lib/keep.ts';
import { useProfile } from '../../../lib/person.ts';
import { lastBriefQuery } from '../api/brief.ts';
import { postQuery } from '../api/posts.ts';
import { startChoices, type Start } from '../brief/choices.ts';
import { isWorthKeeping } from '../session/draft.ts';
import { isWriting } from '../generation/generation.ts';
import type { KeptHistory } from '../saving/kept-history.ts';
import type { FoundCopy } from '../saving/local-copy.ts';
import { contentOfState } from '../session/session-state.ts';
import { historyPlace, readHistory } from '../saving/kept-histories.ts';
import { identifyTab, type TabIdentity } from '../saving/tabs.ts';
import { browserEnvironment, browserWriter } from '../session/browser-session.ts';
import { adoptCopy, openSession } from '../session/open-session.ts';
import {
  isAsked,
  readOpenStudio,
  showOpenStudio,
  subscribeOpenStudio,
  type OpenStudio,
} from './open-studio.ts';
import { useStart, type StartTrouble } from './use-start.ts';

export type StudioState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; missing: boolean; retry: () => void }
  | {
      kind: 'open';
      open: OpenStudio;
      trouble: StartTrouble | null;
      continueLeft: (found: FoundCopy) => void;
      discardLeft: (found: FoundCopy) => void;
    };

/** Who this tab is, and what it could undo in the post that the address names. */
interface Found {
  asked: string | null;
  tab: TabIdentity;
  history: KeptHistory | null;
}

/** Whether another page asked for a post of its own; a text that is carried joins the one that is open. */
const beginsAnew = (start: Start | null) =>
  start !== null && [start.idea, start.kept, start.template, start.interview].some((one) => one !== null);

const isUnsaved = ({ session: { state, view } }: OpenStudio) =>
  view.saving.state.saved === null && !isWriting(state.generation) && isWorthKeeping(contentOfState(state));

const isSaved = ({ session }: OpenStudio) => session.view.saving.state.saved !== null;

/** Opens what the address names and keeps it open; a post that gets its id on the way is not opened again. */
export function useStudio(asked: string | null, start: Start | null, onTaken: () => void): StudioState {
  const client = useQueryClient();
  const post = useQuery({ ...postQuery(asked ?? ''), enabled: asked !== null });
  const profile = useProfile();
  const last = useQuery(lastBriefQuery);
  const [found, setFound] = useState<Found | null>(null);
  const tab = found?.tab ?? null;
  const known = found?.asked === asked;
  const history = known ? found.history : null;
  const open = useSyncExternalStore(subscribeOpenStudio, readOpenStudio, readOpenStudio);

  useEffect(() => {
    let gone = false;
    void identifyTab().then(async (identity) => {
      const kept = await readHistory(historyPlace(asked, identity.id));
      if (!gone) setFound({ asked, tab: identity, history: kept });
    });
    return () => {
      gone = true;
    };
  }, [asked]);

  const missing = asked !== null && isApiError(post.error, 'not_found', 'invalid_input');

  const [tried, setTried] = useState<OpenStudio | null>(null);
  const anew = open !== null && isAsked(open, asked) && beginsAnew(start);
  // What stands in the editor is a post of its own: it gets its address before another one begins, if there is a connection.
  const settling = anew && tried !== open && isUnsaved(open);
  const isOpen = open !== null && isAsked(open, asked) && !settling && !(anew && isSaved(open));
  useEffect(() => {
    if (settling) void open.session.saver.flush().finally(() => setTried(open));
  }, [settling, open]);
  // What was chosen last is a help: without a connection nobody waits for it.
  const ready = known && !profile.isLoading && !last.isLoading && (asked === null || post.data !== undefined);
  useEffect(() => {
    if (isOpen || settling || !ready || tab === null) return;
    const environment = browserEnvironment(client, tab.id);
    const choices = choicesFor(
      asked === null ? null : (post.data ?? null),
      last.data ?? null,
      profile.data ?? null,
    );
    const { session, left } = openSession(
      asked === null ? null : (post.data ?? null),
      choices,
      tab,
      keep,
      environment,
      history,
    );
    showOpenStudio({
      key: crypto.randomUUID(),
      asked,
      session,
      writer: browserWriter(session, client),
      left,
    });
  }, [isOpen, settling, ready, tab, history, asked, post.data, last.data, profile.data, client]);

  useEffect(() => {
    if (!open || !isOpen) return;
    // The address follows a draft that was just made; from then on an address without it is another post.
    if (asked !== null && open.asked !== asked) showOpenStudio({ ...open, asked });
  }, [open, isOpen, asked]);
  const trouble = useStart(isOpen && asked === null ? open : null, start, onTaken);

  if (open !== null && isOpen && tab !== null) {
    const without = (found: FoundCopy) => open.left.filter((one) => one !== found);
    return {
      kind: 'open',
      open,
      trouble,
      continueLeft: (found) => {
        const session = adoptCopy(
          found,
          open.session.state.choices,
          tab,
          keep,
          browserEnvironment(client, tab.id),
        );
        const writer = browserWriter(session, client);
        showOpenStudio({ key: crypto.randomUUID(), asked, session, writer, left: without(found) });
      },
      discardLeft: (found) => {
        keep.remove(found.place);
        showOpenStudio({ ...open, left: without(found) });
      },
    };
  }
  if (asked !== null && post.isPaused && post.data === undefined) {
    const message = 'There is no connection. It opens by itself when there is one.';
    return { kind: 'failed', message, missing: false, retry: () => void post.refetch() };
  }
  if (asked !== null && post.isError) {
    return { kind: 'failed', message: post.error.message, missing, retry: () => void post.refetch() };
  }
  return { kind: 'loading' };
}

function choicesFor(post: Post | null, last: BriefSettings | null, profile: ProfileData | null) {
  return startChoices(post?.brief ?? null, last, profile);
}
