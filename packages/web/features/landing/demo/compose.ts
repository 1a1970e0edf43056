import { qualities } from '@limelight/post-text';
import { writePost } from '@limelight/post-text/writer';
import type { DemoFormat, DemoPost } from './sample.ts';

const qualitiesShown = 3;

/** Writes a post from a note with the built-in writer and says what is right about it. Same seed, same post. */
export function composeDemo(idea: string, format: DemoFormat, seed: string): DemoPost {
  const { text, missing } = writePost({ idea, format }, { seed });
  const good = qualities(text, idea)
    .slice(0, qualitiesShown)
    .map((quality) => quality.message);
  return { text, good, missing };
}
