import { Drawer, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { usePublishing } from './use-publishing.ts';
import styles from './schedule-form.module.css';

export function SchedulePicker({
  disabled = false,
  title,
  label,
  look = 'ink',
  remindOnly = false,
}: {
  disabled?: boolean;
  title?: string | undefined;
  label: string;
  look?: 'ink' | 'plain';
  remindOnly?: boolean;
}) {
  const { clear } = usePublishing();
  const [open, setOpen] = useState(false);
  const [away, setAway] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const show = (next: boolean) => {
    clear();
    setAway(false);
    setChoosing(false);
    setOpen(next);
  };
  const phone = useMediaQuery('(max-width: 48em)');
  const button = (
    <Button
      look={look}
      wide
      icon={<IconCalendarEvent />}
      disabled={disabled}
      title={title}
      aria-expanded={open}
      onClick={() => show(!open)}
    >
      {label}
    </Button>
  );
  const question = remindOnly ? 'When should we remind you?' : 'When should it be published?';
  const form = (
    <ScheduleForm
      remindOnly={remindOnly}
      onChoosing={setChoosing}
      onDone={() => show(false)}
      onAway={() => {
        setAway(true);
        setOpen(false);
      }}
    />
  );
  if (phone) {
    return (
      <>
        {button}
        <Drawer
          opened={open}
          onClose={() => show(false)}
          returnFocus={!away}
          closeOnEscape={!choosing}
          position="bottom"
          size="auto"
          title={question}
        >
          {form}
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      opened={open}
      onChange={show}
      width={340}
      position="top-start"
      trapFocus
      returnFocus={!away}
      closeOnEscape={!choosing}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={question} className={styles.floating}>
        {form}
      </Popover.Dropdown>
    </Popover>
  );
}
