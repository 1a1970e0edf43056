import { z } from 'zod';

const savedPost = z.object({ id: z.string(), version: z.number() });
export type SavedPost = z.infer<typeof savedPost>;

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof window === 'undefined' || !('BroadcastChannel' in window)) return null;
  channel ??= new BroadcastChannel('saved-posts');
  return channel;
}

export function tellSaved({ id, version }: SavedPost): void {
  open()?.postMessage({ id, version });
}

export function hearSaved(heard: (saved: SavedPost) => void): () => void {
  const listened = open();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const parsed = savedPost.safeParse(data);
    if (parsed.success) heard(parsed.data);
  };
  listened?.addEventListener('message', hear);
  return () => listened?.removeEventListener('message', hear);
}
