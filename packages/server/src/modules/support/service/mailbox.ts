import { brand } from '@limelight/contracts';
import type { Context } from '../../../context.ts';

/** Where the team reads. */
export function supportMailbox(context: Context): string {
  return context.config.SUPPORT_EMAIL ?? brand.supportEmail;
}
