import {
  mailKinds,
  notificationEvents,
  type MailKind,
  type NotificationChannel,
  type NotificationKind,
} from '@limelight/contracts';

export type Channels = Record<NotificationChannel, boolean>;

/** A person's channels for a kind of event, or the defaults. */
export function channelsOf(
  kind: NotificationKind,
  changed: readonly ({ kind: NotificationKind } & Channels)[],
): Channels {
  const { app, mail, push } = changed.find((one) => one.kind === kind) ?? notificationEvents[kind].defaults;
  return { app, mail, push };
}

const aboutLimit = 60;

export function firstWords(text: string): string | null {
  const line = text.trim().slice(0, 400).split('\n')[0]?.trim() ?? '';
  const letters = Array.from(line);
  if (letters.length === 0) return null;
  return letters.length > aboutLimit ? `${letters.slice(0, aboutLimit).join('').trimEnd()}…` : line;
}

/** The person and the kinds of mail that an unsubscribe link covers. */
export interface MailScope {
  userId: string;
  kinds: readonly MailKind[];
}

export const scopeText = ({ userId, kinds }: MailScope) => `${userId}.${[...kinds].sort().join('+')}`;

/** Parses the result of `scopeText`. Returns null for anything else. */
export function readScope(text: string): MailScope | null {
  const [userId = '', names = '', ...rest] = text.split('.');
  if (rest.length > 0 || !/^[\da-f-]{36}$/.test(userId)) return null;
  const named = new Set(names.split('+'));
  const kinds = mailKinds.filter((kind) => named.delete(kind));
  return kinds.length === 0 || named.size > 0 ? null : { userId, kinds };
}
