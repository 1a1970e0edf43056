import { randomUUID } from 'node:crypto';
import { json, type Answer } from '../http/answer.ts';
import { runWithFault, type Fault } from '../http/faults.ts';
import { ALREADY_SENT, type Call, type Handled, type Router } from '../http/router.ts';
import { bearerOf } from './access.ts';
import { memberAnalytics } from './analytics.ts';
import { authorize, decide, signOut } from './authorize.ts';
import { commentUnversioned, commentVersioned } from './comments.ts';
import { accessDenied, plainError, Refusal, throttled, tokenErrorCode, unauthorized } from './errors.ts';
import { feedPage, updatePage } from './feed-page.ts';
import { initializeUpload, mediaStatus, videoAction } from './initialize.ts';
import { avatar, discovery, userinfo } from './openid.ts';
import { createPost, deletePost, readPosts, updatePost } from './posts.ts';
import type { LinkedInState } from './state.ts';
import { exchangeToken, introspectToken } from './token.ts';
import { assetBytes, upload } from './upload.ts';

const SITE = '/linkedin';
const API = '/linkedin-api';

type Operation = (
  state: LinkedInState,
  call: Call,
  meeting: { fault: Fault | undefined; requestId: number },
) => Answer | Promise<Answer>;

export function mountLinkedIn(router: Router, state: LinkedInState): void {
  const page = (method: string, path: string, handler: (state: LinkedInState, call: Call) => Answer) =>
    router.add(method, SITE + path, (call) => handler(state, call));
  const operation = (method: string, path: string, name: string, run: Operation) =>
    router.add(method, path, (call) => meet(state, call, `linkedin.${name}`, run));

  page('GET', '/feed', feedPage);
  page('GET', '/feed/update/:urn', updatePage);
  page('GET', '/media/avatar/:file', avatar);
  page('GET', '/media/asset/:urn', assetBytes);
  page('POST', '/logout', signOut);
  page('POST', '/oauth/v2/authorization-submit', decide);

  operation('GET', `${SITE}/oauth/v2/authorization`, 'authorize', authorize);
  operation('POST', `${SITE}/oauth/v2/accessToken`, 'token', exchangeToken);
  operation('POST', `${SITE}/oauth/v2/introspectToken`, 'introspect', introspectToken);
  operation('GET', `${SITE}/oauth/.well-known/openid-configuration`, 'discovery', discovery);
  operation('GET', `${SITE}/oauth/openid/jwks`, 'jwks', async () =>
    json(200, await state.signing.keySet('linkedin')),
  );
  operation('PUT', `${SITE}/dms-uploads/:token/*rest`, 'upload', (_state, call, { fault }) =>
    upload(state, call, fault),
  );

  operation('GET', `${API}/v2/userinfo`, 'userinfo', userinfo);
  operation('GET', `${API}/v2/me`, 'me', () => accessDenied('me.GET.NO_VERSION'));
  operation('POST', `${API}/v2/ugcPosts`, 'ugc-post', () =>
    accessDenied('partnerApiUgcPosts.CREATE.NO_VERSION'),
  );
  operation('POST', `${API}/v2/socialActions/:urn/comments`, 'comment.v2', commentUnversioned);

  operation('POST', `${API}/rest/posts`, 'post.create', (_state, call, { requestId }) =>
    createPost(state, call, requestId),
  );
  operation('POST', `${API}/rest/posts/:urn`, 'post.update', updatePost);
  operation('DELETE', `${API}/rest/posts/:urn`, 'post.delete', deletePost);
  operation('GET', `${API}/rest/posts/:urn`, 'post.read', readPosts);
  operation('GET', `${API}/rest/posts`, 'post.read', readPosts);
  operation('GET', `${API}/rest/memberCreatorPostAnalytics`, 'analytics', memberAnalytics);
  operation('POST', `${API}/rest/socialActions/:urn/comments`, 'comment.rest', commentVersioned);
  operation('POST', `${API}/rest/images`, 'image.initialize', (_state, call) =>
    initializeUpload(state, call, 'image'),
  );
  operation('POST', `${API}/rest/documents`, 'document.initialize', (_state, call) =>
    initializeUpload(state, call, 'document'),
  );
  router.add('POST', `${API}/rest/videos`, (call) =>
    meet(
      state,
      call,
      call.query.get('action') === 'finalizeUpload' ? 'linkedin.video.finalize' : 'linkedin.video.initialize',
      videoAction,
    ),
  );
  for (const kind of ['image', 'document', 'video'] as const) {
    operation('GET', `${API}/rest/${kind}s/:urn`, `${kind}.status`, (_state, call) =>
      mediaStatus(state, call, kind),
    );
  }
}

/** Records the request, applies an ordered fault, and converts refusals to answers. */
async function meet(state: LinkedInState, call: Call, name: string, run: Operation): Promise<Handled> {
  const record = state.requests.open(call, name, state.now());
  const bearer = bearerOf(state, call);
  if (bearer !== undefined) record.member = bearer.memberId;
  const uploadOwner =
    name === 'linkedin.upload'
      ? state.assets.get(state.findUpload(call.params['token'] ?? '')?.urn ?? '')?.memberId
      : undefined;
  const memberNames =
    bearer === undefined
      ? uploadOwner === undefined
        ? []
        : [uploadOwner]
      : state.memberNames(bearer.memberId, bearer.clientId);
  const fault = state.faults.take({ operation: name, call, memberNames });
  if (fault !== undefined) record.fault = { id: fault.id, kind: fault.kind, phase: fault.phase ?? 'before' };
  const work = async (): Promise<Answer> => {
    const answer = await answerOf(() => run(state, call, { fault, requestId: record.id }));
    const created = answer.headers['x-restli-id'];
    if (answer.status < 300 && typeof created === 'string') record.created = created;
    return answer;
  };
  call.outgoing.once('close', () => {
    if (!call.outgoing.writableFinished) record.outcome = 'dropped';
  });
  const handled = fault === undefined ? await work() : await runWithFault(fault, call, work, translateFault);
  if (handled === ALREADY_SENT || call.outgoing.destroyed) {
    record.outcome = 'dropped';
    return handled;
  }
  record.outcome = 'answered';
  record.status = handled.status;
  record.answeredAt = state.now();
  return {
    ...handled,
    headers: {
      ...handled.headers,
      'x-li-uuid': randomUUID(),
      'x-li-fabric': 'stand-in',
      'x-li-request-id': String(record.id),
    },
  };
}

async function answerOf(run: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** LinkedIn's own answers for faults that have one. */
function translateFault(fault: Fault, answer: Answer | undefined): Answer | undefined {
  switch (fault.kind) {
    case 'rate-limit':
      return throttled({
        scope: fault.scope ?? 'MEMBER',
        window: fault.window ?? 'DAY',
        retryAfterSeconds: fault.retryAfterSeconds,
        omitWindow: fault.omitWindow,
      });
    case 'unauthorized':
      return unauthorized(tokenErrorCode(fault.code));
    case 'conflict':
      return plainError(409, 'CONFLICT', 'A write conflict occurred, try again');
    case 'no-id': {
      if (answer === undefined) return undefined;
      const { 'x-restli-id': _id, location: _location, ...headers } = answer.headers;
      return { ...answer, headers };
    }
    default:
      return undefined;
  }
}
