import { useCallback, useState } from 'react';
import { keep } from './keep.ts';

/**
 * A text that is kept while it is written. `place` names where (`post:new`); give the component a `key` of the place
 * when it can change.
 * @returns the text, how to set it, and how to forget it once it is saved elsewhere
 */
export function useKeptText(place: string, initial = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => keep.read(place) ?? initial);
  const set = useCallback(
    (next: string) => {
      setText(next);
      keep.write(place, next);
    },
    [place],
  );
  const forget = useCallback(() => keep.remove(place), [place]);
  return [text, set, forget];
}
