import { z } from 'zod';

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notified') }),
  z.object({ type: z.literal('open'), path: z.string().regex(/^\/dashboard(\/|\?|$)/) }),
]);

/** Null in browsers without service workers. */
export const workers = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Installs or updates the service worker. Without it the app works as usual but needs a connection. */
export async function install(): Promise<void> {
  await workers()
    ?.register('/sw.js')
    .catch(() => undefined);
}

/** Listens to messages from the service worker. Returns an unsubscribe function. */
export function hearWorker(handlers: { notified: () => void; open: (path: string) => void }): () => void {
  const hear = (event: MessageEvent) => {
    const { data } = message.safeParse(event.data);
    if (data?.type === 'notified') handlers.notified();
    if (data?.type === 'open') handlers.open(data.path);
  };
  const container = workers();
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}
