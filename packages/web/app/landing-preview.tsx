import { useState } from 'react';
import { FeedPost } from '../features/preview/feed-post.tsx';
import { FeedStage } from '../features/preview/feed-stage.tsx';
import type { FeedText } from '../features/preview/rules/feed.ts';

const author = {
  name: 'Asha Rao',
  headline: 'Product at Northbeam · Building calmer onboarding',
  pictureUrl: null,
};

/** The preview of the dashboard itself, on the first page: '…more' opens it. */
export function LandingPreview({ feed }: { feed: FeedText }) {
  const [open, setOpen] = useState(false);
  return (
    <FeedStage device="phone" scheme="light">
      <FeedPost
        author={author}
        feed={feed}
        attached={null}
        time="Now"
        audience="PUBLIC"
        open={open}
        onOpen={() => setOpen(true)}
        empty={false}
      />
    </FeedStage>
  );
}
