import type { Scheme } from '@limelight/slides/catalog';
import { NativeSelect } from '@mantine/core';
import { languageOptions, schemeOptions } from './labels.ts';

/** The languages to choose from, with another one that a deck is in. */
const languagesWith = (current: string) =>
  current === '' || languageOptions.some(({ value }) => value === current)
    ? languageOptions
    : [...languageOptions, { value: current, label: 'Another language' }];

interface Look {
  scheme: Scheme;
  language: string;
}

export function LookFields({
  look,
  onChange,
  hasText = false,
}: {
  look: Look;
  onChange: (part: Partial<Look>) => void;
  /** True where the language can be that of a text. */
  hasText?: boolean;
}) {
  return (
    <>
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
        data={[
          ...(hasText ? [{ value: '', label: 'Same as the text' }] : []),
          ...languagesWith(look.language),
        ]}
        value={look.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
    </>
  );
}
