import type { Source } from '@limelight/contracts';
import { speakersIn } from '@limelight/post-text';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useSourceActions } from '../../post/use-sources.ts';

/** Chooses who speaks in a source: the author, so that the post can say "I", or others, who are quoted. */
export function SourceVoice({ source }: { source: Source }) {
  const { voice } = useSourceActions();
  const speakers = useMemo(
    () => (source.kind === 'transcript' ? speakersIn(source.text) : []),
    [source.kind, source.text],
  );
  if (source.kind === 'post') return null;
  if (speakers.length > 0) {
    return (
      <NativeSelect
        size="xs"
        label="You are"
        aria-label={`Who you are in ${source.title}`}
        data={[{ value: '', label: 'None of them' }, ...speakers]}
        value={source.own ? source.speaker : ''}
        onChange={({ currentTarget: { value } }) => void voice(source, { own: value !== '', speaker: value })}
      />
    );
  }
  return (
    <Checkbox
      size="xs"
      label="I wrote this myself"
      aria-label={`${source.title}: written by me`}
      checked={source.own}
      onChange={(event) => void voice(source, { own: event.currentTarget.checked, speaker: '' })}
    />
  );
}
