import { brand } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { PostsPage } from '../../../features/posts/list/posts-page.tsx';
import { CalendarMenu } from '../../../features/publishing/calendar/calendar-menu.tsx';
import { usePlanning } from '../../../features/publishing/calendar/use-planning.tsx';
import { PauseNote } from '../../../features/publishing/queues/pause.tsx';
import { ShareDialog, ShareItem, ShareNote } from '../../../features/teams/teams/share-button.tsx';

export const meta = () => [{ title: `Posts · ${brand.name}` }];

export default function PostsRoute() {
  const { plan, items, bulk, dialog } = usePlanning();
  const [sharing, setSharing] = useState<string | null>(null);
  return (
    <>
      <PostsPage
        note={<PauseNote />}
        menu={<CalendarMenu />}
        bulk={bulk}
        parts={{
          plan,
          items: (post, shown) => (
            <>
              {items(post)}
              <ShareItem postId={post.id} among={shown} onShare={() => setSharing(post.id)} />
            </>
          ),
          note: (post, shown) => <ShareNote postId={post.id} among={shown} />,
        }}
      />
      {dialog}
      {sharing !== null && <ShareDialog postId={sharing} onClose={() => setSharing(null)} />}
    </>
  );
}
