import { FORMATS, writePost, type Variant } from '@limelight/post-text/writer';

const variants: readonly Variant[] = [0, 1, 2];
const most = 8;

/** Different openings for one idea, from the writer's shapes and variants; at least one when the idea has words. */
export function findHooks(idea: string): string[] {
  const found = new Set<string>();
  for (const variant of variants) {
    for (const format of FORMATS) {
      const { text } = writePost(
        { idea, format, openingOnly: true },
        { seed: `${format}-${variant}`, variant },
      );
      if (text.trim() !== '') found.add(text.trim());
      if (found.size === most) return [...found];
    }
  }
  return [...found];
}
