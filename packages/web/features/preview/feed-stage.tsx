import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { feedFont, feedLayouts, type Device } from './rules/feed.ts';
import styles from './feed-stage.module.css';

export type FeedScheme = 'light' | 'dark';

/** The margin around the post, in px. */
const margin = 24;

/** LinkedIn's background in the chosen scheme at the width of the device, scaled down in narrower places. */
export function FeedStage({
  device,
  scheme,
  children,
}: {
  device: Device;
  scheme: FeedScheme;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { postWidth, padding } = feedLayouts[device];
  const wanted = postWidth + (device === 'desktop' ? margin : 0);
  const scale = room === null ? 1 : Math.min(1, room / wanted);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--post-width': `${postWidth}px`,
    '--feed-padding': `${padding}px`,
    '--feed-font': feedFont,
    zoom: scale,
  };
  return (
    <div ref={stage} className={classNames(styles.stage, styles[scheme], styles[device])}>
      <div className={styles.feed} style={style}>
        {children}
      </div>
    </div>
  );
}
