import type { AgentClaim } from '@limelight/contracts';

const figure = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
const quotation = /[“„«"]([^”“„»«"\n]{12,400})[”“»"]/gu;
const longestSource = 60_000;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim();

export interface Material {
  url: string | null;
  text: string;
}

interface Sentence {
  text: string;
  figures: ReadonlySet<string>;
  url: string | null;
}

function sentencesOf(materials: readonly Material[]): Sentence[] {
  return materials.flatMap(({ url, text }) =>
    [...sentences.segment(text.slice(0, longestSource))].map(({ segment }) => ({
      text: plain(segment),
      figures: new Set(segment.match(figure) ?? []),
      url,
    })),
  );
}

/**
 * Links each figure and quotation in a text to the source passage that contains it. `unknown` lists those that no
 * source contains.
 */
export function claimsOf(
  text: string,
  materials: readonly Material[],
): { claims: AgentClaim[]; unknown: string[] } {
  const all = sentencesOf(materials);
  const whole = materials.map(({ url, text: source }) => ({
    url,
    text: plain(source.slice(0, longestSource)),
  }));
  const claims = new Map<string, AgentClaim>();
  const unknown: string[] = [];
  const note = (words: string, found: { text: string; url: string | null } | undefined) => {
    if (found === undefined) unknown.push(words);
    else claims.set(words, { words, passage: found.text.slice(0, 600), url: found.url });
  };
  for (const [, words = ''] of text.matchAll(quotation)) {
    const quoted = plain(words).replace(/[.,]$/, '');
    const source = whole.find((material) => material.text.includes(quoted));
    // A quotation can span several sentences. In that case the passage is the quotation itself.
    note(
      words,
      source && { text: all.find((one) => one.text.includes(quoted))?.text ?? quoted, url: source.url },
    );
  }
  // Figures in addresses, placeholders and list numbers are not claims.
  const prose = text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\[[^\]\n]*\]/g, ' ')
    .replace(/^\s*\d{1,2}[.)]\s/gm, ' ');
  for (const found of new Set(prose.match(figure) ?? []))
    note(
      found,
      all.find(({ figures }) => figures.has(found)),
    );
  return { claims: [...claims.values()], unknown: [...new Set(unknown)] };
}

const leadOf = (text: string) =>
  [...sentences.segment(plain(text).slice(0, 2_000))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length > 20)
    .slice(0, 2)
    .join(' ');

/**
 * A draft outline with placeholders for the author's own view. A source with an address contributes its title and
 * first sentences; one without, such as the author's notes, its first 2,000 characters.
 */
export function outlineOf({ title, text, url }: { title: string; text: string; url: string | null }): string {
  const words = text.trim();
  const own = words.startsWith(title) ? words : `${title}\n\n${words}`;
  const parts = url === null ? [own.slice(0, 2_000).trim()] : [title, leadOf(text)];
  return [
    '[Your first line: why does this matter to your readers?]',
    ...parts.filter((part) => part !== ''),
    '[What do you make of it? One example from your own work.]',
    ...(url === null ? [] : [`Source: ${url}`]),
  ].join('\n\n');
}
