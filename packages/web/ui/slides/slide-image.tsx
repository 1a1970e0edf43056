import { useLayoutEffect, useRef } from 'react';
import type { DrawnPage } from '../../lib/slides/messages.ts';
import { useSlide } from '../../lib/slides/use-slide.ts';
import type { SlideOrder } from '../../lib/slides/renderer.ts';
import styles from './slide-image.module.css';

/**
 * Shows an SVG in a root, and replaces only the parts that differ from those shown: pictures are not read again. The
 * SVG comes from this page's worker, in which words are outlines and addresses are escaped.
 */
function show(root: ShadowRoot, svg: string): void {
  const template = document.createElement('template');
  template.innerHTML = svg;
  const next = template.content.firstElementChild;
  const shown = root.lastElementChild;
  if (next === null) return;
  if (shown === null || shown.getAttribute('viewBox') !== next.getAttribute('viewBox')) {
    root.innerHTML = '<style>:host > svg { display: block; width: 100%; height: auto; }</style>';
    root.append(next);
    return;
  }
  const old = [...shown.children];
  const parts = [...next.children];
  for (const [index, part] of parts.entries()) {
    const before = old[index];
    if (before === undefined) shown.append(part);
    else if (!before.isEqualNode(part)) before.replaceWith(part);
  }
  for (const rest of old.slice(parts.length)) rest.remove();
}

/** A drawn page, in a tree of its own, whose names and styles are not those of the page around it. */
export function PageImage({ page: { svg }, alt }: { page: DrawnPage; alt: string }) {
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = picture;
    if (current !== null) show(current.shadowRoot ?? current.attachShadow({ mode: 'open' }), svg);
  }, [svg]);
  return (
    <span
      ref={picture}
      className={styles.image}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    />
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
