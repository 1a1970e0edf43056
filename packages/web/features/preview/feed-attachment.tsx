import { FeedDocument } from './feed-document.tsx';
import { FeedVideo } from './feed-video.tsx';
import styles from './feed-attachment.module.css';

export interface FeedImage {
  url: string;
  altText: string;
  width: number;
  height: number;
}

export type FeedAttached =
  | { kind: 'images'; images: readonly FeedImage[] }
  | { kind: 'document'; title: string; pages: number | null; url: string | null }
  | { kind: 'video'; title: string; url: string | null }
  | { kind: 'link'; source: string; title: string; image: FeedImage | null }
  | { kind: 'poll'; question: string; options: readonly string[]; left: string }
  | { kind: 'repost' };

/** The number of pictures LinkedIn shows in the feed. The rest are behind the last one. */
const shownImages = 5;

function Images({ images }: { images: readonly FeedImage[] }) {
  const [only] = images;
  if (only && images.length === 1) {
    return (
      <img
        className={styles.image}
        src={only.url}
        alt={only.altText}
        style={{
          aspectRatio: `${only.width} / ${Math.min(Math.max(only.height, only.width / 3), only.width * 1.25)}`,
        }}
      />
    );
  }
  const more = images.length - shownImages;
  return (
    <div className={styles.images} data-count={Math.min(images.length, shownImages)}>
      {images.slice(0, shownImages).map((image, index) => (
        <div key={index} className={styles.tile}>
          <img src={image.url} alt={image.altText} />
          {more > 0 && index === shownImages - 1 && <span className={styles.more}>+{more}</span>}
        </div>
      ))}
    </div>
  );
}

function hostOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source;
}

export function FeedAttachment({ attached }: { attached: FeedAttached }) {
  switch (attached.kind) {
    case 'images':
      return <Images images={attached.images} />;
    case 'document':
      return <FeedDocument key={attached.url} {...attached} />;
    case 'video':
      return <FeedVideo key={attached.url} {...attached} />;
    case 'link':
      return (
        <div className={styles.link}>
          {attached.image && <img src={attached.image.url} alt={attached.image.altText} />}
          <div>
            <p className={styles.linkTitle}>{attached.title || 'Untitled link'}</p>
            <p className={styles.host}>{hostOf(attached.source)}</p>
          </div>
        </div>
      );
    case 'poll':
      return (
        <div className={styles.poll}>
          <div>
            <p className={styles.linkTitle}>{attached.question || 'Your question'}</p>
            <p className={styles.host}>The author can see how you vote.</p>
          </div>
          {attached.options.map((option, index) => (
            <p key={index} className={styles.option}>
              {option || `Option ${index + 1}`}
            </p>
          ))}
          <p className={styles.host}>0 votes • {attached.left} left</p>
        </div>
      );
    case 'repost':
      return <div className={styles.repost}>The post you repost appears here.</div>;
  }
}
