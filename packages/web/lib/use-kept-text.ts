import { useCallback, useState } from 'react';
import { keep } from './keep.ts';

/**
 * A text that is stored in the browser while it is written. `place` is its storage key (`post:new`). If it can change,
 * give the component a `key` with the same value.
 * @returns the text, a setter, and a function that forgets it once it is saved elsewhere
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
