type Cell = string | number;

/** A table in Markdown. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string[] {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
}

/** '9 of 10 (90.0 %)'. */
export function share(part: number, whole: number): string {
  const percent = whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(1)} %)`;
  return `${part} of ${whole}${percent}`;
}
