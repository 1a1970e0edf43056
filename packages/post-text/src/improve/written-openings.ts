import { FORMATS, type Variant } from '../writer/brief.ts';
import { writePost } from '../writer/write.ts';

const variants: readonly Variant[] = [0, 1, 2];

/** The openings the writer makes of an idea in each of its shapes and variants, none empty, none twice. */
export function* writtenOpenings(idea: string): Generator<string, void> {
  const found = new Set<string>();
  for (const variant of variants) {
    for (const format of FORMATS) {
      const brief = { idea, format, openingOnly: true };
      const text = writePost(brief, { seed: `${format}-${variant}`, variant }).text.trim();
      if (text === '' || found.has(text)) continue;
      found.add(text);
      yield text;
    }
  }
}
