import { importRun, type ColumnChoice } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useRun } from '../../../lib/runs/use-run.ts';
import { sendFile, type ImportFields } from './api.ts';

/** Imports files one after the other, and pasted posts. Reports the current progress and the last result. */
export function useImport(fields: Pick<ImportFields, 'mine' | 'voiceId'>) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [file, setFile] = useState<File | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const run = useRun(id);
  const parsed = run.result === null ? null : importRun.result.safeParse(run.result);
  const result = parsed?.success === true ? parsed.data : null;

  const start = async (begin: () => Promise<string>) => {
    setStarting(true);
    setRefused(null);
    try {
      setId(await begin());
    } catch (error) {
      if (!isApiError(error)) throw error;
      setId(null);
      setRefused(error.message);
    } finally {
      setStarting(false);
    }
  };
  const send = async (given: File, more: Partial<ImportFields> = {}) => {
    setFile(given);
    await start(() => sendFile(given, { ...fields, ...more }));
  };

  const ended = id !== null && !run.active;
  useEffect(() => {
    // An import can change voices, results and the library.
    if (ended) void client.invalidateQueries();
  }, [client, ended]);

  // When the user has to choose columns, the remaining files continue afterwards.
  const asks = result !== null && result.headings !== null;
  const [next] = waiting;
  const free = !starting && !run.active && !asks;
  useEffect(() => {
    if (!free || next === undefined) return;
    setWaiting((files) => files.slice(1));
    void send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- begins once for each file, when the one before has ended
  }, [free, next]);

  return {
    busy: starting || run.active,
    progress: run.progress,
    name: file?.name ?? null,
    left: waiting.length,
    result,
    error: refused ?? run.error,
    cancel: run.cancel,
    add: (files: readonly File[]) => setWaiting((before) => [...before, ...files]),
    paste: async (text: string) => {
      setFile(null);
      await start(async () => (await call(importRun.start, { body: { text, ...fields } })).id);
    },
    mapColumns: async (columns: ColumnChoice) => {
      // A table without a known column for the text was not imported yet.
      const replaces = id === null || result === null || result.headings !== null ? {} : { replaces: id };
      if (file !== null) await send(file, { columns, ...replaces });
    },
    /** Imports the file again as the user's own. Null when there is no file to send again. */
    claim: file === null || id === null ? null : async () => send(file, { replaces: id, confirmed: true }),
    dismiss: () => setId(null),
  };
}

export type ImportHandle = ReturnType<typeof useImport>;
