import type { Post, ProfileData } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { onForget } from '../../../lib/client.ts';
import { keep } from '../../../lib/keep.ts';
import { useProfile } from '../../../lib/person.ts';
import { postQuery } from '../api/posts.ts';
import { readChoices, startChoices } from '../rules/choices.ts';
import type { FoundCopy } from '../rules/local-copy.ts';
import { identifyTab, type TabIdentity } from '../saving/tabs.ts';
import { browserEnvironment, browserWriter } from '../session/browser-session.ts';
import { adoptCopy, openSession } from '../session/open-session.ts';
import type { WritingSession } from '../session/writing-session.ts';
import type { Writing } from './writing-context.ts';

export const choicesPlace = 'writing-choices';

interface Open extends Writing {
  /** Distinguishes one opening from the next. */
  key: string;
  /** What the address names while it is open. */
  asked: string | null;
  left: readonly FoundCopy[];
}

/** What is being written outlives the screen: a writer goes on while the person looks at the calendar. */
let current: Open | null = null;
onForget(() => {
  current?.session.saver.stop();
  current = null;
});

export type StudioState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; missing: boolean; retry: () => void }
  | {
      kind: 'open';
      open: Open;
      continueLeft: (found: FoundCopy) => void;
      discardLeft: (found: FoundCopy) => void;
    };

/** Opens what the address names and keeps it open; a post that gets its id on the way is not opened again. */
export function useStudio(asked: string | null, startIdea: string | null): StudioState {
  const client = useQueryClient();
  const post = useQuery({ ...postQuery(asked ?? ''), enabled: asked !== null });
  const profile = useProfile();
  const [tab, setTab] = useState<TabIdentity | null>(null);
  const [open, setShown] = useState<Open | null>(() => (current && belongs(current, asked) ? current : null));
  const setOpen = useCallback((next: Open) => {
    current = next;
    setShown(next);
  }, []);

  useEffect(() => {
    let gone = false;
    void identifyTab().then((identity) => {
      if (!gone) setTab(identity);
    });
    return () => {
      gone = true;
    };
  }, [asked]);

  const make = useCallback(
    (session: WritingSession, left: readonly FoundCopy[]): Open => ({
      key: crypto.randomUUID(),
      asked,
      session,
      writer: browserWriter(session, client),
      left,
    }),
    [asked, client],
  );

  const isOpen = open !== null && belongs(open, asked);
  const ready = tab !== null && !profile.isPending && (asked === null || post.data !== undefined);
  useEffect(() => {
    if (isOpen || !ready || tab === null) return;
    const opened = begin(
      asked === null ? null : (post.data ?? null),
      profile.data ?? null,
      tab,
      browserEnvironment(client),
    );
    if (startIdea !== null && opened.session.state.idea.trim() === '') opened.session.setIdea(startIdea);
    setOpen(make(opened.session, opened.left));
  }, [isOpen, ready, tab, asked, post.data, profile.data, client, make, startIdea, setOpen]);

  useEffect(() => {
    // The address follows a draft that was just made; from then on an address without it is another post.
    if (open && isOpen && asked !== null && open.asked !== asked) setOpen({ ...open, asked });
  }, [open, isOpen, asked, setOpen]);

  if (open !== null && isOpen && tab !== null) {
    const without = (found: FoundCopy) => open.left.filter((one) => one !== found);
    return {
      kind: 'open',
      open,
      continueLeft: (found) => {
        const session = adoptCopy(found, open.session.state.choices, tab, keep, browserEnvironment(client));
        setOpen(make(session, without(found)));
      },
      discardLeft: (found) => {
        keep.remove(found.place);
        setOpen({ ...open, left: without(found) });
      },
    };
  }
  if (asked !== null && post.isError) {
    const missing = isApiError(post.error, 'not_found', 'invalid_input');
    return { kind: 'failed', message: post.error.message, missing, retry: () => void post.refetch() };
  }
  return { kind: 'loading' };
}

function belongs(open: Open, asked: string | null): boolean {
  return open.asked === asked || (asked !== null && open.session.view.saving.state.saved?.id === asked);
}

function begin(
  post: Post | null,
  profile: ProfileData | null,
  tab: TabIdentity,
  environment: ReturnType<typeof browserEnvironment>,
) {
  const choices = startChoices(post?.brief ?? null, readChoices(keep.read(choicesPlace)), profile);
  return openSession(post, choices, tab, keep, environment);
}
