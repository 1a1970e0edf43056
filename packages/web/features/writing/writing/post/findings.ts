/** A place in the text in UTF-16 units; `end` is exclusive. */
export interface Place {
  start: number;
  end: number;
}

export interface Remark extends Place {
  rule: string;
  severity: 'info' | 'warn' | 'problem';
  message: string;
  reason: string;
  fix?: { label: string; replacement: string } | undefined;
}

/**
 * Identifies a remark by its rule and text, so that an ignored one stays ignored while other parts of the text change.
 */
export function remarkKey({ rule, start, end }: Remark, text: string): string {
  return `${rule}:${text.slice(start, end)}`;
}

/** The remarks that were not ignored, most severe first and then in text order. */
export function openRemarks(
  remarks: readonly Remark[],
  text: string,
  ignored: ReadonlySet<string>,
): Remark[] {
  const weight = { problem: 0, warn: 1, info: 2 };
  return remarks
    .filter((remark) => !ignored.has(remarkKey(remark, text)))
    .toSorted((a, b) => weight[a.severity] - weight[b.severity] || a.start - b.start);
}

/** The next or previous place relative to a caret, in text order, wrapping around at the ends. */
export function nextPlace<T extends Place>(places: readonly T[], caret: number, by: 1 | -1): T | undefined {
  const sorted = places.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return by > 0
    ? (sorted.find(({ start }) => start > caret) ?? sorted[0])
    : (sorted.findLast(({ start }) => start < caret) ?? sorted.at(-1));
}

/** The lengths that two texts share at both ends. Everything between was changed. */
export function sharedEnds(from: string, to: string): { head: number; tail: number } {
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && from.charCodeAt(head) === to.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail += 1;
  return { head, tail };
}

/** Converts places found in `from` to positions in `to`, a later version. Places affected by the edit are left out. */
export function movePlaces<T extends Place>(places: readonly T[], from: string, to: string): readonly T[] {
  if (from === to) return places;
  const { head, tail } = sharedEnds(from, to);
  const by = to.length - from.length;
  return places.flatMap((one) => {
    if (one.end <= head) return [one];
    return one.start < from.length - tail ? [] : [{ ...one, start: one.start + by, end: one.end + by }];
  });
}

/** Whose words a sentence is. `nothing`: the model’s, with nothing behind it. */
export const originMarks = ['nothing', 'typed', 'said', 'memory', 'source', 'changed', 'model'] as const;
export type OriginMark = (typeof originMarks)[number];

export interface Stretch {
  text: string;
  mark: 'problem' | 'warn' | 'gap' | OriginMark | null;
  /** True for the selected place. */
  active: boolean;
}

export interface Mark extends Place {
  mark: Exclude<Stretch['mark'], null>;
}

/** Splits the text where highlights start and end. The joined parts give the text. */
export function stretches(text: string, marks: readonly Mark[], active: Place | null): Stretch[] {
  const inText = ({ start, end }: Place) => end > start && end <= text.length;
  const shown = marks.filter(inText);
  const inside = active !== null && inText(active) ? active : null;
  const edges = new Set([0, text.length]);
  for (const { start, end } of inside ? [...shown, inside] : shown) edges.add(start).add(end);
  const cuts = [...edges].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const over = new Set(shown.filter((one) => one.start <= start && one.end >= end).map(({ mark }) => mark));
    const mark = (['gap', 'problem', 'warn', ...originMarks] as const).find((one) => over.has(one)) ?? null;
    return {
      text: text.slice(start, end),
      mark,
      active: inside !== null && inside.start <= start && inside.end >= end,
    };
  });
}
