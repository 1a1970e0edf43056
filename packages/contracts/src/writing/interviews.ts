import { z } from 'zod';
import { interviewAnswerLimit, interviewLength } from '../catalog/writing.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { writerErrors } from '../errors.ts';
import { id, timestamp } from '../fields.ts';
import { engine } from '../posts/brief.ts';

export const interviewTurn = z.object({
  /** Identifies the question for feedback; null for the first one, which is not generated. */
  questionId: id.nullable(),
  question: z.string(),
  hint: z.string(),
  /** Empty while unanswered, and when skipped. */
  answer: z.string(),
  state: z.enum(['asked', 'answered', 'skipped']),
  /** Null for the first question, which is the same for everybody. */
  engine: engine.nullable(),
});
export type InterviewTurn = z.infer<typeof interviewTurn>;

export const interview = z.object({
  id,
  status: z.enum(['open', 'done']),
  turns: z.array(interviewTurn),
  length: z.literal(interviewLength),
  /** The answers as source material; empty while there are none. */
  source: z.string(),
  updatedAt: timestamp,
});
export type Interview = z.infer<typeof interview>;

export const currentInterview = GET.read('/interviews/current', {
  summary: 'The open interview, or null',
  response: z.object({ interview: interview.nullable() }),
});

export const getInterview = GET.read('/interviews/:id', {
  summary: 'One interview, open or finished',
  response: interview,
});

export const startInterview = POST.runs('/interviews', {
  summary: 'Start an interview, or continue the open one; free',
  response: interview,
});

export const answerInterview = POST.runs('/interviews/:id/answers', {
  summary: 'Answer a question, change an answer, or skip one with an empty answer; returns the next question',
  body: z.object({
    turn: z
      .number()
      .int()
      .min(0)
      .max(interviewLength - 1),
    answer: z.string().trim().max(interviewAnswerLimit, `Keep it under ${interviewAnswerLimit} characters.`),
  }),
  response: interview,
  errors: ['interview_done', ...writerErrors],
});

export const finishInterview = POST.runs('/interviews/:id/finish', {
  summary: 'Finish an interview; its answers become the source of a post',
  response: interview,
  errors: ['interview_empty'],
});

export const dropInterview = DELETE.drafts('/interviews/:id', 'Discard an interview');
