import { designs, type Scheme } from '@limelight/slides/catalog';
import { NativeSelect } from '@mantine/core';
import { languageOptions, schemeOptions } from './labels.ts';

const designOptions = designs.map(({ id, name }) => ({ value: id, label: name }));

interface Look {
  design: string;
  scheme: Scheme;
  language: string;
}

export function LookFields({
  look,
  onChange,
  withDesign = true,
}: {
  look: Look;
  onChange: (part: Partial<Look>) => void;
  /** False where designs are chosen from previews. */
  withDesign?: boolean;
}) {
  return (
    <>
      {withDesign && (
        <NativeSelect
          label="Design"
          data={designOptions}
          value={look.design}
          onChange={({ currentTarget }) => onChange({ design: currentTarget.value })}
        />
      )}
      <NativeSelect
        label="Colours"
        data={[...schemeOptions]}
        value={look.scheme}
        onChange={({ currentTarget }) =>
          onChange({ scheme: currentTarget.value === 'light' ? 'light' : 'dark' })
        }
      />
      <NativeSelect
        label="Language"
        data={[...languageOptions]}
        value={look.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
    </>
  );
}
