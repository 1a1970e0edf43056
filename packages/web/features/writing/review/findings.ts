/** Where in the text, in UTF-16 units; `end` is the first behind it. */
export interface Place {
  start: number;
  end: number;
}

/** A remark on the text, as post-text makes them. */
export interface Remark extends Place {
  rule: string;
  severity: 'info' | 'warn' | 'problem';
  message: string;
  fix?: { start: number; end: number; replacement: string; label: string } | undefined;
}

/** Names a remark by its rule and the words it is about, so that one left alone stays so while other words change. */
export function remarkKey(remark: Remark, text: string): string {
  return `${remark.rule}:${text.slice(remark.start, remark.end)}`;
}

/** The remarks still to be told, the gravest first, then in the order of the text. */
export function openRemarks(remarks: readonly Remark[], text: string, left: ReadonlySet<string>): Remark[] {
  const weight = { problem: 0, warn: 1, info: 2 };
  return remarks
    .filter((remark) => !left.has(remarkKey(remark, text)))
    .toSorted((a, b) => weight[a.severity] - weight[b.severity] || a.start - b.start);
}

/** The next remark behind a caret, or before it, in the order of the text and around its ends; none where there are none. */
export function nextRemark(remarks: readonly Remark[], caret: number, by: 1 | -1): Remark | undefined {
  const placed = remarks.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return by > 0
    ? (placed.find(({ start }) => start > caret) ?? placed[0])
    : (placed.findLast(({ start }) => start < caret) ?? placed.at(-1));
}

/** What two texts share at both ends; what stands between was changed. */
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

/** Remarks made on `from` at their places in `to`, a little edited since; those that the edit touches are left out. */
export function moveRemarks(remarks: readonly Remark[], from: string, to: string): readonly Remark[] {
  if (from === to) return remarks;
  const { head, tail } = sharedEnds(from, to);
  const by = to.length - from.length;
  return remarks.flatMap((remark) => {
    const start = Math.min(remark.start, remark.fix?.start ?? remark.start);
    const end = Math.max(remark.end, remark.fix?.end ?? remark.end);
    if (end <= head) return [remark];
    if (start < from.length - tail) return [];
    const { fix } = remark;
    const moved = { ...remark, start: remark.start + by, end: remark.end + by };
    return [fix ? { ...moved, fix: { ...fix, start: fix.start + by, end: fix.end + by } } : moved];
  });
}

/** A fix as it would read: a little of what stands around it, what goes and what comes. */
export interface Difference {
  before: string;
  removed: string;
  added: string;
  after: string;
}

const around = 28;

export function differenceOf(text: string, fix: NonNullable<Remark['fix']>): Difference {
  const lineStart = text.lastIndexOf('\n', fix.start - 1) + 1;
  const lineEnd = text.indexOf('\n', fix.end);
  const before = text.slice(lineStart, fix.start);
  const after = text.slice(fix.end, lineEnd < 0 ? text.length : lineEnd);
  return {
    before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before,
    removed: text.slice(fix.start, fix.end),
    added: fix.replacement,
    after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after,
  };
}

/** A stretch of the text with the gravest remark on it. */
export interface Stretch {
  text: string;
  severity: Remark['severity'] | null;
  /** The place that is being pointed at. */
  active: boolean;
}

/** Cuts the text where remarks begin and end; the stretches joined give the text. */
export function stretches(text: string, remarks: readonly Remark[], active: Place | null): Stretch[] {
  const marks = remarks.filter(
    (one) => one.severity !== 'info' && one.end > one.start && one.end <= text.length,
  );
  const inside = active && active.end > active.start && active.end <= text.length ? active : null;
  const edges = new Set([0, text.length]);
  for (const place of inside ? [...marks, inside] : marks) edges.add(place.start).add(place.end);
  const cuts = [...edges].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const over = marks.filter((one) => one.start <= start && one.end >= end);
    const severity = over.some((one) => one.severity === 'problem')
      ? 'problem'
      : over.length > 0
        ? 'warn'
        : null;
    return {
      text: text.slice(start, end),
      severity,
      active: inside !== null && inside.start <= start && inside.end >= end,
    };
  });
}
