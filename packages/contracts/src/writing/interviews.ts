import { z } from 'zod';
import { interviewAnswerLimit, interviewLength } from './catalog/writing.ts';
import { defineEndpoint } from './endpoint.ts';
import { writerErrors } from './errors.ts';
import { empty, id, timestamp } from './fields.ts';
import { engine } from './brief.ts';

const byId = z.object({ id });

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

export const currentInterview = defineEndpoint({
  name: 'currentInterview',
  summary: 'The open interview, or null',
  method: 'GET',
  path: '/interviews/current',
  scope: 'read',
  response: z.object({ interview: interview.nullable() }),
});

export const getInterview = defineEndpoint({
  name: 'getInterview',
  summary: 'One interview, open or finished',
  method: 'GET',
  path: '/interviews/:id',
  scope: 'read',
  params: byId,
  response: interview,
  errors: ['not_found'],
});

export const startInterview = defineEndpoint({
  name: 'startInterview',
  summary: 'Start an interview, or continue the open one; free',
  method: 'POST',
  path: '/interviews',
  scope: 'runs',
  response: interview,
});

export const answerInterview = defineEndpoint({
  name: 'answerInterview',
  summary: 'Answer a question, change an answer, or skip one with an empty answer; returns the next question',
  method: 'POST',
  path: '/interviews/:id/answers',
  scope: 'runs',
  params: byId,
  body: z.object({
    turn: z
      .number()
      .int()
      .min(0)
      .max(interviewLength - 1),
    answer: z.string().trim().max(interviewAnswerLimit, `Keep it under ${interviewAnswerLimit} characters.`),
  }),
  response: interview,
  errors: ['not_found', 'interview_done', ...writerErrors],
});

export const finishInterview = defineEndpoint({
  name: 'finishInterview',
  summary: 'Finish an interview; its answers become the source of a post',
  method: 'POST',
  path: '/interviews/:id/finish',
  scope: 'runs',
  params: byId,
  response: interview,
  errors: ['not_found', 'interview_empty'],
});

export const dropInterview = defineEndpoint({
  name: 'dropInterview',
  summary: 'Discard an interview',
  method: 'DELETE',
  path: '/interviews/:id',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found'],
});
