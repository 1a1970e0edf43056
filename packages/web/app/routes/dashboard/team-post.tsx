import type { TeamPost } from '@limelight/contracts';
import { brand } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PreviewPanel } from '../../../features/preview/preview-panel.tsx';
import { attachedOf } from '../../../features/teams/review-links/rules.ts';
import { SharedPostPage } from '../../../features/teams/teams/shared-post-page.tsx';
import { formatDateTime } from '../../../lib/format.ts';

export const meta = () => [{ title: `Shared post · ${brand.name}` }];

function Preview({ post }: { post: TeamPost }) {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const { scheduledAt, timeZone } = post;
  return (
    <PreviewPanel
      text={post.text}
      author={{ ...post.publishedAs, headline: '' }}
      attached={attachedOf(post)}
      audience={post.visibility}
      time={scheduledAt === null ? 'Now' : formatDateTime(scheduledAt, timeZone ?? undefined)}
      device={device}
      onDevice={setDevice}
    />
  );
}

export default function TeamPostRoute() {
  const { id = '' } = useParams();
  return <SharedPostPage key={id} id={id} preview={(post) => <Preview post={post} />} />;
}
