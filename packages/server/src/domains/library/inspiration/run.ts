import { structureRun } from '@limelight/contracts';
import { copiedRun } from '@limelight/post-text';
import { AppError, existing } from '../../../platform/http/index.ts';
import { counted, implementRun, made } from '../../../run.ts';
import { structureAnswer, structurePrompt } from './prompt.ts';
import { findPost } from './repository/inspiration.ts';

/** Describes a post's structure without repeating its sentences. */
export const describeStructure = implementRun(structureRun, {
  where: 'web',
  steps: { structure: 'Describe the structure' },
  outcome: ({ parts }) =>
    made(`${counted(parts.length, 'part')} described.`, ['Open inspiration', '/dashboard/viral-posts']),
  async work(run, { postId }) {
    const post = existing(await findPost(run.context.database.db, run.userId, postId));
    const answer = await run.ask('structure', {
      prompt: structurePrompt,
      data: { text: post.text },
      schema: structureAnswer,
      fault: ({ why, parts }) => {
        const copied = [why, ...parts.map(({ does }) => does)].find(
          (text) => copiedRun(text, [post.text]) !== null,
        );
        return copied === undefined ? null : 'It repeats words of the post. Describe what they do instead.';
      },
    });
    if (answer === null) throw new AppError('no_model');
    return answer;
  },
});
