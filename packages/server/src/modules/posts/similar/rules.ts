import { nearestTo } from '@limelight/post-text';

/** The post that says almost the same as a text, or null. */
export function nearestOf(text: string, others: readonly { id: string; text: string }[]): string | null {
  return nearestTo(text, others)?.id ?? null;
}
