import { json, type Answer } from '../http/answer.ts';

/** A refusal in the provider's format, thrown by checks and converted to the answer at the edge. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`);
    this.answer = answer;
  }
}

const TOKEN_ERRORS = {
  INVALID_ACCESS_TOKEN: [65600, 'Invalid access token'],
  REVOKED_ACCESS_TOKEN: [65601, 'The token used in the request has been revoked by the user'],
  EXPIRED_ACCESS_TOKEN: [65602, 'The token used in the request has expired'],
  EMPTY_ACCESS_TOKEN: [65604, 'Empty oauth2_access_token'],
} as const;

export type TokenErrorCode = keyof typeof TOKEN_ERRORS;

export function tokenErrorCode(code: string | undefined): TokenErrorCode {
  if (code === 'INVALID_ACCESS_TOKEN' || code === 'EXPIRED_ACCESS_TOKEN' || code === 'EMPTY_ACCESS_TOKEN')
    return code;
  return 'REVOKED_ACCESS_TOKEN';
}

export function unauthorized(code: TokenErrorCode): Answer {
  const [serviceErrorCode, message] = TOKEN_ERRORS[code];
  return json(401, { status: 401, serviceErrorCode, code, message });
}

export function unknownScheme(): Answer {
  return json(401, { status: 401, message: 'Unknown authentication schema' });
}

/** 403 with the name of the resource, such as `partnerApiPostsExternal.CREATE.20260901`. */
export function accessDenied(resource: string): Answer {
  return json(403, {
    status: 403,
    serviceErrorCode: 100,
    code: 'ACCESS_DENIED',
    message: `Not enough permissions to access: ${resource}`,
  });
}

export function forbidden(message: string): Answer {
  return json(403, { status: 403, serviceErrorCode: 100, code: 'ACCESS_DENIED', message });
}

export function plainError(status: number, code: string, message: string): Answer {
  return json(status, { status, code, message });
}

/** 400 in the validation format. `field` is the path of the problem, such as `/commentary`. */
export function invalidInput(code: string, field: string, description: string): Answer {
  return json(400, {
    status: 400,
    code,
    message: `${field} :: ${description}`,
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: { inputErrors: [{ description, code, input: { inputPath: { fieldPath: field } } }] },
  });
}

/** 422 with a message that has one `ERROR ::` line per problem. */
export function schemaErrors(lines: string[]): Answer {
  return json(422, { status: 422, message: `${lines.map((line) => `ERROR :: ${line}`).join('\n')}\n` });
}

export function duplicatePost(urn: string): Answer {
  const message = `Content is a duplicate of ${urn}`;
  return json(422, {
    status: 422,
    message: `DUPLICATE_POST :: ${message}`,
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: {
      inputErrors: [{ code: 'DUPLICATE_POST', description: 'Duplicate post is detected', input: {} }],
    },
  });
}

export function notFound(message: string): Answer {
  return plainError(404, 'NOT_FOUND', message);
}

export function versionMissing(): Answer {
  return plainError(
    400,
    'VERSION_MISSING',
    'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
  );
}

export function nonexistentVersion(version: string): Answer {
  return plainError(426, 'NONEXISTENT_VERSION', `Requested version ${version}01 is not active`);
}

export type Throttle = {
  scope: 'MEMBER' | 'APPLICATION';
  window: 'DAY' | 'MINUTE' | 'SECOND';
  retryAfterSeconds?: number | undefined;
  omitWindow?: boolean | undefined;
};

export function throttled({ scope, window, retryAfterSeconds, omitWindow }: Throttle): Answer {
  const message =
    omitWindow === true
      ? 'Resource level throttle limit for calls to this resource is reached.'
      : `Resource level throttle ${scope} ${window} limit for calls to this resource is reached.`;
  return json(
    429,
    { status: 429, serviceErrorCode: 101, code: 'TOO_MANY_REQUESTS', message },
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
}
