import type { Queue } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { EvergreenSection } from './evergreen-section.tsx';
import { PauseSwitch } from './pause.tsx';
import styles from './queues.module.css';
import { countWords } from './rules.ts';
import { useQueueChanges } from './use-queues.ts';
import { Week } from './week.tsx';

function RenameDialog({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  const changes = useQueueChanges();
  return (
    <NameDialog
      title="Rename queue"
      start={queue.name}
      longest={60}
      confirmLabel="Rename"
      loading={changes.working}
      fault={changes.refused}
      onType={changes.clear}
      onConfirm={async (name) => {
        if (await changes.rename(queue, name)) onClose();
      }}
      onClose={onClose}
    />
  );
}

function QueueMenu({ queue }: { queue: Queue }) {
  const changes = useQueueChanges();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const posts = queue.waiting === 1 ? 'The waiting post' : `The ${queue.waiting} waiting posts`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button look="quiet" aria-label={`Actions for ${queue.name}`} icon={<IconDots size={18} />} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('rename')}>Rename</Menu.Item>
          <Menu.Item color="red" onClick={() => setOpen('delete')}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <RenameDialog queue={queue} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={open === 'delete'}
        title={`Delete ${queue.name}?`}
        confirmLabel="Delete queue"
        danger
        loading={changes.working}
        onConfirm={async () => {
          if (await changes.remove(queue)) setOpen(null);
        }}
        onClose={() => setOpen(null)}
      >
        Its weekly times are deleted.{' '}
        {queue.waiting === 0
          ? 'It has no waiting posts.'
          : `${posts} in it keep${queue.waiting === 1 ? 's its' : ' their'} time${queue.waiting === 1 ? '' : 's'}.`}
      </ConfirmDialog>
    </>
  );
}

export function QueueCard({ queue, timeZone }: { queue: Queue; timeZone: string }) {
  const changes = useQueueChanges();
  return (
    <Card title={queue.name} aside={<QueueMenu queue={queue} />} aria-label={queue.name}>
      <p className={styles.facts}>
        <span>{countWords(queue.slots.length)}</span>
        <span>
          {queue.nextFree === null ? (
            'No free slot'
          ) : (
            <>
              Next free slot: <strong>{formatDateTime(queue.nextFree, timeZone)}</strong>
            </>
          )}
        </span>
        <span>{queue.waiting === 1 ? '1 post waiting' : `${queue.waiting} posts waiting`}</span>
      </p>
      {queue.nextFree !== null && (
        <div className={styles.fill}>
          <ButtonLink to="/dashboard/posts?show=drafts">Choose drafts</ButtonLink>
        </div>
      )}
      <div className={styles.pause}>
        <PauseSwitch scope={queue} timeZone={timeZone} />
      </div>
      <Week queue={queue} changes={changes} />
      <EvergreenSection queue={queue} timeZone={timeZone} />
    </Card>
  );
}
