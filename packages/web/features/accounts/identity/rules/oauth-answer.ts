export type OAuthAnswer =
  | { kind: 'code'; code: string; state: string }
  | { kind: 'declined' }
  | { kind: 'failed' }
  | { kind: 'nothing' };

const declines = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

export function readOAuthAnswer(search: string): OAuthAnswer {
  const params = new URLSearchParams(search);
  const error = params.get('error');
  if (error) return { kind: declines.has(error) ? 'declined' : 'failed' };
  const code = params.get('code');
  const state = params.get('state');
  return code && state ? { kind: 'code', code, state } : { kind: 'nothing' };
}
