import { json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { jsonBody, pathUrn, unversionedCaller, versionedCaller, type Caller } from './access.ts';
import { accessDenied, notFound, Refusal } from './errors.ts';
import { mediaContent } from './post-media.ts';
import { checkAuthor, refuseIf } from './post-rules.ts';
import {
  anything,
  arrayOf,
  integer,
  record,
  recordOf,
  recordsOf,
  requireSchema,
  text,
  stringField,
  union,
} from './schema.ts';
import type { LinkedInState } from './state.ts';

const LONGEST_COMMENT = 1250;
const RESOURCE = 'partnerApiSocialActions.CREATE';

const COMMENT_SCHEMA = record({
  actor: text,
  'object?': text,
  'parentComment?': text,
  message: record({
    text,
    'attributes?': arrayOf(
      record({ start: integer, length: integer, value: union({ person: anything, organization: anything }) }),
    ),
  }),
  'content?': arrayOf(record({ entity: record({ image: text }) })),
});

/** `POST /rest/socialActions/{urn}/comments`: closed to self-serve apps unless the settings allow it. */
export function commentVersioned(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, RESOURCE);
  const open =
    state.settings.restComments === 'accept' || caller.grant.scopes.includes('w_member_social_feed');
  if (!open) throw new Refusal(accessDenied(`${RESOURCE}.${caller.version}01`));
  return comment(state, call, caller);
}

/** `POST /v2/socialActions/{urn}/comments`, without a version header. */
export function commentUnversioned(state: LinkedInState, call: Call): Answer {
  const caller = unversionedCaller(state, call, RESOURCE);
  if (state.settings.v2Comments === 'forbidden') throw new Refusal(accessDenied(`${RESOURCE}.NO_VERSION`));
  return comment(state, call, caller);
}

function comment(state: LinkedInState, call: Call, caller: Caller): Answer {
  const target = pathUrn(call.params['urn'], ['share', 'ugcPost', 'activity']);
  const body = jsonBody(call);
  requireSchema(COMMENT_SCHEMA, body);
  checkAuthor(caller, stringField(body, 'actor'), RESOURCE, '/actor');
  const post = state.findPost(target);
  const ready =
    post !== undefined &&
    !post.deleted &&
    state.now() - post.createdAt >= state.settings.commentThreadDelayMs;
  if (post === undefined || !ready) throw new Refusal(notFound(`Could not find entity ${target}`));
  const object = stringField(body, 'object');
  refuseIf(
    object !== '' && state.findPost(object)?.urn !== post.urn,
    'INVALID_VALUE_FOR_FIELD',
    '/object',
    'is not the post of the path',
  );
  const message = stringField(recordOf(body, 'message') ?? {}, 'text');
  refuseIf(message.trim() === '', 'INVALID_VALUE_BLANK_FIELD', '/message/text', 'must not be blank');
  refuseIf(
    message.length > LONGEST_COMMENT,
    'FIELD_LENGTH_TOO_LONG',
    '/message/text',
    `at most ${LONGEST_COMMENT} characters`,
  );
  const pictures = recordsOf(body, 'content');
  refuseIf(pictures.length > 1, 'INVALID_VALUE_FOR_FIELD', '/content', 'at most one image');
  const image =
    pictures[0] === undefined ? undefined : stringField(recordOf(pictures[0], 'entity') ?? {}, 'image');
  if (image !== undefined) mediaContent(state, caller, { media: { id: image } }, ['image']);
  const now = state.now();
  const id = state.numbers.next(now);
  const urn = `urn:li:comment:(${post.activityUrn},${id})`;
  state.addComment({
    id,
    urn,
    postUrn: post.urn,
    memberId: caller.member.id,
    text: message,
    createdAt: now,
    ...(image === undefined ? {} : { image }),
  });
  const made = {
    id,
    commentUrn: urn,
    actor: caller.personUrn,
    object: post.activityUrn,
    message: { text: message },
    created: { actor: caller.personUrn, time: now },
  };
  return json(201, made, { 'x-restli-id': id });
}
