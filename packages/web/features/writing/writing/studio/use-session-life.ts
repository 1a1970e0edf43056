import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../../../../ui/live-region.tsx';
import { postQuery } from '../post/posts.ts';
import { useWaitingDrafts } from '../panels/generation/use-produced.ts';
import { isDirty } from '../post/autosave.ts';
import { countWords } from '../panels/editor/counts.ts';
import { isWriting, spokenGeneration } from '../post/generation.ts';
import { isMoving } from '../panels/publishing/published.ts';
import { currentText } from '../post/session-state.ts';
import { spokenSaving } from '../post/save-words.ts';
import { hearSaved } from '../post/other-tabs.ts';
import { useSession, useWritingPart } from '../post/writing-context.ts';

const pollMs = 1500;

/**
 * Everything that runs independently of the components: polling the server, saving when the page is left, and
 * announcements.
 */
export function useSessionLife(onPostId: (id: string) => void): void {
  const { session, writer } = useSession();
  const saving = useWritingPart((view) => view.saving);
  const kept = useWritingPart((view) => view.kept);
  const generation = useWritingPart(({ state }) => state.generation);
  const moving = useWritingPart(({ state }) => isMoving(state.post));
  const { saver } = session;
  useWaitingDrafts();
  const savedId = saving.state.saved?.id ?? null;

  useEffect(() => {
    if (savedId !== null) onPostId(savedId);
  }, [savedId, onPostId]);

  const { data: found, refetch } = useQuery({
    ...postQuery(savedId ?? ''),
    enabled: savedId !== null,
    refetchInterval: moving ? pollMs : false,
  });
  useEffect(() => {
    if (found && found.id === savedId) session.meet(found);
  }, [found, savedId, session]);

  // Windows side by side are never hidden, so the server is checked when a window gets the focus and when another tab
  // reports a save.
  useEffect(() => {
    if (savedId === null) return undefined;
    const look = () => {
      if (!isDirty(saver.view.state)) void refetch();
    };
    window.addEventListener('focus', look);
    const deafen = hearSaved(({ id, version }) => {
      if (id === savedId && version > (saver.view.state.saved?.version ?? 0)) look();
    });
    return () => {
      window.removeEventListener('focus', look);
      deafen();
    };
  }, [savedId, saver, refetch]);

  // Only what was interrupted before the screen opened. The writer itself polls for its own.
  const lost = useRef(generation.kind === 'finding' ? generation.id : null);
  useEffect(() => {
    if (lost.current !== null) void writer.find(lost.current);
    lost.current = null;
  }, [writer]);

  useEffect(() => {
    const back = () => {
      saver.retry();
      const { generation: ended } = session.state;
      if (ended.kind === 'failed' && ended.offline === true) session.setGeneration({ kind: 'idle' });
    };
    const leave = () => {
      if (document.visibilityState === 'hidden' && !isWriting(session.state.generation))
        void saver.flush(true);
    };
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', leave);
      if (!isWriting(session.state.generation)) void saver.flush();
    };
  }, [saver, session]);

  const losing = isDirty(saving.state) && !kept;
  useEffect(() => {
    if (!losing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [losing]);

  // Words are counted when the writer is done, not on every key press after it.
  const spoken = useMemo(
    () => spokenGeneration(generation, countWords(currentText(session.state))),
    [generation, session],
  );
  useSpoken(spoken);
  useSpoken(spokenSaving(saving.state.phase, kept));
}

/** Announces a sentence when it changes. */
function useSpoken(sentence: string): void {
  const said = useRef(sentence);
  useEffect(() => {
    if (sentence !== '' && sentence !== said.current) announce(sentence);
    said.current = sentence;
  }, [sentence]);
}
