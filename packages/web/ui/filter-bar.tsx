import { TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './filter-bar.module.css';

/** A search field with filters beside it, which a narrow page folds behind a button. */
export function FilterBar({
  label,
  placeholder,
  value,
  onChange,
  active,
  children,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (words: string) => void;
  /** How many of the filters are set. */
  active: number;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <search className={styles.filters} data-open={open || undefined}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        className={styles.toggle ?? ''}
        aria-expanded={open}
        icon={<IconAdjustmentsHorizontal size={18} />}
        onClick={() => setOpen(!open)}
      >
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      {children}
    </search>
  );
}
