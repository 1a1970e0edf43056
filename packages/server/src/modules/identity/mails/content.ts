import { brand } from '@limelight/contracts';
import type { MailKind } from '../tables.ts';
import type { MailContent } from '../../../platform/mail-layout.ts';

const notYou = `If it was not you, set a new password at once and write to ${brand.supportEmail}.`;

/** `token` is used only by mails that contain a link. */
export function mailContent(kind: MailKind, publicUrl: string, token: string): MailContent {
  const link = (path: string) => `${publicUrl}${path}?token=${encodeURIComponent(token)}`;
  switch (kind) {
    case 'verify':
      return {
        subject: 'Verify your e-mail address',
        before: [
          `Somebody signed up at ${brand.name} with this address. If it was you, open this link to verify it.`,
        ],
        button: { label: 'Verify my address', url: link('/verify-email') },
        after: ['The link works once, for 24 hours. If you did not sign up, do nothing.'],
      };
    case 'reset':
      return {
        subject: 'Set a new password',
        before: [
          `Somebody asked to set a new password for your ${brand.name} account. If it was you, open this link.`,
        ],
        button: { label: 'Set a new password', url: link('/reset-password') },
        after: [
          'The link works once, for one hour. If you did not ask, do nothing: your password stays as it is.',
        ],
      };
    case 'change-email':
      return {
        subject: 'Confirm your new e-mail address',
        before: [
          `Somebody asked to use this address for their ${brand.name} account. If it was you, open this link.`,
        ],
        button: { label: 'Use this address', url: link('/verify-email') },
        after: ['The link works once, for 24 hours. If you did not ask, do nothing.'],
      };
    case 'email-changed':
      return {
        subject: 'Your e-mail address was changed',
        before: [`Your ${brand.name} account has another e-mail address now. This one no longer opens it.`],
        button: null,
        after: [`If it was not you, write to ${brand.supportEmail} at once.`],
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        before: [
          `The password of your ${brand.name} account was changed.`,
          'Other devices, access tokens and connected apps were logged out.',
        ],
        button: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
        after: [notYou],
      };
    case 'token-created':
      return {
        subject: 'A program can use your account now',
        before: [
          `An access token for your ${brand.name} account was created, or an app was connected to it.`,
        ],
        button: { label: 'See who has access', url: `${publicUrl}/dashboard/developer` },
        after: [
          'If it was not you, revoke it there and change your password, which ends every session and token.',
        ],
      };
    case 'account-deleted':
      return {
        subject: 'Your account was deleted',
        before: [
          `Your ${brand.name} account was deleted, with its texts, files and connections.`,
          'Scheduled posts were cancelled. What is on LinkedIn stays there.',
        ],
        button: null,
        after: [`If it was not you, write to ${brand.supportEmail}.`],
      };
  }
}
