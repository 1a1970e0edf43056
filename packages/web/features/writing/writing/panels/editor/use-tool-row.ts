import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { toolOrder, toolsThatFit, type ToolId } from './toolbar.ts';

interface ToolRow {
  row: RefObject<HTMLDivElement | null>;
  /** The tools that fit. The others go behind the dots. */
  fitting: ReadonlySet<ToolId>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

function toolsIn(row: HTMLElement): HTMLButtonElement[] {
  return [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
}

/** A toolbar that is a single Tab stop with arrow key navigation and shows only as many tools as fit. */
export function useToolRow(): ToolRow {
  const row = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const [fitting, setFitting] = useState<ReadonlySet<ToolId>>(() => new Set(toolOrder));
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const [first] = element.getElementsByTagName('button');
      // A hidden row has no width.
      if (!first || !entry || entry.contentRect.width === 0) return;
      const next = toolsThatFit(entry.contentRect.width, first.offsetWidth);
      setFitting((now) => (now.size === next.size ? now : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // The available tools depend on the surrounding state.
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
