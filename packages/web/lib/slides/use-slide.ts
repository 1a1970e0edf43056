import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { loadLibraryPicture } from './library.ts';
import type { DrawnPage } from './messages.ts';
import { forgetOwnFonts, loadOwnFont } from './own-fonts.ts';
import { SlideRenderer, type SlideOrder } from './renderer.ts';
import { forgetOwnFaces } from './slide-fonts.ts';

let shared: SlideRenderer | null = null;
/** Counts how often the person's fonts have changed. */
let fontsRead = 0;
const fontListeners = new Set<() => void>();

function onFonts(listener: () => void): () => void {
  fontListeners.add(listener);
  return () => fontListeners.delete(listener);
}

/** The renderer of this page. Its worker starts when the first slide is drawn. */
export function slideRenderer(): SlideRenderer {
  shared ??= new SlideRenderer({
    start(onMessage, onFailure) {
      const worker = new Worker(new URL('./slide.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data));
      worker.addEventListener('error', onFailure);
      return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
    },
    picture: loadLibraryPicture,
    ownFont: loadOwnFont,
  });
  return shared;
}

/** Draws a slide once, ahead of the others. Null when the engine failed. */
export function drawSlide(order: SlideOrder): Promise<DrawnPage[] | null> {
  return new Promise((resolve) => void slideRenderer().draw(crypto.randomUUID(), order, true, resolve));
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
  const fonts = useSyncExternalStore(
    onFonts,
    () => fontsRead,
    () => fontsRead,
  );
  const key = order === null ? null : JSON.stringify(order);
  useEffect(() => {
    if (order === null) return undefined;
    return slideRenderer().draw(place, order, first, (pages) =>
      setView((before) => ({ pages: pages ?? before.pages, failed: pages === null })),
    );
    // The key fully describes the order.
    // oxlint-disable-next-line react/exhaustive-deps -- `order` is a new object on every render
  }, [key, place, first, fonts]);
  return view;
}

/** For when the person's fonts have changed: reads them again and draws what is shown with them. */
export function renewSlideFonts(): void {
  forgetOwnFonts();
  forgetOwnFaces();
  shared?.renew();
  fontsRead += 1;
  for (const listener of fontListeners) listener();
}
