import { useLayoutEffect, useRef } from 'react';
import type { DrawnPage } from '../../lib/slides/messages.ts';
import { useSlide } from '../../lib/slides/use-slide.ts';
import type { SlideOrder } from '../../lib/slides/renderer.ts';
import styles from './slide-image.module.css';

/** The pictures on the page. Places that show the same one share its address, so that the browser reads it once. */
const shown = new Map<DrawnPage, { address: string; places: number }>();
/** How long a picture stays available for when the next one is not painted yet. */
const lingerMs = 2000;

function show(page: DrawnPage): string {
  const known = shown.get(page);
  const address = known?.address ?? URL.createObjectURL(new Blob([page.svg], { type: 'image/svg+xml' }));
  shown.set(page, { address, places: (known?.places ?? 0) + 1 });
  return address;
}

function leave(page: DrawnPage): void {
  const known = shown.get(page);
  if (known === undefined) return;
  if (known.places > 1) shown.set(page, { ...known, places: known.places - 1 });
  else {
    shown.delete(page);
    URL.revokeObjectURL(known.address);
  }
}

export function PageImage({ page, alt }: { page: DrawnPage; alt: string }) {
  const { width, height } = page;
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = show(page);
    if (picture.current !== null) picture.current.src = address;
    return () => void setTimeout(() => leave(page), lingerMs);
  }, [page]);
  return (
    <img ref={picture} className={styles.image} width={width} height={height} alt={alt} draggable={false} />
  );
}

export function SlideImage({
  order,
  width,
  height,
  alt = '',
  first = false,
}: {
  order: SlideOrder;
  width: number;
  height: number;
  alt?: string;
  /** Draws it before the other slides of the page. */
  first?: boolean;
}) {
  const { pages, failed } = useSlide(order, first);
  const page = pages?.[0];
  return (
    <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {page !== undefined && <PageImage page={page} alt={alt} />}
      {page === undefined && failed && <span className={styles.failed}>No preview</span>}
    </span>
  );
}
