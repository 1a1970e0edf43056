import { useLayoutEffect, useRef } from 'react';
import type { DrawnPage } from '../../lib/slides/messages.ts';
import { useSlide } from '../../lib/slides/use-slide.ts';
import type { SlideOrder } from '../../lib/slides/renderer.ts';
import styles from './slide-image.module.css';

export function PageImage({ page, alt }: { page: DrawnPage; alt: string }) {
  const { svg, width, height } = page;
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current !== null) picture.current.src = address;
    // The delay keeps this picture available until the next one is shown.
    return () => void setTimeout(() => URL.revokeObjectURL(address), 2000);
  }, [svg]);
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
