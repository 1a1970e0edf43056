import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { onePagePdf } from '@limelight/sandbox';
import { z } from 'zod';
import type { Control } from './sandbox.ts';
import { picture } from './files.ts';
import type { PlannedPost } from './plan.ts';

/** A user of the run, with an account in the app and a member at LinkedIn. */
export const person = z.object({ id: z.string(), token: z.string(), member: z.string(), email: z.string() });
export type Person = z.infer<typeof person>;

const patienceMs = 240_000;

function someAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `100.${64 + (a % 64)}.${b}.${c}`;
}

interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: unknown;
  /** An idempotency key. */
  key?: string;
}

function refuseAllBut({ status, text }: { status: number; text: string }, codes: readonly string[]): void {
  if (status < 300 || codes.some((code) => text.includes(`"${code}"`))) return;
  throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
}

/** The API as the page uses it. Calls that fail because the server has lost its database are repeated. */
export function createApi(url: string) {
  const once = async ({ method, path, token, body, key }: Sent): Promise<Response> =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined
          ? { 'x-forwarded-for': someAddress() }
          : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });

  const send = async (sent: Sent): Promise<{ status: number; text: string }> => {
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        const response = await once(sent);
        const text = await response.text();
        // The same request, interrupted by a kill, may still count as being in progress.
        const waits = response.status >= 500 || text.includes('"request_in_progress"');
        if (!waits || Date.now() > until) return { status: response.status, text };
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      await sleep(200);
    }
  };

  const read = async <T>(sent: Sent, data: z.ZodType<T>): Promise<T> => {
    const { status, text } = await send(sent);
    if (status >= 300)
      throw new Error(`${sent.method} ${sent.path} answered ${status}: ${text.slice(0, 300)}`);
    return z.object({ data }).parse(JSON.parse(text)).data;
  };

  const withId = z.object({ id: z.string() });

  const connect = async (who: Pick<Person, 'token' | 'member'>, control: Control): Promise<void> => {
    const started = await read(
      { method: 'POST', path: '/linkedin/connect', token: who.token },
      z.object({ url: z.string() }),
    );
    const consent = new URL(started.url).searchParams;
    const state = consent.get('state') ?? '';
    const { code } = await control.linkedin.authorize({
      member: who.member,
      redirectUri: consent.get('redirect_uri') ?? '',
      state,
    });
    await read(
      { method: 'POST', path: '/linkedin/connection', token: who.token, body: { code, state } },
      z.unknown(),
    );
  };

  const upload = async (token: string, kind: 'image' | 'document'): Promise<string> => {
    const form = new FormData();
    if (kind === 'image') {
      form.set('file', new File([new Uint8Array(picture())], 'desk.png', { type: 'image/png' }));
      return (await read({ method: 'POST', path: '/media', token, body: form }, withId)).id;
    }
    const bytes = onePagePdf([]);
    const begun = { name: 'Plan.pdf', mime: 'application/pdf', bytes: bytes.byteLength };
    const { id } = await read({ method: 'POST', path: '/uploads', token, body: begun }, withId);
    form.set('file', new File([new Uint8Array(bytes)], 'piece'));
    await read({ method: 'POST', path: `/uploads/${id}/parts/0`, token, body: form }, z.unknown());
    return (await read({ method: 'POST', path: `/uploads/${id}/finish`, token }, withId)).id;
  };

  return {
    /** Creates an account with a connected member. */
    async signUp(place: number, control: Control): Promise<Person> {
      const email = `person-${place}-${randomBytes(4).toString('hex')}@example.com`;
      const made = await read(
        {
          method: 'POST',
          path: '/auth/sign-up',
          body: { name: 'Bench Person', email, password: 'Correct1@horse' },
        },
        z.object({ token: z.string(), user: withId }),
      );
      const member = await control.linkedin.addMember({ name: `Member ${place}`, email });
      const who = { id: made.user.id, token: made.token, member: member.id, email };
      await connect(who, control);
      return who;
    },
    connect,
    /** Creates the draft. Can be repeated. */
    async draft(
      who: Person,
      post: Pick<PlannedPost, 'index' | 'kind' | 'text' | 'comment'>,
    ): Promise<string> {
      const media =
        post.kind === 'text' ? [] : [{ mediaId: await upload(who.token, post.kind), altText: 'A desk' }];
      const attachment = post.kind === 'document' ? { kind: 'document', title: 'The plan' } : null;
      const body = { text: post.text, media, attachment, firstComment: post.comment ?? '' };
      return (
        await read(
          { method: 'POST', path: '/posts', token: who.token, body, key: `draft-${post.index}` },
          withId,
        )
      ).id;
    },
    async schedule(who: Person, postId: string, at: Date): Promise<void> {
      const body = { at: at.toISOString(), timeZone: 'UTC' };
      const sent = { method: 'POST', path: `/posts/${postId}/schedule`, token: who.token, body };
      refuseAllBut(await send(sent), ['post_locked', 'schedule_in_past']);
    },
    async publish(who: Person, postId: string): Promise<void> {
      const sent = { method: 'POST', path: `/posts/${postId}/publish`, token: who.token };
      // Locked means that an earlier attempt of this call succeeded. Reconnect means that the caller publishes again
      // afterwards.
      refuseAllBut(await send(sent), ['post_locked', 'linkedin_reconnect']);
    },
    async resolve(who: Person, postId: string, answer: 'it-is-there' | 'publish-again'): Promise<void> {
      const sent = { method: 'POST', path: `/posts/${postId}/resolve`, token: who.token, body: { answer } };
      refuseAllBut(await send(sent), ['post_locked', 'post_not_unconfirmed', 'linkedin_reconnect']);
    },
  };
}
export type Api = ReturnType<typeof createApi>;
