/** The optional tools of the toolbar in their order. The attachment menu and the dots are always there. */
export const toolOrder = ['undo', 'redo', 'bold', 'italic', 'bullet', 'number', 'emoji', 'picture'] as const;
export type ToolId = (typeof toolOrder)[number];

/**
 * The order in which tools are kept as space shrinks, first kept longest. The emoji picker needs its place in the
 * toolbar.
 */
const kept: readonly ToolId[] = ['emoji', 'undo', 'bold', 'bullet', 'picture', 'italic', 'redo', 'number'];
const alwaysThere = 2;

/** Space between the groups, in px. Dropped when not all tools fit. */
const gaps = 21;

/** The tools that fit into a row of `room` px, each `size` px wide. The rest go behind the dots. */
export function toolsThatFit(room: number, size: number): ReadonlySet<ToolId> {
  if (room >= (toolOrder.length + alwaysThere) * size + gaps) return new Set(toolOrder);
  const fit = Math.min(Math.floor(room / size) - alwaysThere, kept.length - 1);
  return new Set(kept.slice(0, Math.max(1, fit)));
}
