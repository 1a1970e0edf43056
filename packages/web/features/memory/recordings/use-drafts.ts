import {
  createIdea,
  generatePost,
  generationEvents,
  sourceFromPoint,
  type RecordingPoint,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call, stream } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { announce } from '../../../ui/live-region.tsx';
import { recordingQuery } from './api.ts';

export interface Writing {
  done: number;
  total: number;
  /** The point that is being written. */
  title: string;
}

/** Writes one draft from a point, and nothing but its passages. Resolves when it is written. */
async function writeDraft(id: string, { index }: RecordingPoint, signal: AbortSignal): Promise<void> {
  const { sourceId } = await call(sourceFromPoint, { params: { id, index } }, { signal });
  await stream(
    generatePost,
    generationEvents,
    { body: { idea: '', sourceIds: [sourceId], facts: 'none' } },
    () => undefined,
    { signal, showError: true },
  );
}

/** Writes drafts from the points of a recording one after the other, and makes ideas of them. */
export function useDrafts(id: string) {
  const client = useQueryClient();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [planning, setPlanning] = useState(false);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: recordingQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['posts'] }),
      client.invalidateQueries({ queryKey: userDetailsKey }),
    ]);
  };
  return {
    writing,
    planning,
    stop: () => stopping.current?.abort(),
    async write(points: readonly RecordingPoint[]): Promise<void> {
      const own = new AbortController();
      stopping.current = own;
      let done = 0;
      try {
        for (const point of points) {
          setWriting({ done, total: points.length, title: point.title });
          await writeDraft(id, point, own.signal);
          done += 1;
          await refresh();
        }
        announce(done === 1 ? '1 draft written' : `${done} drafts written`);
      } catch (error) {
        // `call` and `stream` have already shown the reason.
        if (!isApiError(error)) throw error;
      } finally {
        setWriting(null);
        await refresh();
      }
    },
    async plan(points: readonly RecordingPoint[]): Promise<boolean> {
      setPlanning(true);
      try {
        for (const { title, passages } of points) {
          const said = passages.map(({ text }) => text).join('\n');
          await call(createIdea, { body: { text: `${title}\n${said}`.slice(0, 4000) } });
        }
        notices.show({
          tone: 'good',
          title: points.length === 1 ? 'Idea saved' : `${points.length} ideas saved`,
          message: 'Plan them into the free times of the next four weeks on the Ideas page.',
        });
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        return false;
      } finally {
        setPlanning(false);
        await client.invalidateQueries({ queryKey: ['ideas'] });
      }
    },
  };
}
