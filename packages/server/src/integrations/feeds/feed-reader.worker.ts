import { decodeFeed } from './charset.ts';
import type { Feed } from './feed.ts';
import { readFeed } from './read-feed.ts';

export function read(bytes: Uint8Array, contentType: string, address: string): Feed | null {
  try {
    return readFeed(decodeFeed(bytes, contentType), address);
  } catch {
    return null;
  }
}
