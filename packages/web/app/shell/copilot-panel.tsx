import type { Post } from '@limelight/contracts';
import { useState } from 'react';
import { FeedCard } from '../../features/preview/feed-card.tsx';
import { MoveDialog } from '../../features/publishing/calendar/move-dialog.tsx';
import { asMovable } from '../../features/publishing/calendar/rules.ts';
import { useMoves } from '../../features/publishing/calendar/use-moves.ts';
import { CopilotPanel } from '../../features/shell/copilot/panel.tsx';
import { DeckStrip } from '../../features/visuals/decks/deck-strip.tsx';
import { shownOf } from '../../features/writing/writing/panels/attachments/shown.ts';
import { useConnection, useProfile, useTimeZone } from '../../lib/person.ts';
import { useUser } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';

function Preview({ post }: { post: Post }) {
  const user = useUser().data;
  const profile = useProfile().data;
  const connection = useConnection().data;
  return (
    <FeedCard
      text={post.text}
      author={{
        name: connection?.name ?? user?.name ?? '',
        headline: profile?.headline ?? '',
        pictureUrl: connection?.pictureUrl ?? null,
      }}
      attached={shownOf({ attachment: post.attachment, pictures: post.media })}
      audience={post.visibility}
    />
  );
}

function Schedule({ post }: { post: Post }) {
  const timeZone = useTimeZone();
  const moves = useMoves(timeZone);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {post.scheduledAt === null ? 'Schedule' : 'Reschedule'}
      </Button>
      {open && (
        <MoveDialog post={asMovable(post)} timeZone={timeZone} moves={moves} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The co-pilot with what other features show of their things. */
export function ShellCopilot() {
  return <CopilotPanel parts={parts} />;
}

const parts = {
  preview: (post: Post) => <Preview post={post} />,
  schedule: (post: Post) => <Schedule post={post} />,
  slides: (deck: Parameters<typeof DeckStrip>[0]['deck']) => <DeckStrip deck={deck} />,
};
