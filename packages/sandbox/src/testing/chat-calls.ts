import type { Sandbox } from '../start.ts';
import { asRecord, readJson } from './linkedin-calls.ts';

export const chatMessages = [
  { role: 'user', content: 'We shipped the warehouse scanner. It halved picking errors.' },
];

/** Asks the stand-in for OpenAI’s chat completions. */
export function askChat(
  sandbox: Sandbox,
  body: Record<string, unknown> = {},
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${sandbox.modelUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'standin-large', messages: chatMessages, ...body }),
    ...init,
  });
}

export const list = (value: unknown) => (Array.isArray(value) ? value.map(asRecord) : []);

export async function answerText(response: Response): Promise<string> {
  const [choice = {}] = list((await readJson(response))['choices']);
  return String(asRecord(choice['message'])['content']);
}
