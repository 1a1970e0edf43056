import { nearestTo } from '@limelight/post-text';

/** Which of these posts says almost the same as a text; null for none. */
export function nearestOf(text: string, others: readonly { id: string; text: string }[]): string | null {
  return nearestTo(text, others)?.id ?? null;
}
