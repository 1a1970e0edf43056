import { structureRun } from '@limelight/contracts';
import { copiedRun } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { structureAnswer, structurePrompt } from './prompt.ts';
import { findPost } from './repository.ts';

/** Describes a post's structure without repeating its sentences. */
export const describeStructure = implementRun(structureRun, {
  where: 'web',
  async work(run, { postId }) {
    const post = await findPost(run.context.database.db, run.userId, postId);
    if (post === null) throw new AppError('not_found');
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
