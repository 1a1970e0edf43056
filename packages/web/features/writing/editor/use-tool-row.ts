import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { toolOrder, toolsThatFit, type ToolId } from './toolbar.ts';

interface ToolRow {
  row: RefObject<HTMLDivElement | null>;
  /** The tools that have room; the others belong under the dots. */
  fitting: ReadonlySet<ToolId>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

/** The tools one can get to, in their order. */
function toolsIn(row: HTMLElement): HTMLButtonElement[] {
  return [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
}

/** A row of tools that is one stop of the Tab key, gone through by arrows, with no more tools than there is room for. */
export function useToolRow(): ToolRow {
  const row = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const [fitting, setFitting] = useState<ReadonlySet<ToolId>>(() => new Set(toolOrder));
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const [first] = element.getElementsByTagName('button');
      // What is not shown has no width.
      if (!first || !entry || entry.contentRect.width === 0) return;
      const next = toolsThatFit(entry.contentRect.width, first.offsetWidth);
      setFitting((now) => (now.size === next.size ? now : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Which tools are there and can be pressed changes with what is around them.
  useLayoutEffect(() => {
    if (!row.current) return;
    const tools = toolsIn(row.current);
    const stop = tools.find((tool) => tool === last.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  });
  return {
    row,
    fitting,
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLButtonElement) || row.current?.contains(target) !== true) return;
      last.current = target;
      for (const tool of toolsIn(row.current)) tool.tabIndex = tool === target ? 0 : -1;
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || row.current === null) return;
      const tools = toolsIn(row.current);
      const here = tools.findIndex((tool) => tool === event.target);
      if (here < 0) return;
      const ends: Readonly<Record<string, number>> = {
        ArrowLeft: (here - 1 + tools.length) % tools.length,
        ArrowRight: (here + 1) % tools.length,
        Home: 0,
        End: tools.length - 1,
      };
      const next = ends[event.key];
      if (next === undefined) return;
      event.preventDefault();
      tools[next]?.focus();
    },
  };
}
