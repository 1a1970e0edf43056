import { getInterview } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../../ui/live-region.tsx';
import { dropCarried } from '../../../lib/carried.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { ownTemplatesQuery } from '../api/brief.ts';
import { takeTemplate } from '../brief/take-template.ts';
import { forNextPost, withStart, type Choices, type Start } from '../brief/choices.ts';
import { isWriting } from '../generation/generation.ts';
import { nameOf } from '../brief/kept-idea.ts';
import { textOf } from '../session/session-state.ts';
import type { WritingSession } from '../session/writing-session.ts';
import { bring, findKeptIdea, letWait, takeUp } from './kept-ideas.ts';
import type { Writing } from './writing-context.ts';

/** An idea from another page takes the place of the one there; false where it waits for the writer. */
function begin(
  session: WritingSession,
  {
    own,
    chosen = (from) => from,
    ...coming
  }: { idea: string; template: string; own: boolean; chosen?: (from: Choices) => Choices },
): boolean {
  const { idea: before, choices, template, sourceIds, generation } = session.state;
  if (isWriting(generation)) {
    const waiting = { ...coming, choices: chosen(forNextPost(choices)), sourceIds: [] };
    letWait(waiting);
    const words = `${nameOf(waiting)} waits beside the idea until the draft is written.`;
    // With words in the editor a phone shows those.
    if (textOf(session.state) === '') announce(words);
    else notices.show({ tone: 'plain', title: 'The writer is still at work', message: words });
    return false;
  }
  const instead = before.trim() !== '' && before.trim() !== coming.idea.trim();
  const kept = bring(
    session,
    {
      ...coming,
      choices: chosen(instead ? forNextPost(choices) : choices),
      sourceIds: instead ? [] : [...sourceIds],
    },
    own,
  );
  if (kept)
    announce(
      `Your idea ${nameOf({ idea: before, choices, template, sourceIds: [...sourceIds] })} made way for another one. It is kept.`,
    );
  return true;
}

/** What another page asked for did not come; the start waits for it. */
export interface StartTrouble {
  title: string;
  message: string;
  /** It is being asked for again. */
  busy: boolean;
  retry: () => void;
  /** Goes on without it. */
  leave: () => void;
}

/** Why a query has nothing to show; null while it may still come or where it has. */
function failureOf({ error, isPaused }: { error: Error | null; isPaused: boolean }): string | null {
  if (isPaused) return 'No connection. It goes on by itself when there is one.';
  if (isApiError(error, 'network', 'timeout')) return 'No answer came. Check the connection.';
  return error?.message ?? null;
}

/**
 * Begins a new post as another page asked for it: with an idea, one that was kept, a text brought along, an own template, or the
 * answers of an interview, from which the draft is written at once. `onTaken` is told when that has begun, so that a reload
 * does not begin it again. An idea of the person's own that stood there is kept. Answers what did not come and is not known to be gone.
 */
export function useStart(
  writing: Writing | null,
  start: Start | null,
  onTaken: () => void,
): StartTrouble | null {
  const {
    idea = null,
    format = null,
    tone = null,
    from = null,
    suggested = false,
    kept = null,
    template = null,
    interview = null,
    carried = null,
  } = start ?? {};
  const own = useQuery({ ...ownTemplatesQuery, enabled: template !== null });
  const answers = useQuery({
    queryKey: ['interviews', interview],
    queryFn: ({ signal }) =>
      call(getInterview, { params: { id: interview ?? '' } }, { showError: false, signal }),
    enabled: interview !== null,
  });
  const session = writing?.session ?? null;

  useEffect(() => {
    if (session === null || idea === null) return;
    const chosen = (choices: Choices) => withStart(choices, { format, tone });
    begin(session, { idea, chosen, template: from ?? '', own: !suggested });
    onTaken();
  }, [session, idea, format, tone, from, suggested, onTaken]);

  useEffect(() => {
    if (session === null || kept === null) return;
    const found = findKeptIdea(kept);
    if (found !== null && !isWriting(session.state.generation)) takeUp(session, found);
    onTaken();
  }, [session, kept, onTaken]);

  useEffect(() => {
    if (session === null || carried === null) return;
    const before = session.state.idea.trim();
    // What is being written already is not lost to what was brought along.
    if (!before.includes(carried.trim()))
      session.setIdea(before === '' ? carried : `${before}\n\n${carried}`);
    dropCarried();
  }, [session, carried]);

  const templates = own.data?.items;
  const chosen = templates?.find(({ id }) => id === template);
  useEffect(() => {
    if (session === null || templates === undefined || chosen === undefined) return;
    takeTemplate(session, chosen, templates);
    onTaken();
  }, [chosen, templates, session, onTaken]);
  const templateGone = template !== null && own.isSuccess && !own.isFetching && chosen === undefined;
  useEffect(() => {
    if (session === null || !templateGone) return;
    notices.show({
      tone: 'plain',
      title: 'This template is gone',
      message: 'It was deleted. Choose another one beside the idea, or write without one.',
    });
    onTaken();
  }, [templateGone, session, onTaken]);

  const source = answers.data?.status === 'done' ? answers.data.source : null;
  useEffect(() => {
    if (writing === null || source === null) return;
    if (begin(writing.session, { idea: source, template: '', own: true })) void writing.writer.write(1);
    onTaken();
  }, [writing, source, onTaken]);
  const unfinished = !answers.isFetching && answers.data?.status === 'open';
  const interviewGone = !answers.isFetching && isApiError(answers.error, 'not_found');
  useEffect(() => {
    if (session === null || !(unfinished || interviewGone)) return;
    notices.show({
      tone: 'plain',
      ...(unfinished
        ? {
            title: 'This interview is not finished',
            message: 'Finish it on the page Interview; the draft is written from its answers.',
          }
        : { title: 'This interview is gone', message: 'Begin another one, or write your idea here.' }),
    });
    onTaken();
  }, [unfinished, interviewGone, session, onTaken]);

  if (session === null) return null;
  const noTemplate = template === null || chosen !== undefined ? null : failureOf(own);
  if (noTemplate !== null)
    return {
      title: 'Your template did not load',
      message: noTemplate,
      busy: own.isFetching,
      retry: () => void own.refetch(),
      leave: onTaken,
    };
  const noAnswers =
    interview === null || answers.data !== undefined || interviewGone ? null : failureOf(answers);
  return noAnswers === null
    ? null
    : {
        title: 'Your answers did not load',
        message: `${noAnswers} They are kept; the draft is written when they are here.`,
        busy: answers.isFetching,
        retry: () => void answers.refetch(),
        leave: onTaken,
      };
}
