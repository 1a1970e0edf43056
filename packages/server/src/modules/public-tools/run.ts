import { toolRun } from '@limelight/contracts';
import { AppError } from '../../platform/http/index.ts';
import { implementRun } from '../../run.ts';
import { toolPrompt } from './prompts/tool.v1.ts';
import { readAnswer } from './rules.ts';

const characterLimit = 12_000;
/** Room for one post and for what a reasoning model thinks before it. */
const maxOutputTokens = 4_000;

/** One answer for a visitor. Of whom, and of what was said, nothing is kept. */
export const answerTool = implementRun(toolRun, {
  where: 'web',
  resumes: false,
  async work(run, { question }) {
    if (question === null) throw new AppError('not_found');
    const limits = { characterLimit, maxOutputTokens };
    const answered = await run.stream('answer', { prompt: toolPrompt, data: question, ...limits });
    if (answered === null) throw new AppError('no_model');
    if (answered.text.length >= characterLimit) throw new AppError('writer_cut');
    return readAnswer(question, answered.text);
  },
  remember: () => ({ question: null }),
});
