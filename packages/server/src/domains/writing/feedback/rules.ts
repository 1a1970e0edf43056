import type { Verdict } from '@limelight/contracts';

export interface FeedbackGroup {
  /** 'draft', 'question', or the key of a help such as 'shorter', 'openings' or 'chat'. */
  what: string;
  engine: string;
  /** `id@version`, or null when no model was involved. */
  promptVersion: string | null;
  up: number;
  down: number;
  reasons: { verdict: Verdict; reason: string; count: number }[];
}

interface Said {
  what: string;
  engine: string;
  promptVersion: string | null;
  verdict: Verdict;
  reason: string;
}

const reasonsTold = 10;

export function groupFeedback(rows: readonly Said[]): FeedbackGroup[] {
  const groups = Map.groupBy(rows, ({ what, engine, promptVersion }) =>
    JSON.stringify([what, engine, promptVersion]),
  );
  return [...groups.values()]
    .flatMap((said): FeedbackGroup[] => {
      const [first] = said;
      if (first === undefined) return [];
      const { what, engine, promptVersion } = first;
      const up = said.filter(({ verdict }) => verdict === 'up').length;
      const worded = Map.groupBy(
        said.filter(({ reason }) => reason !== ''),
        ({ verdict, reason }) => `${verdict}:${reason.toLowerCase()}`,
      );
      const reasons = [...worded.values()]
        .flatMap((same) =>
          same.slice(0, 1).map(({ verdict, reason }) => ({ verdict, reason, count: same.length })),
        )
        .toSorted((a, b) => b.count - a.count)
        .slice(0, reasonsTold);
      return [{ what, engine, promptVersion, up, down: said.length - up, reasons }];
    })
    .toSorted((a, b) => b.up + b.down - (a.up + a.down));
}
