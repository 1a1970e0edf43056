import { randomUUID } from 'node:crypto';
import { isArrayOf, isBoolean, isNumber, isShape, isString } from '../guards.ts';
import { grantAccess } from '../linkedin/token.ts';
import { issueCode, mayReturnTo, newMember } from '../linkedin/authorize.ts';
import { lifecycle } from '../linkedin/feed-page.ts';
import { isApp, isMember, type App, type Grant, type Member, type Post } from '../linkedin/records.ts';
import { isLinkedInSettingsChange } from '../linkedin/settings.ts';
import type { LinkedInState } from '../linkedin/state.ts';
import { ControlError, input, isMemberChoice, type AddControl } from './orders.ts';

const isMemberOrder = isShape(
  { name: isString },
  {
    id: isString,
    givenName: isString,
    familyName: isString,
    headline: isString,
    email: isString,
    emailVerified: isBoolean,
    country: isString,
    language: isString,
  },
);
const isTokenOrder = isShape(
  { member: isString },
  { clientId: isString, scopes: isArrayOf(isString), lifetimeSeconds: isNumber },
);
const isAuthorizeOrder = isShape(
  { member: isString, redirectUri: isString, state: isString },
  { clientId: isString, scopes: isArrayOf(isString) },
);

const ALL_SCOPES = ['openid', 'profile', 'email', 'w_member_social'];

export function linkedinControl(add: AddControl, state: LinkedInState): void {
  add('GET', '/linkedin/settings', () => state.settings);
  add(
    'PATCH',
    '/linkedin/settings',
    (call) => (state.settings = { ...state.settings, ...input(call, isLinkedInSettingsChange) }),
  );
  add('POST', '/linkedin/apps', (call) => {
    const app = input(call, isApp);
    state.apps.set(app.clientId, app);
    return app;
  });
  add('GET', '/linkedin/members', () =>
    [...state.members.values()].map((member) => described(state, member)),
  );
  add('POST', '/linkedin/members', (call) => {
    const order = input(call, isMemberOrder);
    const base = newMember(state, order.name, order.email ?? '');
    state.members.delete(base.id);
    const member = { ...base, ...order, id: order.id ?? randomUUID() };
    if (!isMember(member)) throw new ControlError('The member is incomplete');
    state.members.set(member.id, member);
    return described(state, member);
  });
  add('POST', '/linkedin/tokens', (call) => {
    const order = input(call, isTokenOrder);
    const app = appOf(state, order.clientId);
    const member = memberOf(state, order.member);
    const grant = grantAccess(state, app, member.id, order.scopes ?? ALL_SCOPES, order.lifetimeSeconds);
    return { ...grant, subject: state.subject(member.id, app.clientId) };
  });
  add('GET', '/linkedin/tokens', () => [...state.grants.values()]);
  add('POST', '/linkedin/authorize', (call) => {
    const order = input(call, isAuthorizeOrder);
    const app = appOf(state, order.clientId);
    if (!mayReturnTo(app, order.redirectUri))
      throw new ControlError('The application may not return to this address');
    const consent = {
      clientId: app.clientId,
      redirectUri: order.redirectUri,
      state: order.state,
      scopes: order.scopes ?? ALL_SCOPES,
      at: state.now(),
    };
    const code = issueCode(state, consent, memberOf(state, order.member));
    const target = new URL(order.redirectUri);
    target.searchParams.set('code', code);
    target.searchParams.set('state', order.state);
    return { code, location: target.toString() };
  });
  add('POST', '/linkedin/revoke', (call) =>
    changeGrants(state, input(call, isMemberChoice).member, (grant) => ({ ...grant, revoked: true })),
  );
  add('POST', '/linkedin/expire', (call) =>
    changeGrants(state, input(call, isMemberChoice).member, (grant) => ({
      ...grant,
      expiresAt: state.now() - 1,
    })),
  );
  add('POST', '/linkedin/quotas/clear', () => state.clearCounts());
  add('GET', '/linkedin/posts', (call) => {
    const name = call.query.get('member');
    const memberId = name === null ? undefined : memberOf(state, name).id;
    const limit = Number(call.query.get('limit') ?? '1000000');
    const posts = state.listPosts(Number(call.query.get('offset') ?? '0'), limit, {
      memberId,
      deleted: call.query.get('deleted') === 'true',
    });
    return posts.map((post) => shown(state, post));
  });
  add('GET', '/linkedin/posts/count', () => ({ count: state.postCount }));
  add('GET', '/linkedin/posts/find', (call) => {
    const post = state.findPost(call.query.get('urn') ?? '');
    return post === undefined ? { post: null } : { post: shown(state, post) };
  });
  add('GET', '/linkedin/comments', (call) => {
    const post = state.findPost(call.query.get('urn') ?? '');
    return post === undefined ? [] : state.commentsOf(post.urn);
  });
  add('GET', '/linkedin/assets', () => [...state.assets.values()]);
  add('GET', '/linkedin/requests', (call) => {
    const operation = call.query.get('operation');
    return state.requests.list().filter((request) => operation === null || request.operation === operation);
  });
}

function described(state: LinkedInState, member: Member) {
  const subjects = Object.fromEntries(
    [...state.apps.keys()].map((clientId) => [clientId, state.subject(member.id, clientId)]),
  );
  return { ...member, subjects };
}

function shown(state: LinkedInState, post: Post) {
  return { ...post, lifecycleState: lifecycle(state, post) };
}

function appOf(state: LinkedInState, clientId: string | undefined): App {
  const app = clientId === undefined ? [...state.apps.values()][0] : state.apps.get(clientId);
  if (app === undefined) throw new ControlError(`No application ${clientId ?? ''}`);
  return app;
}

function memberOf(state: LinkedInState, name: string): Member {
  const member = state.findMember(name);
  if (member === undefined) throw new ControlError(`No member ${name}`);
  return member;
}

function changeGrants(
  state: LinkedInState,
  name: string,
  change: (grant: Grant) => Grant,
): { changed: number } {
  const member = memberOf(state, name);
  let changed = 0;
  for (const grant of state.grants.values()) {
    if (grant.memberId !== member.id || grant.revoked) continue;
    state.grants.set(grant.token, change(grant));
    changed += 1;
  }
  return { changed };
}
