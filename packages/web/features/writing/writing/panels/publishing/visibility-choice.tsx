import { ChipGroup } from '../../../../../ui/chip-group.tsx';
import { useWriting } from '../../post/writing-context.ts';

const readers = [
  { value: 'PUBLIC', label: 'Anyone' },
  { value: 'CONNECTIONS', label: 'Connections only' },
] as const;

export function VisibilityChoice() {
  const { session, state } = useWriting();
  return (
    <ChipGroup
      label="Who can see it"
      options={readers}
      value={state.visibility}
      onChange={(value) => session.setVisibility(value)}
    />
  );
}
