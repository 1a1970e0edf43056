import { FeedPost } from '../features/preview/feed-post.tsx';
import { FeedStage } from '../features/preview/feed-stage.tsx';
import { FeedBody } from '../features/preview/feed-text.tsx';
import type { FeedText } from '../features/preview/rules/feed.ts';

const author = {
  name: 'Asha Rao',
  headline: 'Product at Northbeam · Building calmer onboarding',
  pictureUrl: null,
};
const never = () => undefined;

/** The dashboard's feed preview on the landing page. `live-preview.ts` makes "…more" work. */
export function LandingPreview({ feed }: { feed: FeedText }) {
  return (
    <div data-preview data-waits="">
      <FeedStage device="phone" scheme="light">
        <FeedPost
          author={author}
          feed={feed}
          attached={null}
          time="Now"
          audience="PUBLIC"
          open={false}
          onOpen={never}
          empty={false}
        />
      </FeedStage>
      <template>
        <FeedBody feed={feed} open onOpen={never} />
      </template>
    </div>
  );
}
