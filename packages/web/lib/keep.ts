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
 * Unsaved text by place (`post:new`, `post:<id>`). It survives a reload, a lost connection and a forced sign-out, and
 * is removed by a deliberate logout or when another user signs in.
 */
export interface Keep {
  read: (place: string) => string | null;
  /** False when the browser refused to store it. An empty text removes the entry. */
  write: (place: string, text: string) => boolean;
  remove: (place: string) => void;
  places: () => string[];
  /** Records whose texts these are and drops those of any other user. */
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
      // Storage is full or forbidden. The text is still on the page.
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
        // If the owner could not be stored, neither was anything else.
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

export const keep: Keep = createKeep(browserStorage());
