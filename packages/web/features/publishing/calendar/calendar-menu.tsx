import { exportCalendar } from '@limelight/contracts';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '../../../lib/person.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { saveFile } from '../../../lib/save-file.ts';

/** Imports and exports the calendar. */
export function CalendarMenu() {
  const timeZone = useTimeZone();
  const prepare = useCall(exportCalendar);
  const [open, setOpen] = useState<'import' | 'feed' | null>(null);
  const save = async (format: 'csv' | 'ics') => {
    const file = await prepare.run({ query: { format, timeZone } });
    if (file) saveFile(file);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button icon={<IconChevronDown size={16} />} loading={prepare.loading}>
            Import and export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('import')}>Import a CSV file</Menu.Item>
          <Menu.Item onClick={() => void save('csv')}>Export as CSV</Menu.Item>
          <Menu.Item onClick={() => void save('ics')}>Export as iCalendar</Menu.Item>
          <Menu.Item onClick={() => setOpen('feed')}>Show in another calendar</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'import' && <ImportDialog timeZone={timeZone} onClose={() => setOpen(null)} />}
      {open === 'feed' && <FeedDialog onClose={() => setOpen(null)} />}
    </>
  );
}
