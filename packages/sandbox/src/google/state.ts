import { createHash } from 'node:crypto';
import { FaultQueue } from '../http/faults.ts';
import { RequestLog } from '../http/request-log.ts';
import type { Signing } from '../signing.ts';

export type GoogleApp = { clientId: string; clientSecret: string; redirectUris: string[] };
export type GoogleAccount = { sub: string; email: string; emailVerified: boolean; name: string };

export type Request = {
  clientId: string;
  redirectUri: string;
  state: string;
  scopes: string[];
  nonce: string;
  challenge: string;
};
export type GoogleCode = Request & { account: GoogleAccount; issuedAt: number };

/** Accounts are made up on the page. Only codes and tokens are stored, in memory. */
export class GoogleState {
  readonly now: () => number;
  readonly signing: Signing;
  readonly app: GoogleApp;
  readonly faults = new FaultQueue();
  readonly requests: RequestLog;
  readonly pending = new Map<string, Request>();
  readonly codes = new Map<string, GoogleCode>();
  readonly tokens = new Map<string, { account: GoogleAccount; scopes: string[]; expiresAt: number }>();
  url = '';

  constructor(now: () => number, signing: Signing, app: GoogleApp, capacity: number) {
    this.now = now;
    this.signing = signing;
    this.app = app;
    this.requests = new RequestLog(capacity);
  }

  reset(): void {
    this.pending.clear();
    this.codes.clear();
    this.tokens.clear();
    this.faults.clear();
    this.requests.clear();
  }
}

/** An account whose identifier is derived from its address, so that the same address is always the same person. */
export function googleAccount(email: string, name: string, emailVerified: boolean): GoogleAccount {
  const digits = BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 17)}`);
  return { sub: digits.toString().padStart(21, '1').slice(0, 21), email, emailVerified, name };
}
