import { startSandbox, type Sandbox, type SandboxOptions } from '../start.ts';

/** A starting time for tests: noon UTC, so that the day does not end unexpectedly. */
export const NOON = Date.UTC(2026, 10, 2, 12);

/** A member with a token and the calls they can make. */
export type Author = Awaited<ReturnType<typeof connect>>;

/** A sandbox whose clock only moves on request. */
export async function sandboxAt(start = NOON, options: SandboxOptions = {}) {
  let now = start;
  const sandbox = await startSandbox({ ...options, clock: () => now });
  return {
    sandbox,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    now: () => now,
  };
}

/** Gives a member a token and functions that call the API host. */
export async function connect(sandbox: Sandbox, member = 'demo-asha', scopes?: string[]) {
  const grant = await sandbox.control.linkedin.issueToken({
    member,
    ...(scopes === undefined ? {} : { scopes }),
  });
  const author = `urn:li:person:${grant.subject}`;
  const headers: Record<string, string> = {
    authorization: `Bearer ${grant.token}`,
    'linkedin-version': '202609',
    'x-restli-protocol-version': '2.0.0',
    'content-type': 'application/json',
  };
  const call = (
    method: string,
    path: string,
    body?: unknown,
    changed: Record<string, string | undefined> = {},
  ) => {
    const sent = new Headers(headers);
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) sent.delete(name);
      else sent.set(name, value);
    }
    if (body === undefined) sent.delete('content-type');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(`${sandbox.linkedinApiUrl}${path}`, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: text }),
    });
  };
  const draft = (commentary: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
    author,
    commentary,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    ...more,
  });
  const create = (
    commentary: string,
    more: Record<string, unknown> = {},
    changed: Record<string, string | undefined> = {},
  ) => call('POST', '/rest/posts', draft(commentary, more), changed);
  return {
    token: grant.token,
    author,
    call,
    draft,
    create,
    /** Creates a post and returns its URN. Throws with the answer when it was refused. */
    publish: async (commentary: string, more: Record<string, unknown> = {}) => {
      const response = await create(commentary, more);
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return response.headers.get('x-restli-id') ?? '';
    },
    edit: (urn: string, set: Record<string, unknown>, changed: Record<string, string | undefined> = {}) =>
      call(
        'POST',
        `/rest/posts/${encodeURIComponent(urn)}`,
        { patch: { $set: set } },
        { 'x-restli-method': 'PARTIAL_UPDATE', ...changed },
      ),
    remove: (urn: string) =>
      call('DELETE', `/rest/posts/${encodeURIComponent(urn)}`, undefined, { 'x-restli-method': 'DELETE' }),
    initialize: async (kind: 'image' | 'document') => {
      const response = await call('POST', `/rest/${kind}s?action=initializeUpload`, {
        initializeUploadRequest: { owner: author },
      });
      const { value } = await readJson(response);
      const fields = asRecord(value);
      return {
        urn: String(fields[kind]),
        uploadUrl: String(fields['uploadUrl']),
        expiresAt: Number(fields['uploadUrlExpiresAt']),
      };
    },
    put: (uploadUrl: string, bytes: Uint8Array<ArrayBuffer>, changed: Record<string, string> = {}) =>
      fetch(uploadUrl, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${grant.token}`,
          'content-type': 'application/octet-stream',
          ...changed,
        },
        body: bytes,
      }),
  };
}

export function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`not an object: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}

export async function readJson(response: Response): Promise<Record<string, unknown>> {
  return asRecord(await response.json());
}

export async function refusal(response: Response) {
  const body = await readJson(response);
  return {
    status: response.status,
    code: body['code'],
    serviceErrorCode: body['serviceErrorCode'],
    message: String(body['message']),
  };
}
