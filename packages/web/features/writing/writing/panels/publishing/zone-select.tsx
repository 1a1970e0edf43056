import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { knownZones, zoneLabel } from '../../../../../lib/time-zones.ts';

export function ZoneSelect({
  value,
  onChange,
  onOpened,
}: {
  value: string;
  onChange: (zone: string) => void;
  /** Called when the list opens or closes, because Escape then closes only the list. */
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
      nothingFoundMessage="No matching time zone."
      comboboxProps={{ withinPortal: false }}
      // A scrollable list would be a Tab stop, and closes when it takes the focus.
      scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
      onDropdownOpen={() => onOpened(true)}
      onDropdownClose={() => onOpened(false)}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
