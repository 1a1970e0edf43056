import { checkPost } from '@limelight/post-text';
import { openingsForIdea, writePost } from '@limelight/post-text/writer';
import type { Feature } from '../../content/features.ts';

export interface FeatureExample {
  results: string[];
}

const mostOpenings = 4;

/** What the program makes of the notes of a feature page, by the same parts that the dashboard uses. */
export function composeExample({ path, example }: Feature): FeatureExample {
  const { notes: idea } = example;
  switch (example.kind) {
    case 'post':
      return { results: [writePost({ idea }, { seed: path }).text] };
    case 'openings':
      return { results: openingsForIdea(idea, mostOpenings) };
    case 'slides':
      return { results: idea.split('\n') };
    case 'remarks':
      return {
        results: [
          ...new Set(
            checkPost(idea).map(({ start, end, message }) => {
              const words = `‘${idea.slice(start, end)}’`;
              return message.includes(words) ? message : `${words}: ${message}`;
            }),
          ),
        ].slice(0, 6),
      };
  }
}
