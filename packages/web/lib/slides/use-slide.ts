import { useEffect, useId, useState } from 'react';
import { loadLibraryPicture } from './library.ts';
import type { DrawnPage } from './messages.ts';
import { SlideRenderer, type SlideOrder } from './renderer.ts';

let shared: SlideRenderer | null = null;

/** The renderer of this page. Its worker starts when the first slide is drawn. */
export function slideRenderer(): SlideRenderer {
  shared ??= new SlideRenderer({
    start(onMessage, onFailure) {
      const worker = new Worker(new URL('./slide.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data));
      worker.addEventListener('error', onFailure);
      return { post: (message) => worker.postMessage(message) };
    },
    picture: loadLibraryPicture,
  });
  return shared;
}

export interface SlideView {
  /** The last drawing. It stays while the next is in progress. */
  pages: DrawnPage[] | null;
  failed: boolean;
}

/** Draws a slide and keeps the drawing up to date. With `first` it is drawn before the other slides of the page. */
export function useSlide(order: SlideOrder | null, first = false): SlideView {
  const place = useId();
  const [view, setView] = useState<SlideView>(() => ({
    pages: order === null ? null : slideRenderer().peek(order),
    failed: false,
  }));
  const key = order === null ? null : JSON.stringify(order);
  useEffect(() => {
    if (order === null) return undefined;
    return slideRenderer().draw(place, order, first, (pages) =>
      setView((before) => ({ pages: pages ?? before.pages, failed: pages === null })),
    );
    // The key fully describes the order.
    // oxlint-disable-next-line react/exhaustive-deps -- `order` is a new object on every render
  }, [key, place, first]);
  return view;
}
