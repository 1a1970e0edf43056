import { IconBulb } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { CaptureDialog } from '../../features/writing/ideas/capture-dialog.tsx';
import { useCommands, type Command } from '../../lib/commands.ts';
import { creations } from './creations.tsx';

/** The commands that make something. Rendered before the others, so that the palette lists them first. */
export function CreateCommands() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const commands = useMemo(() => {
    const made = creations.map(({ label, to, icon, keywords, keys }): Command => ({
      id: `create:${label}`,
      label,
      group: 'Create',
      keywords: ['add', 'start', ...keywords],
      icon,
      ...(keys ? { keys } : {}),
      run: () => void navigate(to),
    }));
    const idea: Command = {
      id: 'idea:capture',
      label: 'New idea',
      group: 'Create',
      keywords: ['add', 'capture', 'note', 'thought'],
      icon: <IconBulb />,
      keys: 'c',
      run: () => setOpen(true),
    };
    return [...made.slice(0, 1), idea, ...made.slice(1)];
  }, [navigate]);
  useCommands(commands);
  return open ? <CaptureDialog onClose={() => setOpen(false)} /> : null;
}
