import { useState } from 'react';
import {
  CommentIcon,
  CrossIcon,
  DotsIcon,
  GlobeIcon,
  LikeIcon,
  PeopleIcon,
  RepostIcon,
  SendIcon,
} from './feed-icons.tsx';
import { FeedAttachment, type FeedAttached } from './feed-attachment.tsx';
import { FeedBody } from './feed-text.tsx';
import type { FeedText } from './rules/feed.ts';
import stage from './feed-stage.module.css';
import styles from './feed-post.module.css';

export interface FeedAuthor {
  name: string;
  headline: string;
  pictureUrl: string | null;
}

const actions = [
  { label: 'Like', icon: <LikeIcon /> },
  { label: 'Comment', icon: <CommentIcon /> },
  { label: 'Repost', icon: <RepostIcon /> },
  { label: 'Send', icon: <SendIcon /> },
];

/** A post in the feed. Its buttons are only drawn, because an unpublished post cannot be liked. */
export function FeedPost({
  author,
  feed,
  attached,
  time,
  audience,
  open,
  onOpen,
  empty,
}: {
  author: FeedAuthor;
  feed: FeedText;
  attached: FeedAttached | null;
  time: string;
  audience: 'PUBLIC' | 'CONNECTIONS';
  open: boolean;
  onOpen: () => void;
  /** True before anything is written: placeholder bars are shown instead of text. */
  empty: boolean;
}) {
  return (
    <article className={styles.post} aria-label={`Post by ${author.name} as LinkedIn shows it`}>
      <header className={styles.header}>
        <Portrait url={author.pictureUrl} />
        <div className={styles.who}>
          <p className={styles.name}>
            <bdi>{author.name}</bdi>
            <small> • 1st</small>
          </p>
          {author.headline && <p className={styles.headline}>{author.headline}</p>}
          <p className={styles.when}>
            {time} <span aria-hidden="true">•</span> {audience === 'PUBLIC' ? <GlobeIcon /> : <PeopleIcon />}
            <span className="visually-hidden">{audience === 'PUBLIC' ? 'Anyone' : 'Connections only'}</span>
          </p>
        </div>
        <span className={styles.dots}>
          <DotsIcon />
          <CrossIcon />
        </span>
      </header>
      {empty && !attached && <EmptyLines />}
      <FeedBody feed={feed} open={open} onOpen={onOpen} />
      {attached && <FeedAttachment attached={attached} />}
      <div className={styles.actions} aria-hidden="true">
        {actions.map((action) => (
          <span key={action.label} className={styles.action}>
            {action.icon}
            <span>{action.label}</span>
          </span>
        ))}
      </div>
    </article>
  );
}

function Portrait({ url }: { url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && url !== broken)
    return (
      <img
        className={styles.picture}
        src={url}
        alt=""
        width={48}
        height={48}
        onError={() => setBroken(url)}
      />
    );
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
      <circle cx="24" cy="19" r="8.5" fill="currentColor" />
      <path d="M7 48c0-10.5 7.2-16.5 17-16.5S41 37.5 41 48z" fill="currentColor" />
    </svg>
  );
}

function EmptyLines() {
  return (
    <div className={stage.nothing} aria-hidden="true">
      {['100%', '88%', '54%'].map((width) => (
        <span key={width} className={stage.bar} style={{ width }} />
      ))}
    </div>
  );
}
