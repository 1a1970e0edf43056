import type { Sandbox } from '../start.ts';

export const messageHeaders = {
  'x-api-key': 'sk-ant-key',
  'anthropic-version': '2023-06-01',
  'content-type': 'application/json',
};
const messages = [{ role: 'user', content: 'We shipped the warehouse scanner. It halved picking errors.' }];
export const messageBody = { model: 'claude-standin', max_tokens: 500, messages };

/** Asks the stand-in for Anthropic’s models. */
export function sendMessage(
  sandbox: Sandbox,
  body: unknown,
  headers: Record<string, string> = messageHeaders,
): Promise<Response> {
  return fetch(`${sandbox.anthropicUrl}/messages`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
