import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLog } from '../../platform/log.ts';
import { expect, test } from 'vitest';
import { serverTranscriber } from './server-transcriber.ts';

/** Has a server give this answer to a second of silence, and returns the text read from it. */
async function heard(answer: string) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const about = {
    name: 'one',
    model: 'one',
    languages: null,
    where: 'here' as const,
    reach: () => Promise.resolve({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: null }),
  };
  const transcriber = serverTranscriber(about, createLog('silent'));
  try {
    const piece = { samples: new Uint8Array(32_000), language: null, names: [] };
    return await transcriber.listen(piece, new AbortController().signal);
  } finally {
    server.close();
  }
}

test('an answer is its form or bare text, and never the text of a form that was cut', async () => {
  const whole = JSON.stringify({
    text: 'We meet on Friday.',
    segments: [{ start: 0, end: 1, text: 'We meet on Friday.' }],
  });
  expect(await heard(whole)).toEqual({
    text: 'We meet on Friday.',
    parts: [{ from: 0, to: 1, text: 'We meet on Friday.' }],
  });
  expect(await heard(' We meet on Friday.\n')).toEqual({ text: 'We meet on Friday.', parts: [] });
  expect(await heard('[Music] We meet.')).toEqual({ text: '[Music] We meet.', parts: [] });
  for (const damaged of [whole.slice(0, -10), '{}', 'word '.repeat(100_000)])
    await expect(heard(damaged)).rejects.toMatchObject({ code: 'transcriber_refused' });
});
