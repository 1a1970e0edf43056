import { questionRun } from '@limelight/contracts';
import { withoutPrivate } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { authorFor, factMaterial } from '../../memory/author/index.ts';
import { nextQuestionAnswer, nextQuestionPrompt } from './prompts/next-question.v5.ts';
import { questionFault } from './question-fault.ts';

const longestQuestion = 240;
const longestHint = 120;

/** Free of charge. The answers are stored only in the interview. */
export const nextQuestion = implementRun(questionRun, {
  where: 'web',
  resumes: false,
  async work(run, { answers }) {
    const subject = answers.map(({ answer }) => withoutPrivate(answer)).join('\n');
    // The interview is to bring out their own words, so none of their posts is shown.
    const author = await authorFor(run.context, run.userId, { subject, voice: 'none', chosen: true });
    const asked = await run.ask('question', {
      prompt: nextQuestionPrompt,
      data: {
        turns: answers.map(({ question, answer }) => ({ question, answer: withoutPrivate(answer) })),
        author,
      },
      unstored: ['author'],
      schema: nextQuestionAnswer,
      fault: ({ question }) =>
        question.length > longestQuestion
          ? 'The question is too long.'
          : questionFault(question, answers, factMaterial(author.memory)),
    });
    if (asked === null) throw new AppError('no_model');
    const hint = asked.hint.length > longestHint || /[{}<>\n]/.test(asked.hint) ? '' : asked.hint.trim();
    return { question: asked.question.trim(), hint };
  },
  remember: () => ({ answers: [] }),
});
