import { useEffect, useRef, useState } from 'react';
import styles from './feed-attachment.module.css';

interface FeedDocumentProps {
  title: string;
  pages: number | null;
  url: string | null;
}

/** Sharp on dense screens, also where the preview is as wide as LinkedIn's column. */
const drawnWidth = 1100;

/** A document as LinkedIn shows it: its title over the pages, to be turned. */
export function FeedDocument({ title, pages, url }: FeedDocumentProps) {
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState<'waiting' | 'there' | 'not'>('waiting');
  const canvas = useRef<HTMLCanvasElement>(null);
  const count = pages ?? 1;

  useEffect(() => {
    if (url === null) return;
    let current = true;
    // Fetched with the first document: a post without one, as on the first public page, carries none of it.
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
        {pages !== null && ` · ${pages} ${pages === 1 ? 'page' : 'pages'}`}
      </p>
      <canvas ref={canvas} className={styles.sheet} data-drawn={drawn} aria-hidden="true" />
      {drawn === 'not' && (
        <p className={styles.unseen}>The pages cannot be drawn here. LinkedIn shows them.</p>
      )}
      {count > 1 && (
        <div className={styles.turner}>
          <button
            type="button"
            aria-label="Page before"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            ‹
          </button>
          <span aria-live="polite">
            Page {page} of {count}
          </span>
          <button
            type="button"
            aria-label="Next page"
            disabled={page === count}
            onClick={() => setPage(page + 1)}
          >
            ›
          </button>
        </div>
      )}
    </div>
  );
}
