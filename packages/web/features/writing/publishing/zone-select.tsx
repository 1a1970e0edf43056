import { Select } from '@mantine/core';
import { useMemo } from 'react';

/** The zones this browser knows, found by typing. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const zones = useMemo(() => {
    const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value]);
    return [...known].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [value]);
  return (
    <Select
      label="Time zone"
      data={zones}
      value={value}
      searchable
      allowDeselect={false}
      limit={60}
      nothingFoundMessage="No zone is called that."
      comboboxProps={{ withinPortal: false }}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
