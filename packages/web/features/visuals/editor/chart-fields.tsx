import type { CarouselSlide } from '@limelight/contracts';
import { slideLimits } from '@limelight/slides/catalog';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { readTable, writeTable } from '../chart-table.ts';

type Chart = CarouselSlide['chart'];

const forms = [
  { value: 'bar', label: 'Bars' },
  { value: 'line', label: 'Line' },
  { value: 'share', label: 'Shares of a whole' },
] as const;

export function ChartFields({ chart, onChange }: { chart: Chart; onChange: (chart: Chart) => void }) {
  const [table, setTable] = useState(() => writeTable(chart.rows));
  const lines = table.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <>
      <NativeSelect
        label="Chart"
        data={[...forms]}
        value={chart.form}
        onChange={({ currentTarget }) => {
          const form = forms.find(({ value }) => value === currentTarget.value);
          if (form !== undefined) onChange({ ...chart, form: form.value });
        }}
      />
      <TextArea
        label="Figures: a label, a comma or tab, a number"
        rows={5}
        placeholder={'Before, 17\nAfter, 2'}
        value={table}
        error={
          lines > 0 && chart.rows.length === 0
            ? 'No figures found. Write one per line, such as "Before, 17".'
            : undefined
        }
        onChange={(text) => {
          setTable(text);
          onChange({ ...chart, rows: readTable(text) });
        }}
      />
      <TextField
        label="Unit"
        placeholder="%"
        maxLength={slideLimits.chartUnit}
        value={chart.unit}
        onChange={(unit) => onChange({ ...chart, unit })}
      />
    </>
  );
}
