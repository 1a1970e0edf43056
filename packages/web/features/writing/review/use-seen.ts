import { startTransition, useEffect, useRef, useState } from 'react';
import { nothingSeen, type Matter, type Seen } from './seen.ts';
import { pageLooker } from './page-looker.ts';

/** A text is looked at when the keys have rested so long; remarks that jump about while somebody types help nobody. */
const restMs = 150;

export interface SeenText extends Seen {
  /** The text this was seen in; while someone types it is a moment old. */
  text: string;
}

const nothing: SeenText = { ...nothingSeen, text: '' };

/** What is seen in a text beside its matter. The same matter must be the same object. */
export function useSeen(text: string, matter: Matter): SeenText {
  const [found, setFound] = useState(nothing);
  const first = useRef(true);
  const blank = text.trim() === '';
  useEffect(() => {
    if (blank) {
      first.current = true;
      return undefined;
    }
    let drop = () => {};
    const ask = () => {
      first.current = false;
      drop = pageLooker.ask(text, matter, (seen) => startTransition(() => setFound({ ...seen, text })));
    };
    const timer = setTimeout(ask, first.current ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      drop();
    };
  }, [text, matter, blank]);
  return blank ? nothing : found;
}
