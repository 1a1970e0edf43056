import { hashtagLimit } from '@limelight/contracts';
import { splitRuns } from '@limelight/post-text';

/** The hashtags of texts, most used first, in their latest spelling. `texts` must be newest first. */
export function countHashtags(texts: readonly string[]): { tag: string; count: number }[] {
  const found = new Map<string, { tag: string; count: number }>();
  for (const text of texts) {
    const own = new Set<string>();
    for (const { kind, text: tag } of splitRuns(text)) {
      const key = tag.toLowerCase();
      if (kind !== 'hashtag' || own.has(key)) continue;
      own.add(key);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { tag, count: 1 });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, hashtagLimit);
}
