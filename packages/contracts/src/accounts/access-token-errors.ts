import type { Refusal } from '../refusal.ts';

export const accessTokenErrors = {
  token_unknown: {
    status: 401,
    message: 'This token has expired or was revoked. Create a new one on the API page.',
  },
  token_not_allowed: {
    status: 403,
    message: 'Tokens cannot be used for this. Log in to the app and do it there.',
  },
  token_scope_missing: {
    status: 403,
    message: 'This token does not have the permission for that. Create one that has it.',
  },
  token_limit: { status: 409, message: 'You have 20 tokens. Revoke one to create another.' },
  publish_request_limit: {
    status: 409,
    message: '100 posts are already waiting for confirmation. Confirm or refuse some in the app first.',
  },
  app_request_invalid: {
    status: 400,
    message: 'The app asked for access in a way that is not supported. Start again from the app.',
  },
} as const satisfies Record<string, Refusal>;
