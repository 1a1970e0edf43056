import { FOLD_DEFAULTS, foldAt, splitRuns, wrapLines, type RunKind } from '@limelight/post-text';
import { formatNumber } from '../../../lib/format.ts';

export type Device = 'phone' | 'desktop';

/** LinkedIn's layout of a post on a device, in px of its own page. */
export interface FeedLayout {
  /** The width of the post without its border. */
  postWidth: number;
  textWidth: number;
  padding: number;
  lines: number;
}

const padding = 16;

export const feedLayouts: Readonly<Record<Device, FeedLayout>> = {
  phone: layout(FOLD_DEFAULTS.mobile),
  desktop: layout(FOLD_DEFAULTS.desktop),
};

function layout(fold: { width: number; lines: number }): FeedLayout {
  return { postWidth: fold.width + 2 * padding, textWidth: fold.width, padding, lines: fold.lines };
}

/** The font of the feed. `system-ui` is left out: on Linux it means the desktop's font, which no reader has. */
export const feedFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, 'Apple Color Emoji', 'Segoe UI Emoji', sans-serif";
export const feedFontSize = 14;

/** Returns the width of a text. `linked` means that it is part of a link, which the part alone does not show. */
export type Measure = (text: string, linked?: boolean) => number;

export interface FeedRun {
  kind: RunKind;
  text: string;
}

export interface FeedText {
  lines: FeedRun[][];
  /** The lines before "…more", or null when the whole post is shown. */
  folded: FeedRun[][] | null;
  hidden: FeedRun[][];
  /** The length before the fold in UTF-16 units. */
  shownUnits: number;
}

export function layOut(text: string, device: Device, measure: Measure): FeedText {
  const body = text.trimEnd();
  const { textWidth, lines } = feedLayouts[device];
  const runs = splitRuns(body);
  const settings = { width: textWidth, lines, fontSize: feedFontSize, measure: withLinks(measure, runs) };
  const cut = (start: number, end: number): FeedRun[] =>
    runs
      .filter((run) => end > start && run.start < end && run.end > start)
      .map((run) => ({
        kind: run.kind,
        text: body.slice(Math.max(run.start, start), Math.min(run.end, end)),
      }));
  const spans = wrapLines(body, settings);
  const at = foldAt(body, settings);
  const all = spans.map((span) => cut(span.start, span.end));
  if (at === null) return { lines: all, folded: null, hidden: [], shownUnits: body.length };
  const shown = spans.filter((span) => span.start < at || span.start === 0);
  const rest = wrapLines(body.slice(at).replace(/^\s+/, ''), settings);
  const offset = body.length - body.slice(at).replace(/^\s+/, '').length;
  return {
    lines: all,
    folded: shown.map((span) => cut(span.start, Math.min(span.end, at))),
    hidden: rest.map((span) => cut(span.start + offset, span.end + offset)),
    shownUnits: at,
  };
}

/** Only links longer than this can wrap. */
const longLink = 20;
/** A shorter start of a line might match the end of a link by chance. */
const leastRest = 2;

/** Measures a line that starts within a wrapped link as part of that link. */
function withLinks(measure: Measure, runs: readonly FeedRun[]): (line: string) => number {
  const links = runs.filter(({ kind, text }) => kind === 'url' && text.length > longLink);
  if (links.length === 0) return (line) => measure(line);
  return (line) => {
    const inside = Math.max(...links.map(({ text }) => restLength(line, text)));
    return inside === 0 ? measure(line) : measure(line.slice(0, inside), true) + measure(line.slice(inside));
  };
}

/** The length of the rest of a link that wraps into the start of a line. */
function restLength(line: string, link: string): number {
  if (link.startsWith(line)) return 0;
  if (line.length > leastRest && link.includes(line)) return line.length;
  for (let length = Math.min(line.length, link.length - 1); length > leastRest; length -= 1)
    if (link.endsWith(line.slice(0, length))) return length;
  return 0;
}

export function scrollerSentence(feed: FeedText, text: string): string {
  const total = text.trimEnd().length;
  if (total === 0) return 'Nothing to show yet';
  if (!feed.folded) return 'Shown in full';
  return `Shown before “…more”: ${formatNumber(feed.shownUnits)} of ${formatNumber(total)} characters`;
}
