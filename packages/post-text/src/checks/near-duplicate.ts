import { shinglesOf, sharedCount, similarity } from '../text/shingles.ts';
import type { EarlierPost, EarlierPosts, Finding } from './finding.ts';
import { quote } from './post.ts';
import type { Part, Post } from './post.ts';

/** From here on two texts count as the same one told again. */
export const TOO_SIMILAR = 0.5;
/** A passage is told again when so much of it stands in an earlier post… */
const PASSAGE_SHARE = 0.75;
/** …and it is long enough to be a thought and not a turn of phrase. */
const PASSAGE_SHINGLES = 10;
/** A passage that so many earlier posts hold is a signature. */
const SIGNATURE_POSTS = 3;

/** Prepares earlier posts for `checkPost`'s `earlier`; give the newest first. */
export function readEarlier(posts: readonly EarlierPost[]): EarlierPosts {
  return posts.map((post) => ({ ...post, shingles: shinglesOf(post.text) }));
}

/** The one of these texts that is most like `text`, if it is too much like it. */
export function nearestTo<T extends { text: string }>(text: string, others: readonly T[]): T | null {
  const prepared = others.map((other) => ({ other, shingles: shinglesOf(other.text) }));
  return nearest(shinglesOf(text), prepared)?.other ?? null;
}

/** What of a post its author has told before: the whole of it, or paragraphs that stand in an earlier one almost word for word. */
export function findToldBefore(post: Post, earlier: EarlierPosts): Finding[] {
  const whole = nearest(shinglesOf(post.text), earlier);
  if (whole)
    return [
      told(
        { start: 0, end: post.text.length, text: post.text },
        `You told this on ${whole.day}, in almost the same words: ${quote(whole.text)}. Say what is new since, or keep it for later.`,
      ),
    ];
  return post.paragraphs.flatMap((paragraph) => {
    const shingles = shinglesOf(paragraph.text);
    if (shingles.size < PASSAGE_SHINGLES) return [];
    const holding = earlier.filter(
      (other) => sharedCount(shingles, other.shingles) >= shingles.size * PASSAGE_SHARE,
    );
    const latest = holding[0];
    if (!latest || holding.length >= SIGNATURE_POSTS) return [];
    return [
      told(
        paragraph,
        `You told this part on ${latest.day}. Those who read it then will know it: tell it shorter, or from another side.`,
      ),
    ];
  });
}

function nearest<T extends { shingles: ReadonlySet<string> }>(
  own: ReadonlySet<string>,
  others: readonly T[],
): T | null {
  let best: { other: T; share: number } | null = null;
  for (const other of others) {
    const share = similarity(own, other.shingles);
    if (share >= TOO_SIMILAR && share > (best?.share ?? 0)) best = { other, share };
  }
  return best?.other ?? null;
}

function told(place: Part, message: string): Finding {
  return {
    rule: 'told-before',
    group: 'reading',
    severity: 'warn',
    message,
    start: place.start,
    end: place.end,
  };
}
