import { toolRun, type ToolAnswer, type ToolQuestion } from '@limelight/contracts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run } from '../../../run.ts';
import { toolPrompt } from './prompts/tool.v1.ts';
import { supportedLines, linesShape, postLimit, postOf, remarksOf, remarksShape } from './rules.ts';

const characterLimit = 12_000;
/** Enough for a post and the reasoning of a model before it. */
const maxOutputTokens = 4_000;

const nothingLeft = (what: ToolAnswer | null) =>
  what === null
    ? 'Nothing of it could be used: each must be short and claim nothing that the material does not hold.'
    : null;

/** The part of a model's answer that the page can show. Null without a model. */
async function ask(run: Run, question: ToolQuestion): Promise<ToolAnswer | null> {
  const asked = { prompt: toolPrompt, data: question, maxOutputTokens };
  if (question.tool === 'post') {
    const answered = await run.stream('answer', { ...asked, characterLimit });
    if (answered === null) return null;
    if (answered.cut !== null || answered.text.length > postLimit) throw new AppError('writer_cut');
    const post = postOf(question, answered.text);
    if (post === null) throw new AppError('writer_empty');
    return post;
  }
  if (question.tool === 'profile') {
    const fault = (answer: Parameters<typeof remarksOf>[0]) => nothingLeft(remarksOf(answer));
    const answer = await run.ask('answer', { ...asked, schema: remarksShape, fault });
    return answer && remarksOf(answer);
  }
  const fault = (answer: Parameters<typeof supportedLines>[1]) =>
    nothingLeft(supportedLines(question, answer));
  const answer = await run.ask('answer', { ...asked, schema: linesShape, fault });
  return answer && supportedLines(question, answer);
}

/** Answers a visitor. Neither the visitor nor the content is stored. */
export const answerTool = implementRun(toolRun, {
  where: 'web',
  resumes: false,
  async work(run, { question }) {
    if (question === null) throw new AppError('not_found');
    const answer = await ask(run, question);
    if (answer === null) throw new AppError('no_model');
    return answer;
  },
  remember: () => ({ question: null }),
});
