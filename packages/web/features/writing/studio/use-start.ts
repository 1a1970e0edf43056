import { getInterview } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropCarried } from '../../../lib/carried.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { ownTemplatesQuery } from '../api/brief.ts';
import { withStart, type Start } from '../rules/choices.ts';
import { isWriting } from '../rules/generation.ts';
import type { Writing } from './writing-context.ts';

const longestBeginning = 60;

function beginning(idea: string): string {
  const line = idea.replace(/\s+/g, ' ').trim();
  return line.length > longestBeginning ? `${line.slice(0, longestBeginning).trimEnd()}…` : line;
}

/**
 * Begins a new post as another page asked for it: with an idea, a text brought along, an own template, or the answers of an interview, from
 * which the draft is written at once. `onTaken` is told when that has begun, so that a reload does not begin it again. An idea
 * that stood there can be brought back.
 */
export function useStart(writing: Writing | null, start: Start | null, onTaken: () => void): void {
  const {
    idea = null,
    format = null,
    tone = null,
    from = null,
    template = null,
    interview = null,
    carried = null,
  } = start ?? {};
  const own = useQuery({ ...ownTemplatesQuery, enabled: template !== null });
  const answers = useQuery({
    queryKey: ['interviews', interview],
    queryFn: ({ signal }) => call(getInterview, { params: { id: interview ?? '' } }, { signal }),
    enabled: interview !== null,
  });
  const session = writing?.session ?? null;

  useEffect(() => {
    if (session === null || idea === null || isWriting(session.state.generation)) return;
    const { idea: before, choices, template: named } = session.state;
    session.setIdea(idea);
    session.setChoices(withStart(choices, { format, tone }), from ?? '');
    onTaken();
    if (before.trim() === '' || before.trim() === idea.trim()) return;
    notices.show({
      tone: 'plain',
      title: 'Another idea stood here',
      message: `“${beginning(before)}” made way for this one.`,
      action: {
        label: 'Bring it back',
        run: () => {
          session.setIdea(before);
          session.setChoices(choices, named);
        },
      },
    });
  }, [session, idea, format, tone, from, onTaken]);

  useEffect(() => {
    if (session === null || carried === null) return;
    const before = session.state.idea.trim();
    // What is being written already is not lost to what was brought along.
    if (!before.includes(carried.trim()))
      session.setIdea(before === '' ? carried : `${before}\n\n${carried}`);
    dropCarried();
  }, [session, carried]);

  const chosen = own.data?.items.find(({ id }) => id === template);
  useEffect(() => {
    if (chosen !== undefined) session?.setChoices(chosen.settings, chosen.name);
  }, [chosen, session]);

  const source = answers.data?.status === 'done' ? answers.data.source : null;
  useEffect(() => {
    if (writing === null || source === null || isWriting(writing.session.state.generation)) return;
    const before = writing.session.state.idea.trim();
    // What stood here already is not lost; what to write from both is the person's to say.
    writing.session.setIdea(before === '' || before === source ? source : `${before}\n\n${source}`);
    if (before === '' || before === source) void writing.writer.write(1);
    onTaken();
  }, [writing, source, onTaken]);
}
