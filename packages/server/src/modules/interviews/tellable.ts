import { takeAsides, type AnsweredQuestion } from '@limelight/post-text/writer';

/** What was asked and answered, without what an answer keeps from readers. */
export const tellableOf = (turns: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  turns.map(({ question, answer }) => ({ question, answer: takeAsides(answer, question).text }));
