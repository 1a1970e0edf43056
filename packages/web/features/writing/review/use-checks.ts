import type { Quality } from '@limelight/post-text';
import { useCallback, useMemo, useState } from 'react';
import type { SeenText } from './use-seen.ts';
import { openRemarks, remarkKey, type Remark } from './findings.ts';

export interface Checks {
  /** The text these are about; while someone types it is a moment old. */
  text: string;
  remarks: readonly Remark[];
  good: readonly Quality[];
  leave: (remark: Remark) => void;
}

/** Claims are told by themselves, with where they came from; look-alike letters in the bar, with the way back to plain. */
const isToldElsewhere = (rule: string) => rule.startsWith('claim-') || rule === 'unicode-marks';

/** What the checks say of a text, without what its author chose to leave. */
export function useChecks({ text, remarks: found, good }: SeenText): Checks {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const remarks = useMemo(
    () =>
      openRemarks(
        found.filter(({ rule }) => !isToldElsewhere(rule)),
        text,
        left,
      ),
    [found, text, left],
  );
  const leave = useCallback(
    (remark: Remark) => setLeft((before) => new Set([...before, remarkKey(remark, text)])),
    [text],
  );
  return useMemo(() => ({ text, remarks, good, leave }), [text, remarks, good, leave]);
}
