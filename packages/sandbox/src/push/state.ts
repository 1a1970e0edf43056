import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';

/** A browser that let a site send it notifications. */
export type PushBrowser = {
  id: string;
  keys: { p256dh: string; auth: string };
  /** The key that the site has to prove, base64url. */
  applicationServerKey: string;
  /** True once the browser is gone: the service then answers 410. */
  gone: boolean;
};

/** What arrived for a browser, decrypted. */
export type PushMessage = { browser: string; text: string; ttl: number; urgency: string; subject: string };

/** The browsers that the service knows and what it took for them. */
export class PushState {
  readonly browsers = new Map<string, PushBrowser & { ecdh: ECDH; secret: Buffer }>();
  messages: PushMessage[] = [];
  /** Why a message was refused, in order. */
  refusals: string[] = [];
  /** Answers with these statuses first, one for each message. */
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
