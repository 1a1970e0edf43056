import type { Review, ReviewedPost } from '@limelight/contracts';
import { brand } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { ReviewPage } from '../../../features/teams/review-links/review-page.tsx';
import { attachedOf } from '../../../features/teams/review-links/rules.ts';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/review',
    title: 'Review posts',
    description: `Read posts before they are published with ${brand.name}, comment on them and approve them.`,
    unlisted: true,
  });

function Preview({ post, as }: { post: ReviewedPost; as: Review['publishedAs'] }) {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  return (
    <PreviewPanel
      text={post.text}
      author={{ ...as, headline: '' }}
      attached={attachedOf(post)}
      audience={post.visibility}
      time="Now"
      device={device}
      onDevice={setDevice}
    />
  );
}

export default function ReviewRoute() {
  return <ReviewPage preview={(post, as) => <Preview post={post} as={as} />} />;
}
