import { outline } from '@limelight/post-text';
import type { DemoFormat, DemoPost } from './sample.ts';

const questionsShown = 3;

/** Outlines a visitor's notes: their own sentences in order, with gaps where the format needs more. */
export function composeDemo(idea: string, format: DemoFormat): DemoPost {
  const { text, gaps } = outline({ idea, format });
  return { text, good: [], missing: gaps.slice(0, questionsShown).map(({ question }) => question) };
}
