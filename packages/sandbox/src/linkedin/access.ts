import { header, type Call } from '../http/router.ts';
import { isRecord, parseJson } from '../guards.ts';
import {
  accessDenied,
  nonexistentVersion,
  plainError,
  Refusal,
  throttled,
  unauthorized,
  unknownScheme,
  versionMissing,
} from './errors.ts';
import type { Grant, Member } from './records.ts';
import type { LinkedInState } from './state.ts';
import { urnFromSegment } from './urn.ts';

/** The authenticated caller after the checks that all versioned calls share. `version` is `YYYYMM`. */
export type Caller = { grant: Grant; member: Member; personUrn: string; version: string };

/** The grant of the bearer token, or a refusal with the code of the problem. */
export function authenticate(state: LinkedInState, call: Call): Grant {
  const authorization = header(call, 'authorization')?.trim() ?? '';
  if (authorization === '' || /^bearer$/i.test(authorization))
    throw new Refusal(unauthorized('EMPTY_ACCESS_TOKEN'));
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (token === undefined) throw new Refusal(unknownScheme());
  const grant = state.grants.get(token);
  if (grant === undefined) throw new Refusal(unauthorized('INVALID_ACCESS_TOKEN'));
  const age = state.now() - grant.createdAt;
  if (grant.revoked || age < state.settings.freshTokenRaceMs)
    throw new Refusal(unauthorized('REVOKED_ACCESS_TOKEN'));
  if (grant.expiresAt <= state.now()) throw new Refusal(unauthorized('EXPIRED_ACCESS_TOKEN'));
  return grant;
}

/**
 * The grant of a request if its token is known, even if it is invalid, because faults are matched before the token is
 * checked.
 */
export function bearerOf(state: LinkedInState, call: Call): Grant | undefined {
  const token = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  return token === undefined ? undefined : state.grants.get(token);
}

/** Checks what every `/rest/*` call needs: token, version, protocol, scope, quotas, and the type of the body. */
export function versionedCaller(state: LinkedInState, call: Call, resource: string): Caller {
  const grant = authenticate(state, call);
  const version = header(call, 'linkedin-version');
  if (version === undefined || version === '') throw new Refusal(versionMissing());
  if (!/^\d{6}$/.test(version)) {
    throw new Refusal(
      plainError(400, 'INVALID_VERSION', `LinkedIn-Version must be YYYYMM, was "${version}"`),
    );
  }
  if (version > state.settings.newestVersion || version < state.settings.oldestVersion)
    throw new Refusal(nonexistentVersion(version));
  return finishCaller(state, call, grant, version, `${resource}.${version}01`);
}

/** The same for an unversioned `/v2` write, which must not have a version header. */
export function unversionedCaller(state: LinkedInState, call: Call, resource: string): Caller {
  const grant = authenticate(state, call);
  const version = header(call, 'linkedin-version');
  if (version !== undefined) throw new Refusal(accessDenied(`${resource}.${version}01`));
  return finishCaller(state, call, grant, 'NO_VERSION', `${resource}.NO_VERSION`);
}

function finishCaller(
  state: LinkedInState,
  call: Call,
  grant: Grant,
  version: string,
  resource: string,
): Caller {
  if (header(call, 'x-restli-protocol-version') !== '2.0.0') {
    throw new Refusal(
      plainError(400, 'ILLEGAL_ARGUMENT', 'X-Restli-Protocol-Version must be present and 2.0.0'),
    );
  }
  if (!grant.scopes.includes('w_member_social')) throw new Refusal(accessDenied(resource));
  countVersioned(state, grant);
  const type = (header(call, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (call.body.length > 0 && type !== 'application/json') {
    throw new Refusal(plainError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json'));
  }
  const member = state.members.get(grant.memberId);
  if (member === undefined) throw new Refusal(unauthorized('INVALID_ACCESS_TOKEN'));
  return { grant, member, personUrn: `urn:li:person:${state.subject(member.id, grant.clientId)}`, version };
}

/** Counts a call towards the daily quotas of the member and the app. */
export function countVersioned(state: LinkedInState, grant: Grant): void {
  if (state.countCall(`member ${grant.clientId} ${grant.memberId}`) > state.settings.memberCallsPerDay) {
    throw new Refusal(throttled({ scope: 'MEMBER', window: 'DAY' }));
  }
  if (state.countCall(`app ${grant.clientId}`) > state.settings.appCallsPerDay) {
    throw new Refusal(throttled({ scope: 'APPLICATION', window: 'DAY' }));
  }
}

export function jsonBody(call: Call): Record<string, unknown> {
  const body = parseJson(call.body.toString('utf8'));
  if (!isRecord(body)) {
    throw new Refusal(plainError(400, 'ILLEGAL_ARGUMENT', 'Request body could not be converted to data map'));
  }
  return body;
}

/** The URN in a raw path segment. It must be encoded and of one of `types`. */
export function pathUrn(segment: string | undefined, types: readonly string[]): string {
  const read = urnFromSegment(segment ?? '');
  if (read.kind === 'not-encoded') {
    throw new Refusal(plainError(400, 'ILLEGAL_ARGUMENT', 'Syntax exception in path variables'));
  }
  if (read.kind === 'malformed')
    throw new Refusal(plainError(400, 'INVALID_URN_ID', 'The URN in the path is not valid'));
  if (!types.includes(read.type)) {
    throw new Refusal(
      plainError(
        400,
        'INVALID_URN_TYPE',
        `urn:li:${read.type} is not accepted here, expected one of ${types.join(', ')}`,
      ),
    );
  }
  return read.urn;
}
