import { getInterview } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropCarried } from '../../../../lib/carried.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { readQuery } from '../../../../lib/read-query.ts';
import { notices } from '../../../../lib/notices.ts';
import { ownTemplatesQuery } from '../post/brief.ts';
import { takeTemplate } from '../panels/brief/take-template.ts';
import { withStart, type Start } from '../post/choices.ts';
import { snapshot } from '../post/history.ts';
import { currentText } from '../post/session-state.ts';
import type { Writing } from '../post/writing-context.ts';

/** Something another page asked for did not load, so the start is waiting for it. */
export interface StartTrouble {
  title: string;
  message: string;
  busy: boolean;
  retry: () => void;
  /** Starts without it. */
  leave: () => void;
}

/** The reason a query has no data. Null when it has, or is still loading. */
function failureOf({ error, isPaused }: { error: Error | null; isPaused: boolean }): string | null {
  if (isPaused) return 'You are offline. It loads when the connection is back.';
  if (isApiError(error, 'network', 'timeout')) return 'The request timed out. Check your connection.';
  return error?.message ?? null;
}

/**
 * Starts a new post as another page asked: with an idea, a carried text, the user's own template, or the answers of an
 * interview, from which the draft is written at once. Calls `onTaken` once that has started, so that a reload does not
 * repeat it. Returns what failed to load and can be retried.
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
    template = null,
    interview = null,
    carried = null,
    text = null,
  } = start ?? {};
  const own = useQuery({ ...ownTemplatesQuery, enabled: template !== null });
  const answers = useQuery({
    ...readQuery(['interviews', interview], getInterview, { params: { id: interview ?? '' } }),
    enabled: interview !== null,
  });
  const session = writing?.session ?? null;

  useEffect(() => {
    if (session === null || idea === null) return;
    session.setIdea(idea, suggested ? idea : '');
    session.setChoices(withStart(session.state.choices, { format, tone }), from ?? '');
    onTaken();
  }, [session, idea, format, tone, from, suggested, onTaken]);

  useEffect(() => {
    if (session === null || carried === null) return;
    const before = session.state.idea.trim();
    const { notes, draft } = carried;
    // Carried notes are added to an existing idea rather than replacing it, and a draft never replaces a text.
    if (!before.includes(notes.trim())) session.setIdea(before === '' ? notes : `${before}\n\n${notes}`);
    if (draft !== null && currentText(session.state).trim() === '') session.write(snapshot(draft, 0), 'step');
    dropCarried();
  }, [session, carried]);

  useEffect(() => {
    if (session === null || text === null) return;
    // Existing text is never replaced.
    if (currentText(session.state).trim() === '') session.write(snapshot(text, 0), 'step');
    onTaken();
  }, [session, text, onTaken]);

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
      title: 'Template not found',
      message: 'It was deleted. Choose another one in the brief, or write without one.',
    });
    onTaken();
  }, [templateGone, session, onTaken]);

  const source = answers.data?.status === 'done' ? answers.data.source : null;
  useEffect(() => {
    if (writing === null || source === null) return;
    writing.session.setIdea(source);
    void writing.writer.write(1);
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
            message: 'Answer the remaining questions first.',
          }
        : { title: 'Interview not found', message: 'Start another one, or write your idea here.' }),
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
        message: `${noAnswers} They are saved; the draft is written as soon as they load.`,
        busy: answers.isFetching,
        retry: () => void answers.refetch(),
        leave: onTaken,
      };
}
