/** What is needed of localStorage. */
export interface TextStorage {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

const prefix = 'keep:';
const ownerKey = 'keep-owner';

/**
 * Text being written, by place (`post:new`, `post:<id>`): survives a reload, a lost connection and a forced sign-out.
 * A deliberate logout removes it, and so does another person signing in.
 */
export interface Keep {
  read: (place: string) => string | null;
  /** False when the browser would not take it. An empty text is forgotten. */
  write: (place: string, text: string) => boolean;
  remove: (place: string) => void;
  /** Every place that holds something. */
  places: () => string[];
  /** Says whose texts these are; what another person left is dropped. */
  claim: (userId: string) => void;
  clear: () => void;
}

export function createKeep(storage: TextStorage | null): Keep {
  const places = () => {
    const found: string[] = [];
    for (let index = 0; storage && index < storage.length; index += 1) {
      const key = storage.key(index);
      if (key?.startsWith(prefix)) found.push(key.slice(prefix.length));
    }
    return found;
  };
  const clear = () => {
    for (const place of places()) storage?.removeItem(prefix + place);
  };
  const write = (place: string, text: string) => {
    if (!storage) return false;
    try {
      if (text === '') storage.removeItem(prefix + place);
      else storage.setItem(prefix + place, text);
      return true;
    } catch {
      // Full or forbidden storage: the text is still on the page.
      return false;
    }
  };
  return {
    read: (place) => storage?.getItem(prefix + place) ?? null,
    write,
    remove: (place) => storage?.removeItem(prefix + place),
    places,
    claim: (userId) => {
      if (!storage) return;
      const owner = storage.getItem(ownerKey);
      if (owner === userId) return;
      if (owner !== null) clear();
      try {
        storage.setItem(ownerKey, userId);
      } catch {
        // Without room for the owner nothing else was kept either.
      }
    },
    clear,
  };
}

function browserStorage(): TextStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The texts kept in this browser. */
export const keep: Keep = createKeep(browserStorage());
