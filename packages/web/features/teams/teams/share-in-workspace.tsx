import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ShareSlotProvider, type ShareableItem } from '../../../ui/share-slot.tsx';
import { ownItemsQuery, teamsQuery } from './api.ts';
import { ShareItemDialog } from './share-item-dialog.tsx';

/** A button that shares one of the person's own things. Hidden for people without a workspace. */
export function ShareInWorkspace({
  item,
  words,
}: {
  item: ShareableItem;
  /** The class of its words, which a narrow toolbar can hide. */
  words?: string | undefined;
}) {
  const teams = useQuery(teamsQuery);
  const own = useQuery(ownItemsQuery);
  const [open, setOpen] = useState(false);
  const shared = own.data?.find(({ kind, itemId }) => kind === item.kind && itemId === item.itemId);
  if (!own.isSuccess || (teams.data ?? []).length === 0) return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<IconUsersGroup size={16} />}
        aria-label={shared ? `Shared with ${shared.team}: ${item.title}` : `Share with team: ${item.title}`}
        onClick={() => setOpen(true)}
      >
        <span className={words}>{shared ? `Shared with ${shared.team}` : 'Share with team'}</span>
      </Button>
      {open && <ShareItemDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

const shareButton = (item: ShareableItem) => <ShareInWorkspace item={item} />;

/** Lets the pages inside it share their items with a workspace. */
export function WithSharing({ children }: { children: ReactNode }) {
  return <ShareSlotProvider value={shareButton}>{children}</ShareSlotProvider>;
}
