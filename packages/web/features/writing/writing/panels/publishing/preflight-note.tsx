import { Callout } from '../../../../../ui/callout.tsx';
import { Items } from '../../../../../ui/items.tsx';
import { useReview } from '../../post/use-review.ts';
import { grouped, preflight } from './preflight.ts';
import { contentOfState } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';

/** Checks before publishing: what is unfinished, and what LinkedIn would reject, crop or display differently. */
export function PreflightNote() {
  const { state } = useWriting();
  const content = contentOfState(state);
  const notes = preflight(content, useReview().found);
  return grouped(notes).map(({ title, grave, notes: told }) => (
    <Callout key={title} tone={grave ? 'warn' : 'plain'} title={title}>
      <Items of={told.map(({ message }) => message)} />
    </Callout>
  ));
}
