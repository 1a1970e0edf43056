import {
  mailKinds,
  notificationEvents,
  type MailKind,
  type NotificationChannel,
  type NotificationKind,
} from '@limelight/contracts';

export type Channels = Record<NotificationChannel, boolean>;

/** What a person gets of a kind: the defaults where nothing was changed. */
export function channelsOf(
  kind: NotificationKind,
  changed: readonly ({ kind: NotificationKind } & Channels)[],
): Channels {
  const { app, mail, push } = changed.find((one) => one.kind === kind) ?? notificationEvents[kind].defaults;
  return { app, mail, push };
}

const aboutLimit = 60;

/** The first line of a text, shortened; null for an empty one. */
export function firstWords(text: string): string | null {
  const line = text.trim().slice(0, 400).split('\n')[0]?.trim() ?? '';
  const letters = Array.from(line);
  if (letters.length === 0) return null;
  return letters.length > aboutLimit ? `${letters.slice(0, aboutLimit).join('').trimEnd()}…` : line;
}

/** What an unsubscribe link names: a person and kinds of mails. */
export interface MailScope {
  userId: string;
  kinds: readonly MailKind[];
}

export const scopeText = ({ userId, kinds }: MailScope) => `${userId}.${[...kinds].sort().join('+')}`;

/** Reads what `scopeText` wrote; null when it is anything else. */
export function readScope(text: string): MailScope | null {
  const [userId = '', names = '', ...rest] = text.split('.');
  if (rest.length > 0 || !/^[\da-f-]{36}$/.test(userId)) return null;
  const named = new Set(names.split('+'));
  const kinds = mailKinds.filter((kind) => named.delete(kind));
  return kinds.length === 0 || named.size > 0 ? null : { userId, kinds };
}
