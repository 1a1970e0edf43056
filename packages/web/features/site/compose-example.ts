import { checkPost } from '@limelight/post-text';
import { writePost, type Variant } from '@limelight/post-text/writer';
import type { Feature } from '../../content/features.ts';

export interface FeatureExample {
  results: string[];
}

const variants: readonly Variant[] = [0, 1, 2];

/** What the program makes of the notes of a feature page, by the same parts that the dashboard uses. */
export function composeExample({ path, example }: Feature): FeatureExample {
  const { notes: idea } = example;
  switch (example.kind) {
    case 'post':
      return { results: [writePost({ idea }, { seed: path }).text] };
    case 'openings':
      return {
        results: [
          ...new Set(
            variants.map((variant) => writePost({ idea, openingOnly: true }, { seed: path, variant }).text),
          ),
        ],
      };
    case 'slides':
      return { results: idea.split('\n') };
    case 'remarks':
      return {
        results: [
          ...new Set(
            checkPost(idea).map(
              (finding) => `‘${idea.slice(finding.start, finding.end)}’: ${finding.message}`,
            ),
          ),
        ].slice(0, 6),
      };
  }
}
