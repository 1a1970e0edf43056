import { Menu } from '@mantine/core';
import { formatSlot } from '../../../lib/format.ts';
import { useQueueing, useQueues, type QueuedPost } from '../../../lib/queues.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Button } from '../../../ui/button.tsx';

/** Adds posts to the queue, or asks which one if there are several. Hidden for users without a queue. */
export function QueueButton({
  posts,
  label,
  name,
  disabled = false,
  onDone,
}: {
  posts: readonly QueuedPost[];
  label: string;
  /** The accessible name, where `label` alone is not specific enough. */
  name?: string;
  disabled?: boolean;
  onDone?: () => void;
}) {
  const plan = useQueues().data;
  const now = useMinute();
  const zone = plan?.timeZone ?? 'UTC';
  const { add, working } = useQueueing(zone);
  const queues = plan?.queues.filter((queue) => queue.nextFree !== null) ?? [];
  const [first] = queues;
  if (first === undefined) return null;
  const send = async (queue: typeof first) => {
    await add(queue, posts);
    onDone?.();
  };
  const when = (at: string | null) => (at === null ? '' : formatSlot(at, zone, now));
  const shown = { size: 'small', disabled, loading: working, 'aria-label': name } as const;
  if (queues.length === 1) {
    return (
      <Button {...shown} title={`Next free slot: ${when(first.nextFree)}`} onClick={() => void send(first)}>
        {label}
      </Button>
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button {...shown}>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {queues.map((queue) => (
          <Menu.Item key={queue.id} onClick={() => void send(queue)}>
            {queue.name}: {when(queue.nextFree)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
