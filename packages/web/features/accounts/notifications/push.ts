import { subscribePush, unsubscribePush, type PushBrowser } from '@limelight/contracts';
import { z } from 'zod';
import { call } from '../../../lib/client.ts';
import { install, workers } from '../../../lib/installed-app.ts';

export type PushObstacle = 'unsupported' | 'denied' | 'failed';

const idKey = 'push-browser';
const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

export const canPush = (): boolean =>
  workers() !== null && 'PushManager' in window && 'Notification' in window;

/** The server's id of this browser, if it is subscribed. */
export function readBrowserId(): string | null {
  try {
    return window.localStorage.getItem(idKey);
  } catch {
    return null;
  }
}

function keepBrowserId(id: string | null): void {
  try {
    if (id === null) window.localStorage.removeItem(idKey);
    else window.localStorage.setItem(idKey, id);
  } catch {
    // Without storage the browser is listed, but not recognised as this one.
  }
}

export async function turnPushOn(publicKey: string): Promise<PushBrowser | PushObstacle> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await install();
  const registration = await workers()?.ready;
  if (registration === undefined) return 'unsupported';
  let subscription: PushSubscription;
  try {
    // A subscription made with a different server key is no longer usable.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
  } catch {
    return 'failed';
  }
  const body = subscriptionShape.parse(subscription.toJSON());
  const browser = await call(subscribePush, { body });
  keepBrowserId(browser.id);
  return browser;
}

export async function turnPushOff(id: string): Promise<void> {
  await call(unsubscribePush, { params: { id } });
  if (id !== readBrowserId()) return;
  keepBrowserId(null);
  const registration = await workers()?.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
