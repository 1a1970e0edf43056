import { postLimits } from '@limelight/post-text';
import { postCharacterLimit } from '@limelight/contracts/catalog';

export interface PostCount {
  /** In UTF-16 units, as LinkedIn counts. */
  used: number;
  /** The length with LinkedIn's escape characters, as it is sent. */
  escaped: number;
  limit: number;
  /** Negative when the text is too long. */
  left: number;
  level: 'fine' | 'near' | 'over';
  words: number;
}

const nearShare = 0.9;

export function countPost(text: string): PostCount {
  const { raw, escaped, over } = postLimits(text);
  const level = over ? 'over' : raw >= postCharacterLimit * nearShare ? 'near' : 'fine';
  return {
    used: raw,
    escaped,
    limit: postCharacterLimit,
    left: postCharacterLimit - raw,
    level,
    words: countWords(text),
  };
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}
