import { runHasEnded, type CopilotTurn } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { announce } from '../../../ui/live-region.tsx';
import { conversationsKey, renewPage, renewTurn } from './api.ts';
import { isMoving } from './rules.ts';

const pollMs = 1500;

interface LiveTurn {
  isActive: boolean;
  /** The answer so far. */
  text: string;
  /** What it does at the moment. */
  doing: string | null;
  stop: () => void;
}

/**
 * Follows a turn at work: its words as they are written, and its steps, cards and proposals as they change. What it
 * changed elsewhere is read again, so that the page beside it shows it.
 */
export function useLiveTurn(turn: CopilotTurn): LiveTurn {
  const client = useQueryClient();
  const isActive = !runHasEnded(turn.status);
  const run = useRun(isActive ? turn.id : null);
  const mark = isActive
    ? `${run.status} ${run.steps.map(({ name, status, attempt }) => `${name} ${status} ${attempt}`).join()}`
    : 'ended';
  const shown = useRef(turn);
  useEffect(() => {
    shown.current = turn;
  });
  useEffect(() => {
    if (mark === 'ended') return undefined;
    let over = false;
    void renewTurn(client, shown.current)
      .then(async (now) => {
        if (over) return;
        await renewPage(client);
        if (runHasEnded(now.status)) await client.invalidateQueries({ queryKey: conversationsKey });
      })
      .catch((error: unknown) => {
        // The next change of the run reads it again.
        if (!isApiError(error)) throw error;
      });
    return () => {
      over = true;
    };
  }, [client, mark]);

  const isDoing = !isActive && isMoving(turn);
  useEffect(() => {
    if (!isDoing) return undefined;
    const timer = setInterval(() => {
      void renewTurn(client, shown.current)
        .then((now) => (isMoving(now) ? undefined : renewPage(client)))
        .catch(() => undefined);
    }, pollMs);
    return () => clearInterval(timer);
  }, [client, isDoing]);

  const wasActive = useRef(isActive);
  useEffect(() => {
    if (wasActive.current && !isActive)
      announce(turn.error?.message ?? `Answered. ${turn.answer.slice(0, 300)}`);
    wasActive.current = isActive;
  }, [isActive, turn.answer, turn.error]);

  return {
    isActive,
    text: isActive && run.text !== '' ? run.text : turn.answer,
    doing: isActive ? (run.progress?.label ?? null) : null,
    stop: run.cancel,
  };
}
