import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';

export type PushBrowser = {
  id: string;
  keys: { p256dh: string; auth: string };
  /** The public key that the site has to prove, base64url. */
  applicationServerKey: string;
  /** True once the browser was removed, after which the service answers 410. */
  gone: boolean;
};

export type PushMessage = { browser: string; text: string; ttl: number; urgency: string; subject: string };

export class PushState {
  readonly browsers = new Map<string, PushBrowser & { ecdh: ECDH; secret: Buffer }>();
  messages: PushMessage[] = [];
  /** The reasons for rejected messages, in order. */
  refusals: string[] = [];
  /** The statuses to answer the next messages with. */
  faults: number[] = [];

  subscribe(applicationServerKey: string): PushBrowser {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const secret = randomBytes(16);
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') };
    const browser = { id: randomUUID(), keys, applicationServerKey, gone: false };
    this.browsers.set(browser.id, { ...browser, ecdh, secret });
    return browser;
  }

  leave(id: string): void {
    const browser = this.browsers.get(id);
    if (browser !== undefined) browser.gone = true;
  }

  reset(): void {
    this.browsers.clear();
    this.messages = [];
    this.refusals = [];
    this.faults = [];
  }
}
