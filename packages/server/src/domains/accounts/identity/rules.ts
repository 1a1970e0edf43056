import { isIP } from 'node:net';
import { addressGroups } from '../../../platform/http/index.ts';
import type { MailTokenPurpose } from './tables.ts';

export const sessionDays = 30;
export const sessionLifeMs = sessionDays * 86_400_000;
/** `lastSeenAt` is updated at most once in this period. */
export const lastSeenStepMs = 5 * 60_000;
export const oauthStateLifeMs = 15 * 60_000;

const hourMs = 3_600_000;
export const mailTokenLifeMs: Readonly<Record<MailTokenPurpose, number>> = {
  verify: 24 * hourMs,
  reset: hourMs,
  'change-email': 24 * hourMs,
};

/**
 * The unique form of an address. Aliases such as `a+b@…` stay distinct, because only the provider knows who owns
 * them.
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Keeps only the network part: `203.0.113.*`, `2001:db8:1:*`. */
export function shortenAddress(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, '*');
  return isIP(address) === 6 ? `${addressGroups(address).slice(0, 3).join(':')}:*` : '';
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes a User-Agent header, for example as 'Chrome on Linux'. */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  if (browser === undefined && system === undefined) return 'Unknown device';
  if (system === undefined) return browser ?? 'Unknown device';
  return `${browser ?? 'A browser'} on ${system}`;
}

export function isOperator(
  { OPERATOR_EMAILS }: { OPERATOR_EMAILS: readonly string[] },
  { email, emailVerified }: { email: string; emailVerified: boolean },
): boolean {
  const own = email.toLowerCase();
  return emailVerified && OPERATOR_EMAILS.some((operator) => operator.toLowerCase() === own);
}
