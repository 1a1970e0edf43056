import { refusals } from '../refusal.ts';

export const accessTokenErrors = {
  ...refusals(400, {
    app_request_invalid: 'The app asked for access in a way that is not supported. Start again from the app.',
  }),
  ...refusals(401, {
    token_unknown: 'This token has expired or was revoked. Create a new one on the API page.',
  }),
  ...refusals(403, {
    token_not_allowed: 'Tokens cannot be used for this. Log in to the app and do it there.',
    token_scope_missing: 'This token does not have the permission for that. Create one that has it.',
  }),
  ...refusals(409, {
    token_limit: 'You have 20 tokens. Revoke one to create another.',
    publish_request_limit:
      '100 posts are already waiting for confirmation. Confirm or refuse some in the app first.',
  }),
};
