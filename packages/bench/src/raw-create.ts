import { Agent, request } from 'node:http';

// A separate connection for each call, as in the program.
const agent = new Agent({ keepAlive: false });

export function postBody(author: string, text: string): string {
  return JSON.stringify({
    author,
    commentary: text,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  });
}

/** Makes one create. Rejects when LinkedIn refuses it. */
export async function createPost(api: string, token: string, body: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const outgoing = request(
      `${api}/rest/posts`,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'linkedin-version': '202609',
          'x-restli-protocol-version': '2.0.0',
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 201 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
