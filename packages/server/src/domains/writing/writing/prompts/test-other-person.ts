import {
  addSource,
  answerInterview,
  askChat,
  createOwnTemplate,
  createPost,
  saveSignature,
  startInterview,
} from '@limelight/contracts';
import { expect } from 'vitest';
import type { Person, TestApp } from '../../../../testing/index.ts';
import { generate } from '../post/test-stream.ts';
import { harmlessFact } from './test-hostile.ts';

/** Contained in another user's data in the same database, but in no hostile page. */
export const secret = 'QUAGGA-7741';

export interface Kept {
  sourceId: string;
  postId: string;
  generationId: string;
  interviewId: string;
}

/**
 * Creates a user with a secret wherever text is stored: a source, a post with its chat, a draft, a template, a
 * signature and an interview. All of it is about the same subject as the hostile pages, so that any similarity search
 * would find it.
 */
export async function keepSecret(app: TestApp): Promise<Kept> {
  const other: Person = await app.signUp();
  const session = { token: other.token };
  const text = `${harmlessFact} ${secret} is what it saved.`;
  const source = await app.call(addSource, { body: { kind: 'text', text } }, session);
  const post = await app.call(createPost, { body: { text } }, session);
  const chat = { params: { id: post.body.data.id }, body: { text, instruction: `Say ${secret} first.` } };
  const draft = await generate(app, other, { idea: text, sourceIds: [source.body.data.id] });
  await draft.rest();
  const settings = { audience: `Readers of ${secret}`, mustSay: [secret] };
  const begun = await app.call(startInterview, {}, session);
  const interviewId = begun.body.data.id;
  // An interview only continues with a valid question.
  const question = JSON.stringify({ question: 'What did it save?', hint: '' });
  await app.sandbox.control.model.order({ kind: 'answer', text: question, includes: 'This is question' });
  const kept = [
    await app.call(askChat, chat, session),
    await app.call(createOwnTemplate, { body: { name: `Plan ${secret}`, settings } }, session),
    await app.call(saveSignature, { body: { text: `Ask me about ${secret}`, automatic: true } }, session),
    await app.call(
      answerInterview,
      { params: { id: interviewId }, body: { turn: 0, answer: text } },
      session,
    ),
  ];
  expect(kept.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  // The model does receive it when its owner asks. Only then does its absence elsewhere prove anything.
  const asked = await app.sandbox.control.model.requests();
  expect(asked.filter(({ promptText }) => promptText.includes(secret)).length).toBeGreaterThanOrEqual(3);
  return { sourceId: source.body.data.id, postId: post.body.data.id, generationId: draft.id, interviewId };
}
