import type { ToolQuestion } from '@limelight/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askModel, findModel, type ModelAnswer } from '../../../lib/ask-model.ts';

export interface ToolModel {
  /** The model that visitors can use here, or null. */
  model: string | null;
  busy: boolean;
  /** Resolves to null when there is no model, or when a newer question replaced this one. */
  ask: (question: ToolQuestion) => Promise<ModelAnswer | null>;
}

/** The model of a tool. A newer question aborts the previous one. */
export function useModel(): ToolModel {
  const [model, setModel] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const end = new AbortController();
    void findModel(end.signal).then((found) => {
      if (!end.signal.aborted) setModel(found);
    });
    return () => {
      end.abort();
      running.current?.abort();
    };
  }, []);
  const ask = useCallback(
    async (question: ToolQuestion) => {
      if (model === null) return null;
      running.current?.abort();
      const end = new AbortController();
      running.current = end;
      setBusy(true);
      const answer = await askModel(question, end.signal);
      if (end.signal.aborted) return null;
      setBusy(false);
      return answer;
    },
    [model],
  );
  return { model, busy, ask };
}
