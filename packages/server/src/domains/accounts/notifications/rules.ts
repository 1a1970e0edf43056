import {
  mailKinds,
  notificationEvents,
  type MailKind,
  type NotificationChannel,
  type NotificationKind,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';

export type Channels = Record<NotificationChannel, boolean>;

/** A person's channels for a kind of event, or the defaults. */
export function channelsOf(
  kind: NotificationKind,
  changed: readonly ({ kind: NotificationKind } & Channels)[],
): Channels {
  const { app, mail, push } = changed.find((one) => one.kind === kind) ?? notificationEvents[kind].defaults;
  return { app, mail, push };
}

const aboutLimit = 61;

export function firstWords(text: string): string | null {
  return firstLine(text, aboutLimit) || null;
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
