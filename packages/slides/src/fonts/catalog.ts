/** A shipped font family. `weights` are regular and bold; if there is only one weight, it appears twice. */
export interface FontFamily {
  id: string;
  label: string;
  character: 'sans' | 'serif' | 'condensed' | 'mono' | 'hand';
  weights: readonly [number, number];
  /** The characters this family is used for. Needed where a package claims ranges that its font covers only in part. */
  only?: RegExp;
}

const family = (
  id: string,
  label: string,
  character: FontFamily['character'],
  weights: FontFamily['weights'],
  only?: RegExp,
): FontFamily => ({ id, label, character, weights, ...(only === undefined ? {} : { only }) });

/** The fonts that designs and brand kits can use. The id is also the name of the npm package in `@fontsource/`. */
export const fontFamilies: readonly FontFamily[] = [
  family('inter', 'Inter', 'sans', [400, 700]),
  family('bricolage-grotesque', 'Bricolage Grotesque', 'sans', [400, 700]),
  family('space-grotesk', 'Space Grotesk', 'sans', [400, 700]),
  family('dm-sans', 'DM Sans', 'sans', [400, 700]),
  family('manrope', 'Manrope', 'sans', [400, 700]),
  family('sora', 'Sora', 'sans', [400, 700]),
  family('archivo', 'Archivo', 'sans', [400, 700]),
  family('archivo-black', 'Archivo Black', 'sans', [400, 400]),
  family('ibm-plex-sans', 'IBM Plex Sans', 'sans', [400, 700]),
  family('nunito', 'Nunito', 'sans', [400, 700]),
  family('anton', 'Anton', 'condensed', [400, 400]),
  family('playfair-display', 'Playfair Display', 'serif', [400, 700]),
  family('source-serif-4', 'Source Serif', 'serif', [400, 700]),
  family('ibm-plex-serif', 'IBM Plex Serif', 'serif', [400, 700]),
  family('fraunces', 'Fraunces', 'serif', [400, 700]),
  family('instrument-serif', 'Instrument Serif', 'serif', [400, 400]),
  family('jetbrains-mono', 'JetBrains Mono', 'mono', [400, 700]),
  family('caveat', 'Caveat', 'hand', [400, 700]),
];

const byId = new Map(fontFamilies.map((entry) => [entry.id, entry]));

export function findFontFamily(id: string): FontFamily | null {
  return byId.get(id) ?? null;
}

/** Families for characters that the selected fonts lack, in order of preference. */
const fallbackFamilies: readonly FontFamily[] = [
  family(
    'noto-sans',
    'Noto Sans',
    'sans',
    [400, 700],
    /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{P}\p{Sc}\p{N}]/u,
  ),
  family('noto-sans-arabic', 'Noto Sans Arabic', 'sans', [400, 700], /\p{Script_Extensions=Arabic}/u),
  family('noto-sans-hebrew', 'Noto Sans Hebrew', 'sans', [400, 700], /\p{Script_Extensions=Hebrew}/u),
  family(
    'noto-sans-devanagari',
    'Noto Sans Devanagari',
    'sans',
    [400, 700],
    /\p{Script_Extensions=Devanagari}/u,
  ),
  family('noto-sans-thai', 'Noto Sans Thai', 'sans', [400, 700], /\p{Script_Extensions=Thai}/u),
  family('noto-sans-tamil', 'Noto Sans Tamil', 'sans', [400, 700], /\p{Script_Extensions=Tamil}/u),
  family('noto-sans-symbols-2', 'Noto Sans Symbols', 'sans', [400, 400]),
  // Letters and figures of mathematics are drawn as what they mean, see `letters.ts`.
  family('noto-sans-math', 'Noto Sans Math', 'sans', [400, 400], /[[\p{S}\p{N}]--[\u{1d400}-\u{1d7ff}]]/v),
];
const ideographs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb-\u30fc\uff00-\uffef]/u;
const japanese = family('zen-kaku-gothic-new', 'Zen Kaku Gothic', 'sans', [400, 700], ideographs);
const korean = family('nanum-gothic', 'Nanum Gothic', 'sans', [400, 700], /\p{Script=Hangul}/u);
const chinese = family('noto-sans-sc', 'Noto Sans SC', 'sans', [400, 700], ideographs);

const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Chinese and Japanese draw the same characters differently. The language or the presence of kana decides. */
export function fallbacksFor(text: string, language: string): readonly FontFamily[] {
  if (!eastAsian.test(text)) return fallbackFamilies;
  const isJapanese = language.startsWith('ja') || kana.test(text);
  return [...fallbackFamilies, ...(isJapanese ? [japanese, korean, chinese] : [chinese, korean, japanese])];
}

export const allFamilies: readonly FontFamily[] = [
  ...fontFamilies,
  ...fallbackFamilies,
  japanese,
  korean,
  chinese,
];
