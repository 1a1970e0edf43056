import { keysOf } from '@limelight/contracts';
import { jobLevels, type JobLevel } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';

const isLevel = (value: string): value is JobLevel => Object.hasOwn(jobLevels, value);

/** Parses a stored level. Null means all levels. */
export const levelOf = (value: string): JobLevel | null => (isLevel(value) ? value : null);

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
