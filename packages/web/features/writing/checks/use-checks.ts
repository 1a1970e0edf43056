import { checkPost, hasMarks, qualities, type Quality } from '@limelight/post-text';
import { useDeferredValue, useMemo, useState } from 'react';
import { openRemarks, remarkKey, type Remark } from '../rules/findings.ts';
import type { readOwnPosts } from '../rules/own-posts.ts';

export interface Checks {
  /** The text these are about; while someone types fast it may be a moment old. */
  text: string;
  remarks: readonly Remark[];
  good: readonly Quality[];
  marked: boolean;
  leave: (remark: Remark) => void;
}

/**
 * What the checks say of a text. `source` is what the person gave the writer; without it claims are not checked; `own` is
 * how they write and what they have told. Nothing is checked while text streams in.
 */
export function useChecks(
  text: string,
  source: string | null,
  own: ReturnType<typeof readOwnPosts>,
  streaming: boolean,
): Checks {
  const settled = useDeferredValue(streaming ? '' : text);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => {
    const context = { ...own, ...(source === null ? {} : { source }) };
    return { remarks: checkPost(settled, context), good: qualities(settled, source ?? undefined) };
  }, [settled, source, own]);
  const remarks = useMemo(() => openRemarks(found.remarks, settled, left), [found, settled, left]);
  return {
    text: settled,
    remarks,
    good: found.good,
    marked: useMemo(() => hasMarks(settled), [settled]),
    leave: (remark) => setLeft(new Set([...left, remarkKey(remark, settled)])),
  };
}
