import { IconBulb } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CaptureDialog } from '../../features/ideas/capture-dialog.tsx';
import { useCommands, type Command } from '../../lib/commands.ts';

export function IdeaCapture() {
  const [open, setOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'idea:capture',
        label: 'Keep an idea',
        group: 'Create',
        keywords: ['capture', 'note', 'thought'],
        icon: <IconBulb />,
        keys: 'c',
        run: () => setOpen(true),
      },
    ],
    [],
  );
  useCommands(commands);
  return open ? <CaptureDialog onClose={() => setOpen(false)} /> : null;
}
