import { useEffect, useRef, useState } from 'react';
import styles from './feed-attachment.module.css';

interface FeedDocumentProps {
  title: string;
  pages: number | null;
  url: string | null;
}

/** Sharp on dense screens even where the preview is as wide as LinkedIn's column. */
const drawnWidth = 1100;

/** The shortest swipe that turns a page, in px. */
const swipe = 40;

/** A document in LinkedIn's style: its title above pages that turn with arrows, keys or swipes. */
export function FeedDocument({ title, pages, url }: FeedDocumentProps) {
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState<'waiting' | 'there' | 'not'>('waiting');
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<number | null>(null);
  const count = pages ?? 1;
  const turn = (by: number) => setPage((now) => Math.min(Math.max(now + by, 1), count));

  useEffect(() => {
    if (url === null) return;
    let current = true;
    // Loaded with the first document, so that pages without one, such as the landing page, do not load it.
    const drawing = import('./draw-page.ts').then(({ drawPage }) =>
      drawPage({ url, page, width: drawnWidth }),
    );
    void drawing
      .catch(() => null)
      .then((bitmap) => {
        if (!current || canvas.current === null) return bitmap?.close();
        if (bitmap !== null) {
          canvas.current.width = bitmap.width;
          canvas.current.height = bitmap.height;
          canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        }
        setDrawn(bitmap === null ? 'not' : 'there');
      });
    return () => {
      current = false;
    };
  }, [url, page]);

  return (
    <div className={styles.document}>
      <p className={styles.title}>
        {title || 'Untitled document'}
        {pages !== null && ` • ${pages} ${pages === 1 ? 'page' : 'pages'}`}
      </p>
      <div
        className={styles.pages}
        onPointerDown={(event) => {
          from.current = event.pointerType === 'mouse' ? null : event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = from.current === null ? 0 : event.clientX - from.current;
          from.current = null;
          if (Math.abs(moved) >= swipe) turn(moved < 0 ? 1 : -1);
        }}
      >
        <canvas ref={canvas} className={styles.sheet} data-drawn={drawn} aria-hidden="true" />
        {drawn === 'not' && (
          <p className={styles.unseen}>The pages can’t be previewed here, but LinkedIn will show them.</p>
        )}
        {count > 1 &&
          ([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              className={styles.turn}
              aria-label={by < 0 ? 'Previous page' : 'Next page'}
              // Not `disabled`, so that the button keeps the focus at the last page.
              aria-disabled={page + by < 1 || page + by > count}
              onClick={() => turn(by)}
              onKeyDown={(event) => {
                const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
                if (way === undefined) return;
                event.preventDefault();
                turn(way);
              }}
            >
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              >
                <path d={by < 0 ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
              </svg>
            </button>
          ))}
      </div>
      {count > 1 && (
        <div className={styles.where}>
          <span aria-hidden="true">
            {page} / {count}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.done} style={{ width: `${(page / count) * 100}%` }} />
          </span>
          <span className="visually-hidden" aria-live="polite">
            Page {page} of {count}
          </span>
        </div>
      )}
    </div>
  );
}
