import type { Verdict } from '@limelight/contracts';

/** What people said of one way of producing texts. */
export interface FeedbackGroup {
  /** 'draft', 'question', or a help's key such as 'shorter', 'openings', 'chat'. */
  what: string;
  engine: string;
  /** `id@version`; null when it was made by rule. */
  promptVersion: string | null;
  up: number;
  down: number;
  /** The words of why, the most frequent first, with how often and under which thumb. */
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

/** Verdicts by what was produced, with which engine and prompt; the most judged first. */
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
