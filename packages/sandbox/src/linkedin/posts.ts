import { empty, type Answer } from '../http/answer.ts';
import { header, type Call } from '../http/router.ts';
import { jsonBody, pathUrn, versionedCaller, type Caller } from './access.ts';
import {
  accessDenied,
  duplicatePost,
  forbidden,
  invalidInput,
  notFound,
  plainError,
  Refusal,
} from './errors.ts';
import { renderLittleText } from './little-text.ts';
import { checkCommentary, checkNewPost } from './post-rules.ts';
import type { Post, PostContent } from './records.ts';
import { anything, record, recordOf, requireSchema, text, stringField } from './schema.ts';
import { duplicateKey, type LinkedInState } from './state.ts';

const POST_TYPES = ['share', 'ugcPost'];
const ACTIVITY_LAG_MS = 7;

/** `POST /rest/posts`: 201 with the URN in `x-restli-id` and an empty body. */
export function createPost(state: LinkedInState, call: Call, requestId: number): Answer {
  const caller = versionedCaller(state, call, 'partnerApiPostsExternal.CREATE');
  const restMethod = header(call, 'x-restli-method');
  if (restMethod !== undefined && restMethod.toUpperCase() !== 'CREATE') {
    throw new Refusal(
      plainError(400, 'ILLEGAL_ARGUMENT', `X-RestLi-Method ${restMethod} needs a URN in the path`),
    );
  }
  const draft = checkNewPost(state, caller, jsonBody(call));
  const memberId = caller.member.id;
  const earlier = state.findDuplicate(duplicateKey({ memberId, ...draft }));
  if (earlier !== undefined) throw new Refusal(duplicatePost(earlier));
  const now = state.now();
  const post: Post = {
    ...draft,
    urn: `urn:li:${urnType(state, draft.content)}:${state.numbers.next(now)}`,
    activityUrn: `urn:li:activity:${state.activityNumbers.next(now + ACTIVITY_LAG_MS)}`,
    memberId,
    clientId: caller.grant.clientId,
    rendered: renderLittleText(draft.commentary, (urn, name) => mayMention(state, caller, urn, name)),
    createdAt: now,
    lastModifiedAt: now,
    edited: false,
    deleted: false,
    requestId,
  };
  state.addPost(post);
  return empty(201, { 'x-restli-id': post.urn, location: `/posts/${encodeURIComponent(post.urn)}` });
}

/** `POST /rest/posts/{urn}` with `X-RestLi-Method: PARTIAL_UPDATE`. */
export function updatePost(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, 'partnerApiPostsExternal.PARTIAL_UPDATE');
  requireMethod(call, 'PARTIAL_UPDATE');
  const urn = pathUrn(call.params['urn'], POST_TYPES);
  const body = jsonBody(call);
  requireSchema(UPDATE_SCHEMA, body);
  const changes = recordOf(recordOf(body, 'patch') ?? {}, '$set') ?? {};
  for (const name of Object.keys(changes)) {
    if (name !== 'commentary')
      throw new Refusal(invalidInput('INVALID_VALUE_FOR_FIELD', `/patch/$set/${name}`, 'cannot be changed'));
  }
  if (Object.keys(changes).length === 0)
    throw new Refusal(invalidInput('MISSING_FIELD', '/patch/$set', 'holds no change'));
  requireSchema(COMMENTARY_SCHEMA, changes);
  const post = state.findPost(urn);
  if (post === undefined || post.deleted) throw new Refusal(notFound(`Could not find entity ${urn}`));
  requireOwn(post, caller, 'PARTIAL_UPDATE');
  if (post.content?.kind === 'poll')
    throw new Refusal(
      invalidInput(
        'INVALID_VALUE_FOR_FIELD',
        '/patch/$set/commentary',
        'a post with a poll cannot be edited',
      ),
    );
  const commentary = stringField(changes, 'commentary');
  checkCommentary(state, commentary, post.content !== undefined || post.resharedUrn !== undefined);
  const rendered = renderLittleText(commentary, (mentioned, name) =>
    mayMention(state, caller, mentioned, name),
  );
  state.changePost({ ...post, commentary, rendered, lastModifiedAt: state.now(), edited: true });
  return empty(204);
}

const COMMENTARY_SCHEMA = record({ commentary: text });
const UPDATE_SCHEMA = record({
  patch: record({
    $set: record({
      'commentary?': text,
      'contentCallToActionLabel?': text,
      'contentLandingPage?': text,
      'lifecycleState?': text,
      'visibility?': text,
      'content?': anything,
      'adContext?': anything,
      'reshareContext?': anything,
    }),
  }),
});

/** `DELETE /rest/posts/{urn}` with `X-RestLi-Method: DELETE`. Repeating it is also answered with 204. */
export function deletePost(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, 'partnerApiPostsExternal.DELETE');
  requireMethod(call, 'DELETE');
  const urn = pathUrn(call.params['urn'], POST_TYPES);
  const post = state.findPost(urn);
  if (post === undefined) throw new Refusal(notFound(`Could not find entity ${urn}`));
  requireOwn(post, caller, 'DELETE');
  if (!post.deleted) state.changePost({ ...post, deleted: true, lastModifiedAt: state.now() });
  return empty(204);
}

/** Reading posts requires a scope that no self-serve app has. */
export function readPosts(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, 'partnerApiPostsExternal.GET');
  throw new Refusal(accessDenied(`partnerApiPostsExternal.GET.${caller.version}01`));
}

function requireMethod(call: Call, method: string): void {
  const given = header(call, 'x-restli-method');
  if (given !== method) {
    throw new Refusal(
      plainError(400, 'ILLEGAL_ARGUMENT', `X-RestLi-Method must be ${method}, was ${given ?? 'absent'}`),
    );
  }
}

function requireOwn(post: Post, caller: Caller, method: string): void {
  if (post.memberId === caller.member.id && post.clientId === caller.grant.clientId) return;
  throw new Refusal(
    forbidden(`Not enough permissions to access: partnerApiPostsExternal.${method}.${caller.version}01`),
  );
}

function urnType(state: LinkedInState, content: PostContent | undefined): 'share' | 'ugcPost' {
  const { postUrnKind } = state.settings;
  if (postUrnKind === 'mixed') return content === undefined ? 'share' : 'ugcPost';
  return postUrnKind;
}

/** A person can be mentioned by first, last or full name. An organization's name cannot be checked here. */
function mayMention(state: LinkedInState, caller: Caller, urn: string, name: string): boolean {
  if (urn.startsWith('urn:li:organization:')) return name !== '';
  const member = state.findMemberBySubject(urn.slice('urn:li:person:'.length), caller.grant.clientId);
  if (member === undefined) return false;
  return [member.name.trim(), member.givenName.trim(), member.familyName.trim()].includes(name);
}
