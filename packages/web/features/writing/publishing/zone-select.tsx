import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { knownZones, zoneLabel } from '../../../lib/time-zones.ts';

/** The zones this browser knows, found by typing. */
export function ZoneSelect({
  value,
  onChange,
  onOpened,
}: {
  value: string;
  onChange: (zone: string) => void;
  /** Whether the list is open: Escape closes that alone. */
  onOpened: (open: boolean) => void;
}) {
  const zones = useMemo(() => {
    return knownZones(value).map((zone) => ({ value: zone, label: zoneLabel(zone) }));
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
      // A list that scrolls is a stop of the Tab key, and closes under the focus.
      scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
      onDropdownOpen={() => onOpened(true)}
      onDropdownClose={() => onOpened(false)}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
