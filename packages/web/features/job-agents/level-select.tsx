import { keysOf } from '@limelight/contracts';
import { jobLevels, type JobLevel } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';

const isLevel = (value: string): value is JobLevel => Object.hasOwn(jobLevels, value);

/** The level in a text that was kept; null for every level. */
export const levelOf = (value: string): JobLevel | null => (isLevel(value) ? value : null);

/** One level, or every level. */
export function LevelSelect({
  description,
  value,
  onChange,
}: {
  description?: string;
  value: JobLevel | null;
  onChange: (value: JobLevel | null) => void;
}) {
  return (
    <NativeSelect
      label="Level"
      description={description}
      inputWrapperOrder={['label', 'input', 'description']}
      value={value ?? ''}
      data={[
        { value: '', label: 'Every level' },
        ...keysOf(jobLevels).map((level) => ({ value: level, label: jobLevels[level] })),
      ]}
      onChange={({ currentTarget }) => onChange(levelOf(currentTarget.value))}
    />
  );
}
