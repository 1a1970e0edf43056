import { toLittleText } from '@limelight/post-text';
import { call, perform, type Request } from './call.ts';
import { refusalOf, type CallResult, type CreateResult } from './errors.ts';
import type { Reach } from './reach.ts';
import type { FirstComment } from './types.ts';

const jsonType = { 'content-type': 'application/json' };
const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Calls about published posts. Editing and deleting are idempotent, so they can be repeated. */
export function publishedCalls({ api, bearer, versioned }: Reach) {
  const postUrl = (urn: string) => new URL(`${api}/rest/posts/${encodeURIComponent(urn)}`);
  return {
    async updateText(accessToken: string, urn: string, text: string): Promise<CallResult<null>> {
      const request: Request = {
        method: 'POST',
        url: postUrl(urn),
        headers: { ...versioned(accessToken), ...jsonType, 'x-restli-method': 'PARTIAL_UPDATE' },
        body: jsonBytes({ patch: { $set: { commentary: toLittleText(text) } } }),
      };
      const answered = await call('linkedin.post.update', request, () => true);
      return answered.kind === 'success' ? { ...answered, value: null } : answered;
    },

    /** A post that no longer exists counts as deleted. */
    async deletePost(accessToken: string, urn: string): Promise<CallResult<null>> {
      const request: Request = {
        method: 'DELETE',
        url: postUrl(urn),
        headers: { ...versioned(accessToken), 'x-restli-method': 'DELETE' },
      };
      const answered = await call('linkedin.post.delete', request, () => true);
      if (answered.kind === 'rejected' && answered.status === 404)
        return { kind: 'success', value: null, trace: answered.trace };
      return answered.kind === 'success' ? { ...answered, value: null } : answered;
    },

    /**
     * Sends the comment once, with one of two APIs. `v2` takes no version header and reportedly works for
     * self-serve applications; `rest` is the documented one and usually refuses them with 403. The text is plain.
     */
    async comment(
      accessToken: string,
      { postUrn, actorUrn, text }: FirstComment,
      form: 'v2' | 'rest',
    ): Promise<CreateResult<{ urn: string | null }>> {
      const path = `/socialActions/${encodeURIComponent(postUrn)}/comments`;
      const headers =
        form === 'v2'
          ? { ...bearer(accessToken), 'x-restli-protocol-version': '2.0.0' }
          : versioned(accessToken);
      const { result, trace } = await perform(`linkedin.comment.${form}`, {
        method: 'POST',
        url: new URL(`${api}/${form}${path}`),
        headers: { ...headers, ...jsonType },
        body: jsonBytes({ actor: actorUrn, object: postUrn, message: { text } }),
      });
      if (result.kind === 'not_sent') return { kind: 'unavailable', reason: result.reason, trace };
      if (result.kind !== 'answer') return { kind: 'unknown_outcome', reason: result.reason, trace };
      if (result.status >= 200 && result.status < 300)
        return { kind: 'success', value: { urn: result.headers['x-restli-id'] ?? null }, trace };
      return refusalOf(result, trace) ?? { kind: 'unknown_outcome', reason: `HTTP_${result.status}`, trace };
    },
  };
}
