import {
  envelope,
  errorReport,
  type Endpoint,
  type EndpointCall,
  type EndpointData,
} from '@limelight/contracts';
import { z } from 'zod';
import { ApiError, isAborted, readRefusal, type FailureCode } from './api-error.ts';
import { errorReportBody } from './error-report.ts';
import type { Notices } from './notices.ts';
import { requestInit, requestUrl, type RequestParts } from './request.ts';
import type { Session } from './session.ts';

/** How long a call may take, in milliseconds. */
export const requestTimeoutMs = 600_000;
const answerFrame = envelope(z.unknown());
export const defaultErrorMessage = 'Something went wrong. Please try again later.';

export interface CallOptions {
  /** Shown when the server sent no sentence of its own. */
  errorMessage?: string;
  /** Sends the body as form data; endpoints that take a form do so anyway. */
  formData?: boolean;
  /** Resolves with `{ data, message, userUsage }` instead of `data`. */
  fullResponse?: boolean;
  /** Shows a notice when the call fails. */
  showError?: boolean;
  /** Shows 'Success' with this sentence. */
  successMessage?: string;
  /** Shows 'Success' with the server's sentence, else 'Done!'. */
  showSuccess?: boolean;
  /** Names where the call is made from: a newer read or generation from there aborts the older one. */
  place?: string;
  signal?: AbortSignal;
  /** Makes a repeated write the same write. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepAlive?: boolean;
  timeoutMs?: number;
}

export const defaultCallOptions = {
  errorMessage: '',
  formData: false,
  fullResponse: false,
  showError: true,
} as const;

export interface FullResponse<E extends Endpoint> {
  data: EndpointData<E>;
  message: string | undefined;
  /** Credits this call spent. */
  userUsage: number | undefined;
}

export interface ApiEnvironment {
  fetch: typeof globalThis.fetch;
  /** Where the API stands, `/api` in the page. */
  base: string;
  session: Session;
  notices: Notices;
  /** Path and query of the page. */
  here: () => string;
  /** Called once for a session that turned out dead, after the token is gone and the notice is up. */
  onSignedOut: (next: string) => void;
  /** Called with the credits a call spent. */
  onSpent: (credits: number) => void;
}

/** An answer that is good to read, and everything needed to fail properly while reading it. */
export interface OpenResponse {
  response: Response;
  signal: AbortSignal;
  fail: (code: FailureCode, body: unknown) => ApiError;
  failure: (cause: unknown) => ApiError;
  finish: () => void;
}

/** Makes a call; with `fullResponse` it resolves to the whole answer, else to its `data`. */
export interface Call {
  <E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    options: CallOptions & { fullResponse: true },
  ): Promise<FullResponse<E>>;
  <E extends Endpoint>(endpoint: E, input: EndpointCall<E>, options?: CallOptions): Promise<EndpointData<E>>;
}

export interface Api {
  call: Call;
  /** Sends a call and hands back its answer once the server accepted it; `finish` must be called after reading. */
  open: (endpoint: Endpoint, input: RequestParts, options?: CallOptions) => Promise<OpenResponse>;
  /** Tells the page and the server of a failed call. */
  settle: (error: ApiError, endpoint: Endpoint, input: unknown, options: CallOptions) => void;
  /** Tells that credits were spent. */
  spent: (credits: number | undefined) => void;
}

