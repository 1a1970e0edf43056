/** What the bar above the text can hold, in its order; the attachments and the dots behind them are always there. */
export const toolOrder = ['undo', 'redo', 'bold', 'italic', 'bullet', 'number', 'emoji', 'picture'] as const;
export type ToolId = (typeof toolOrder)[number];

/** What goes under the dots last comes first here; the emoji have a place to open at in the bar alone. */
const kept: readonly ToolId[] = ['emoji', 'undo', 'bold', 'bullet', 'picture', 'italic', 'redo', 'number'];
const alwaysThere = 2;

/** Room for what sets the groups apart, in px; where not all tools fit, they stand close. */
const gaps = 21;

/** The tools that stand in a row of `room` px, each `size` px wide; the rest goes under the dots. */
export function toolsThatFit(room: number, size: number): ReadonlySet<ToolId> {
  if (room >= (toolOrder.length + alwaysThere) * size + gaps) return new Set(toolOrder);
  const fit = Math.min(Math.floor(room / size) - alwaysThere, kept.length - 1);
  return new Set(kept.slice(0, Math.max(1, fit)));
}
