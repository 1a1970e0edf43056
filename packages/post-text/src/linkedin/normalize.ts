const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u180e]/g;
// Joiners have a meaning in emoji and in scripts that join letters. Elsewhere they are leftovers from copying.
const STRAY_JOINER =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}])[\u200c\u200d]+/gu;

/**
 * The normal form of a post: `\n` newlines, plain spaces, no invisible characters, no trailing spaces, at most two
 * consecutive blank lines, and none at either end. Emoji and the joiners of other scripts stay. Idempotent.
 */
export function normalizePost(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(/(?<! ) +$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}
