import { isBoolean, isShape, isString } from '../guards.ts';
import { googleAccount, type GoogleState } from '../google/state.ts';
import { issueGoogleCode } from '../google/routes.ts';
import { ControlError, input, type AddControl } from './orders.ts';

const isAuthorizeOrder = isShape(
  { authorizationUrl: isString, email: isString, name: isString },
  { emailVerified: isBoolean },
);

/**
 * Lets a test skip the account page: converts the address the product sent the browser to into the address it returns
 * to.
 */
export function googleControl(add: AddControl, state: GoogleState): void {
  add('POST', '/google/authorize', (call) => {
    const order = input(call, isAuthorizeOrder);
    const { searchParams } = new URL(order.authorizationUrl);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    if (!URL.canParse(redirectUri)) throw new ControlError('The authorization address has no redirect_uri');
    const request = {
      clientId: searchParams.get('client_id') ?? '',
      redirectUri,
      state: searchParams.get('state') ?? '',
      scopes: (searchParams.get('scope') ?? '').split(' '),
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
    };
    const target = new URL(redirectUri);
    target.searchParams.set(
      'code',
      issueGoogleCode(state, request, googleAccount(order.email, order.name, order.emailVerified ?? true)),
    );
    target.searchParams.set('state', request.state);
    return { location: target.toString() };
  });
  add('GET', '/google/requests', () => state.requests.list());
}
