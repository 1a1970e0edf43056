import { outline } from '@limelight/post-text';
import { writtenBy } from '../../../../lib/ask-model.ts';
import type { DemoFormat, DemoPost } from './sample.ts';

const questionsShown = 3;

/** An outline of the notes: their own sentences in order, with gaps where the format needs more. `refused`: see `writtenBy`. */
export function composeDemo(idea: string, format: DemoFormat, refused: string | null = null): DemoPost {
  const { text, gaps, left } = outline({ idea, format });
  return {
    text,
    by: writtenBy(null, refused),
    good: ['Every sentence is from your notes', ...left.map((words) => `Left out: ‘${words}’`)],
    open: gaps.slice(0, questionsShown).map(({ question }) => `To add: ${question}`),
  };
}
