import { spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { Kbd } from '../../ui/kbd.tsx';

/** Opens the palette. `words` are hidden where there is only room for the icon. */
export function SearchButton({ className, words }: { className: string; words?: string }) {
  const label = 'Search or create';
  return (
    <button
      type="button"
      className={className}
      aria-label={words === undefined ? label : undefined}
      title={label}
      onClick={spotlight.open}
    >
      <IconSearch aria-hidden="true" />
      {words !== undefined && (
        <span className={words}>
          {label} <Kbd keys="mod+k" />
        </span>
      )}
    </button>
  );
}
