import type { AppRequest } from './api.ts';

export function readRequest(search: URLSearchParams): AppRequest {
  const optional = (key: 'scope' | 'state' | 'resource') => {
    const value = search.get(key);
    return value === null ? {} : { [key]: value };
  };
  return {
    clientId: search.get('client_id') ?? '',
    redirectUri: search.get('redirect_uri') ?? '',
    responseType: search.get('response_type') ?? '',
    codeChallenge: search.get('code_challenge') ?? '',
    codeChallengeMethod: search.get('code_challenge_method') ?? '',
    ...optional('scope'),
    ...optional('state'),
    ...optional('resource'),
  };
}
