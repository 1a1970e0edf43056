import { logout, type Endpoint, type EndpointCall } from '@limelight/contracts';
import { createApi, type CallOptions } from './api.ts';
import type { FailureCode } from './api-error.ts';
import { endPush } from './end-push.ts';
import { keptFiles } from './kept-files.ts';
import { clearRecordings } from './kept-recordings.ts';
import { keptPosts } from './kept-records.ts';
import { goTo, here, loginPath } from './navigation.ts';
import { notices } from './notices.ts';
import { session } from './session.ts';
import { signOut } from './sign-out.ts';
import { stream as streamWith, type EventSchemas, type StreamEvent } from './stream.ts';

const spentListeners = new Set<(credits: number) => void>();
const forgetListeners = new Set<() => void>();

/** Subscribes to the credits that calls spend. Returns an unsubscribe function. */
export function onSpent(listener: (credits: number) => void): () => void {
  spentListeners.add(listener);
  return () => spentListeners.delete(listener);
}

/** Subscribes to sign-outs, when all cached personal data must be dropped. Returns an unsubscribe function. */
export function onForget(listener: () => void): () => void {
  forgetListeners.add(listener);
  return () => forgetListeners.delete(listener);
}

function forget(): void {
  for (const listener of forgetListeners) listener();
}

const mends: Partial<Record<FailureCode, { label: string; to: string }>> = {
  insufficient_credits: { label: 'See plans', to: '/dashboard/pricing' },
  schedule_limit: { label: 'See plans', to: '/dashboard/pricing' },
  linkedin_not_connected: { label: 'Connect LinkedIn', to: '/dashboard/profile' },
  linkedin_reconnect: { label: 'Reconnect', to: '/dashboard/profile' },
  linkedin_scope_missing: { label: 'Reconnect', to: '/dashboard/profile' },
  no_model: { label: 'Connect a model', to: '/dashboard/models' },
};

export const api = createApi({
  fetch: (...request) => globalThis.fetch(...request),
  base: '/api',
  session,
  notices,
  here,
  onSignedOut: (next) => {
    goTo(loginPath(next));
    forget();
  },
  onSpent: (credits) => {
    for (const listener of spentListeners) listener(credits);
  },
  mend: (code) => {
    const mend = mends[code];
    return mend && { label: mend.label, run: () => goTo(mend.to) };
  },
});

/** Calls an endpoint of the contract. See `CallOptions`. */
export const call = api.call;

/** Calls an endpoint that answers with Server-Sent Events. See `lib/stream.ts`. */
export function stream<E extends Endpoint, S extends EventSchemas>(
  endpoint: E,
  schemas: S,
  input: EndpointCall<E>,
  onEvent: (event: StreamEvent<S>) => void,
  options?: CallOptions & { onOpen?: (headers: Headers) => void },
): Promise<Headers> {
  return streamWith(api, endpoint, schemas, input, onEvent, options);
}

/** All storage in this browser that contains personal data. */
const personal = () => [
  window.localStorage,
  window.sessionStorage,
  { clear: () => void keptFiles.clear() },
  { clear: () => void keptPosts.clear() },
  { clear: () => void clearRecordings() },
  { clear: () => void endPush().catch(() => undefined) },
];

export function logOut(): void {
  signOut({
    session,
    notices,
    endOnServer: () => call(logout, {}, { showError: false, keepAlive: true }),
    storages: personal(),
    forget,
    go: goTo,
  });
}

/** Clears this browser as a logout does and confirms that the account was deleted. */
export function leaveDeletedAccount(): void {
  signOut({
    session,
    notices,
    endOnServer: () => Promise.resolve(),
    storages: personal(),
    forget,
    go: goTo,
  });
  notices.show({
    tone: 'good',
    title: 'Account deleted',
    message: 'Your account and everything in it were deleted.',
  });
}
