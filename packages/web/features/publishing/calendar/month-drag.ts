import type { DragEvent } from 'react';
import { draftMime } from './drafts-tray.tsx';

const postMime = 'application/x-limelight-post';
const marked = 'data-drop-target';

/** The day under the pointer, ignoring elements on top of it. */
function dayAt({ clientX, clientY }: DragEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const day = element.closest<HTMLElement>('[data-day]');
    if (day !== null) return day;
  }
  return null;
}

function mark(month: Element, day: HTMLElement | null): void {
  const before = month.querySelector(`[${marked}]`);
  if (before === day) return;
  before?.removeAttribute(marked);
  day?.setAttribute(marked, 'true');
}

interface MonthDrops {
  onDrop: (postId: string, day: string) => void;
  onDraftDrop: (postId: string, day: string) => void;
}

/**
 * Drag and drop over the days of a month. The target day is marked through the DOM, so that nothing renders before the
 * drop.
 */
export function monthDragging({ onDrop, onDraftDrop }: MonthDrops) {
  return {
    onDragOver(event: DragEvent<HTMLDivElement>) {
      const { dataTransfer, currentTarget } = event;
      const own = dataTransfer.types.includes(postMime);
      if (!own && !dataTransfer.types.includes(draftMime)) return;
      const day = dayAt(event);
      mark(currentTarget, day);
      if (day === null) return;
      event.preventDefault();
      dataTransfer.dropEffect = own ? 'move' : 'copy';
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLDivElement>) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget))
        mark(currentTarget, null);
    },
    onDragEnd: ({ currentTarget }: DragEvent<HTMLDivElement>) => mark(currentTarget, null),
    onDrop(event: DragEvent<HTMLDivElement>) {
      const day = dayAt(event)?.dataset['day'];
      mark(event.currentTarget, null);
      if (day === undefined) return;
      event.preventDefault();
      const postId = event.dataTransfer.getData(postMime);
      const draftId = event.dataTransfer.getData(draftMime);
      if (postId !== '') onDrop(postId, day);
      else if (draftId !== '') onDraftDrop(draftId, day);
    },
  };
}

export function draggableInMonth(postId: string) {
  return {
    draggable: true,
    'data-draggable': true,
    onDragStart({ dataTransfer }: DragEvent<HTMLButtonElement>) {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData(postMime, postId);
    },
  };
}
