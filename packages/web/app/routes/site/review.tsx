import type { ReviewedPost } from '@limelight/contracts';
import { brand } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { ReviewPage } from '../../../features/review-links/review-page.tsx';
import { attachedOf } from '../../../features/review-links/rules.ts';
import { pageHead } from '../../../features/site/head.ts';

export const meta = () =>
  pageHead({
    path: '/review',
    title: 'Review posts',
    description: `Read posts before they are published with ${brand.name}, comment on them and approve them.`,
    unlisted: true,
  });

function Preview({ post, author }: { post: ReviewedPost; author: string }) {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  return (
    <PreviewPanel
      text={post.text}
      author={{ name: author, headline: '', pictureUrl: null }}
      attached={attachedOf(post)}
      audience={post.visibility}
      time="Now"
      device={device}
      onDevice={setDevice}
    />
  );
}

export default function ReviewRoute() {
  return <ReviewPage preview={(post, author) => <Preview post={post} author={author} />} />;
}
