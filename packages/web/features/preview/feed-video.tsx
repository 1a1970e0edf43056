import { useState } from 'react';
import styles from './feed-attachment.module.css';

/** The aspect ratios between which the feed shows a video. */
const frames = { tallest: 4 / 5, widest: 16 / 9 };

/** A video in its own aspect ratio, with bars beside one that is taller than the feed allows. */
export function FeedVideo({ title, url }: { title: string; url: string | null }) {
  const [shape, setShape] = useState(frames.widest);
  const [unseen, setUnseen] = useState(false);
  return (
    <div className={styles.video} style={{ aspectRatio: shape }}>
      {unseen ? (
        <p className={styles.unplayed}>
          This browser can’t play the video. It is sent to LinkedIn unchanged.
        </p>
      ) : url === null ? (
        <svg viewBox="0 0 24 24" width="48" height="48" fill="currentColor" aria-hidden="true">
          <path d="M8 5v14l11-7z" />
        </svg>
      ) : (
        <video
          src={url}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={title || 'Video'}
          onError={() => setUnseen(true)}
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
            if (videoHeight > 0)
              setShape(Math.max(frames.tallest, Math.min(frames.widest, videoWidth / videoHeight)));
          }}
        />
      )}
    </div>
  );
}