/** The call layer: every call of the page goes through one of these. */
export function createApi(environment: ApiEnvironment): Api {
  const { session, notices } = environment;
  const inFlight = new Map<string, AbortController>();
  // Several calls may learn at once that one session is dead; the person is told once.
  let lastDead: string | null = null;

  function signedOut(sent: string | null, code: FailureCode): void {
    if (session.read() !== sent) return;
    const mark = sent ?? 'none';
    if (lastDead === mark && environment.here().startsWith('/login')) return;
    lastDead = mark;
    session.end(false);
    notices.show({
      tone: 'bad',
      title: 'Error',
      message: code === 'session_ended' ? 'You have been logged out!' : 'Authentication Failed',
    });
    environment.onSignedOut(environment.here());
  }

  function report(error: ApiError, endpoint: Endpoint, input: unknown): void {
    if (error.status === null || endpoint.path === errorReport.path) return;
    const body = errorReportBody(error, endpoint.method, input);
    const init = requestInit(
      errorReport,
      { body },
      { token: session.read(), formData: false, keepAlive: true },
    );
    // A report that does not arrive is nobody's concern.
    environment.fetch(requestUrl(environment.base, errorReport, {}), init).catch(() => undefined);
  }

  function settle(error: ApiError, endpoint: Endpoint, input: unknown, options: CallOptions): void {
    if (isAborted(error)) return;
    report(error, endpoint, input);
    if (error.status === 401 || !(options.showError ?? defaultCallOptions.showError)) return;
    notices.error(error.message);
  }

  async function open(
    endpoint: Endpoint,
    input: RequestParts,
    options: CallOptions = {},
  ): Promise<OpenResponse> {
    const url = requestUrl(environment.base, endpoint, input);
    const token = session.read();
    const own = new AbortController();
    const place = endpoint.kind === 'write' ? undefined : options.place;
    if (place) {
      inFlight.get(place)?.abort();
      inFlight.set(place, own);
    }
    const timeout = AbortSignal.timeout(options.timeoutMs ?? requestTimeoutMs);
    const signal = AbortSignal.any([own.signal, timeout, ...(options.signal ? [options.signal] : [])]);
    const finish = () => {
      if (place && inFlight.get(place) === own) inFlight.delete(place);
    };
    const make = (code: FailureCode, status: number | null, body: unknown): ApiError => {
      const refusal = readRefusal(body);
      return new ApiError({
        code,
        status,
        data: body,
        details: refusal.details,
        serverMessage: refusal.message,
        message: refusal.message || options.errorMessage || defaultErrorMessage,
        options: { ...defaultCallOptions, ...options },
        url,
      });
    };
    const failure = (cause: unknown): ApiError => {
      if (cause instanceof ApiError) return cause;
      if (timeout.aborted) return make('timeout', null, null);
      return make(signal.aborted ? 'aborted' : 'network', null, null);
    };

    let response: Response;
    try {
      // The screen that is being left may still ask for what was the person's.
      if (endpoint.access === 'session' && session.left()) throw make('aborted', null, null);
      const formData = endpoint.bodyFormat === 'form' || (options.formData ?? false);
      const init = requestInit(endpoint, input, {
        token,
        formData,
        idempotencyKey: options.idempotencyKey,
        keepAlive: options.keepAlive ?? false,
      });
      response = await environment.fetch(url, { ...init, signal });
      if (!response.ok) {
        const body: unknown = await response.json().catch(() => null);
        throw make(readRefusal(body).code, response.status, body);
      }
    } catch (cause) {
      finish();
      const error = failure(cause);
      if (error.status === 401) signedOut(token, error.code);
      throw error;
    }
    return { response, signal, finish, failure, fail: (code, body) => make(code, response.status, body) };
  }

  function spent(credits: number | undefined): void {
    if (credits) environment.onSpent(credits);
  }

  async function callFull<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    options: CallOptions = {},
  ): Promise<FullResponse<E>> {
    try {
      const opened = await open(endpoint, input, options);
      try {
        const body: unknown = await opened.response.json().catch((cause: unknown) => {
          throw opened.signal.aborted ? opened.failure(cause) : opened.fail('unreadable', null);
        });
        const frame = answerFrame.safeParse(body);
        const schema: E['response'] = endpoint.response;
        const parsed = schema.safeParse(frame.data?.data);
        if (!frame.success || !parsed.success) throw opened.fail('unreadable', null);
        const { message, userUsage } = frame.data;
        const data = parsed.data;
        spent(userUsage);
        if (options.successMessage) notices.success(options.successMessage);
        else if (options.showSuccess) notices.success(message);
        return { data, message, userUsage };
      } finally {
        opened.finish();
      }
    } catch (error) {
      if (error instanceof ApiError) settle(error, endpoint, input, options);
      throw error;
    }
  }

  function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    options: CallOptions & { fullResponse: true },
  ): Promise<FullResponse<E>>;
  function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    options?: CallOptions,
  ): Promise<EndpointData<E>>;
  async function call<E extends Endpoint>(endpoint: E, input: EndpointCall<E>, options?: CallOptions) {
    const answer = await callFull(endpoint, input, options);
    return options?.fullResponse ? answer : answer.data;
  }

  return { call, open, settle, spent };
}
