import { nearestTo } from '@limelight/post-text';

export function nearestOf(text: string, others: readonly { id: string; text: string }[]): string | null {
  return nearestTo(text, others)?.id ?? null;
}
