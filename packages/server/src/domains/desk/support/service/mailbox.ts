import { brand } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';

export function supportMailbox(context: Context): string {
  return context.config.SUPPORT_EMAIL ?? brand.supportEmail;
}
