import { brand } from '@limelight/contracts';
import type { MailKind } from '../tables.ts';
import type { MailContent } from '../../../../platform/mail-layout.ts';

const notYou = `If this wasn’t you, set a new password immediately and write to ${brand.supportEmail}.`;

/** `token` is used only by emails that contain a link. */
export function mailContent(kind: MailKind, publicUrl: string, token: string): MailContent {
  // After the `#`, so that it reaches no server, proxy or log before it is used.
  const link = (path: string) => `${publicUrl}${path}#token=${encodeURIComponent(token)}`;
  switch (kind) {
    case 'verify':
      return {
        subject: 'Verify your email address',
        before: [
          `Someone signed up for ${brand.name} with this address. If it was you, open this link to verify it.`,
        ],
        button: { label: 'Verify address', url: link('/verify-email') },
        after: ['The link works once and expires in 24 hours. If this wasn’t you, ignore this email.'],
      };
    case 'reset':
      return {
        subject: 'Set a new password',
        before: [
          `Someone asked to set a new password for your ${brand.name} account. If it was you, open this link.`,
        ],
        button: { label: 'Set a new password', url: link('/reset-password') },
        after: [
          'The link works once and expires in one hour. If this wasn’t you, ignore this email; your password stays the same.',
        ],
      };
    case 'change-email':
      return {
        subject: 'Confirm your new email address',
        before: [
          `Someone asked to use this address for their ${brand.name} account. If it was you, open this link.`,
        ],
        button: { label: 'Use this address', url: link('/verify-email') },
        after: ['The link works once and expires in 24 hours. If this wasn’t you, ignore this email.'],
      };
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        before: [
          `Your ${brand.name} account now has a different email address. You can no longer log in with this one.`,
        ],
        button: null,
        after: [`If this wasn’t you, write to ${brand.supportEmail} immediately.`],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        before: [
          `The password of your ${brand.name} account was changed.`,
          'You were signed out everywhere else, and your API tokens and apps were disconnected.',
        ],
        button: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
        after: [notYou],
      };
    case 'token-created':
      return {
        subject: 'A new token or app can access your account',
        before: [
          `An access token for your ${brand.name} account was created, or an app was connected to it.`,
        ],
        button: { label: 'See who has access', url: `${publicUrl}/dashboard/developer` },
        after: [
          'If this wasn’t you, revoke it there and change your password, which ends every session and token.',
        ],
      };
    case 'account-deleted':
      return {
        subject: 'Your account was deleted',
        before: [
          `Your ${brand.name} account was deleted, with its texts, files and connections.`,
          'Scheduled posts were cancelled. Your posts on LinkedIn stay there.',
        ],
        button: null,
        after: [`If this wasn’t you, write to ${brand.supportEmail}.`],
      };
  }
}
