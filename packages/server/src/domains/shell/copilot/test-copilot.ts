import {
  copilotPage,
  getCopilotTurn,
  startCopilotTurn,
  type CopilotTurn,
  type EndpointCall,
} from '@limelight/contracts';
import type { Person, TestApp } from '../../../testing/index.ts';
import { engineOf } from '../../runs/runs/index.ts';

type Body = EndpointCall<typeof startCopilotTurn>['body'];

/** What the stand-in for a model answers in its next turns. */
export async function answers(
  app: TestApp,
  ...replies: readonly { say?: string; calls?: readonly { tool: string; input?: object }[] }[]
): Promise<void> {
  for (const json of replies) await app.sandbox.control.model.order({ kind: 'answer', json });
}

export async function startTurn(app: TestApp, { token }: Pick<Person, 'token'>, body: Body) {
  const started = await app.call(startCopilotTurn, { body }, { token });
  if (started.status !== 202) throw new Error(`not started: ${JSON.stringify(started.body)}`);
  return started.body.data;
}

export async function readTurn(
  app: TestApp,
  { token }: Pick<Person, 'token'>,
  id: string,
): Promise<CopilotTurn> {
  return (await app.call(getCopilotTurn, { params: { id } }, { token })).body.data;
}

export const endOf = async (app: TestApp, id: string) => engineOf(app.context).find(id)?.ended;

/** Asks, and waits until the turn has ended. */
export async function ask(app: TestApp, person: Pick<Person, 'token'>, body: Body): Promise<CopilotTurn> {
  const { id } = await startTurn(app, person, body);
  await endOf(app, id);
  return readTurn(app, person, id);
}

export const postPage = (postId: string, text: string | null = null) =>
  copilotPage.parse({
    path: `/dashboard/generate-post?post=${postId}`,
    object: { kind: 'post', id: postId },
    text,
  });
