import { IconMoon, IconSun } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { FeedAttached } from './feed-attachment.tsx';
import { FeedPost, type FeedAuthor } from './feed-post.tsx';
import { FeedStage, type FeedScheme } from './feed-stage.tsx';
import { FeedLines } from './feed-text.tsx';
import { layOut, scrollerSentence, type Device } from './rules/feed.ts';
import { useMeasure } from './use-measure.ts';
import stage from './feed-stage.module.css';
import styles from './preview-panel.module.css';

export interface PreviewPanelProps {
  text: string;
  author: FeedAuthor;
  attached: FeedAttached | null;
  audience: 'PUBLIC' | 'CONNECTIONS';
  time: string;
  device: Device;
  onDevice: (device: Device) => void;
}

const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

/** The post as LinkedIn will show it: folded first, and below that the part behind the fold. */
export function PreviewPanel({
  text,
  author,
  attached,
  audience,
  time,
  device,
  onDevice,
}: PreviewPanelProps) {
  const measure = useMeasure();
  const [scheme, setScheme] = useState<FeedScheme>('light');
  const [open, setOpen] = useState(false);
  const shown = useDeferredValue(text);
  const feed = useMemo(() => layOut(shown, device, measure), [shown, device, measure]);
  const empty = shown.trim() === '';
  const folded = feed.folded !== null && !open;
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.switches}>
        <fieldset className={styles.devices} aria-label="Device">
          {devices.map((one) => (
            <button
              key={one.value}
              type="button"
              className={styles.device}
              aria-pressed={one.value === device}
              onClick={() => onDevice(one.value)}
            >
              {one.label}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.scheme}
          aria-pressed={scheme === 'dark'}
          aria-label="LinkedIn in dark mode"
          onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
        >
          {scheme === 'dark' ? <IconSun size={18} /> : <IconMoon size={18} />}
        </button>
        <span className={styles.note}>LinkedIn preview</span>
      </div>
      <FeedStage device={device} scheme={scheme}>
        <FeedPost
          author={author}
          feed={feed}
          attached={attached}
          time={time}
          audience={audience}
          open={open}
          onOpen={() => setOpen(true)}
          empty={empty}
        />
        {folded && (
          <>
            <p className={stage.fold}>{scrollerSentence(feed, shown)}</p>
            <div className={stage.behind}>
              <FeedLines lines={feed.hidden} />
            </div>
          </>
        )}
      </FeedStage>
      {!folded && !empty && (
        <p className={styles.below}>
          {feed.folded ? (
            <Button size="small" look="quiet" onClick={() => setOpen(false)}>
              Collapse
            </Button>
          ) : (
            `${scrollerSentence(feed, shown)}.`
          )}
        </p>
      )}
    </section>
  );
}
