import { useMemo, useState } from 'react';
import type { FeedAttached } from './feed-attachment.tsx';
import { FeedPost, type FeedAuthor } from './feed-post.tsx';
import { FeedStage } from './feed-stage.tsx';
import { layOut } from './rules/feed.ts';
import { useMeasure } from './use-measure.ts';

/** A post as LinkedIn will show it on a phone, folded, without the switches of the panel. */
export function FeedCard({
  text,
  author,
  attached,
  audience,
}: {
  text: string;
  author: FeedAuthor;
  attached: FeedAttached | null;
  audience: 'PUBLIC' | 'CONNECTIONS';
}) {
  const measure = useMeasure();
  const [open, setOpen] = useState(false);
  const feed = useMemo(() => layOut(text, 'phone', measure), [text, measure]);
  return (
    <FeedStage device="phone" scheme="light">
      <FeedPost
        author={author}
        feed={feed}
        attached={attached}
        time="Now"
        audience={audience}
        open={open}
        onOpen={() => setOpen(true)}
        empty={text.trim() === ''}
      />
    </FeedStage>
  );
}
