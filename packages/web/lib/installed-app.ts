import { z } from 'zod';

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notified') }),
  z.object({ type: z.literal('open'), path: z.string().regex(/^\/dashboard(\/|\?|$)/) }),
]);

/** The worker of the installed application, where this browser has one. */
export const workers = (): ServiceWorkerContainer | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Installs the worker, or a new version of it. Without one everything works as before, with a connection. */
export async function install(): Promise<void> {
  await workers()
    ?.register('/sw.js')
    .catch(() => undefined);
}

/** Hears of what the worker tells this page. Returns how to stop. */
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
