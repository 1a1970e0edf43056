import {
  envelope,
  errorReport,
  resendVerification,
  type Endpoint,
  type EndpointCall,
  type EndpointData,
} from '@limelight/contracts';
import { z } from 'zod';
import { ApiError, isAborted, readRefusal, type FailureCode } from './api-error.ts';
import { errorReportBody } from './error-report.ts';
import type { Notice, Notices } from './notices.ts';
import { requestInit, requestUrl, type RequestParts } from './request.ts';
import type { Session } from './session.ts';

/** The longest time a call may take, in milliseconds. */
export const requestTimeoutMs = 600_000;
const answerFrame = envelope(z.unknown());
export const defaultErrorMessage = 'Something went wrong. Please try again later.';

export interface CallOptions {
  errorMessage?: string;
  /** Sends the body as form data. Endpoints that expect a form get one without this option. */
  formData?: boolean;
  /** Resolves with `{ data, message, userUsage }` instead of `data`. */
  fullResponse?: boolean;
  showError?: boolean;
  /** Shows a "Success" notice with this message. */
  successMessage?: string;
  /** Shows a "Success" notice with the server's message, or "Done!". */
  showSuccess?: boolean;
  /** Names the caller: a newer read or generation with the same name aborts the older one. */
  place?: string;
  signal?: AbortSignal;
  /** Lets the server recognise a repeated write. */
  idempotencyKey?: string;
  /** Lets the request outlive the page. */
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
  userUsage: number | undefined;
}

export interface ApiEnvironment {
  fetch: typeof globalThis.fetch;
  /** The root address of the API, `/api` in the browser. */
  base: string;
  session: Session;
  notices: Notices;
  here: () => string;
  /** Called once per expired session, after the token is removed and the notice is shown. */
  onSignedOut: (next: string) => void;
  onSpent: (credits: number) => void;
  /** What the notice of a refusal offers, such as the page where LinkedIn is connected. */
  mend: (code: FailureCode) => Notice['action'];
}

/** An accepted answer that has not been read yet, with what is needed to report a failure while reading it. */
export interface OpenResponse {
  response: Response;
  signal: AbortSignal;
  fail: (code: FailureCode, body: unknown) => ApiError;
  failure: (cause: unknown) => ApiError;
  finish: () => void;
}

/** Makes a call. Resolves to the `data` of the answer, or with `fullResponse` to the whole answer. */
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
  /** Sends a call and resolves once the server has accepted it. The caller must call `finish` after reading. */
  open: (endpoint: Endpoint, input: RequestParts, options?: CallOptions) => Promise<OpenResponse>;
  settle: (error: ApiError, endpoint: Endpoint, input: unknown, options: CallOptions) => void;
  spent: (credits: number | undefined) => void;
}

/** Creates the call layer, which every call of the page goes through. */
export function createApi(environment: ApiEnvironment): Api {
  const { session, notices } = environment;
  const inFlight = new Map<string, AbortController>();
  const sendLinkAgain = {
    label: 'Send link again',
    run: () =>
      void call(resendVerification, {}, { successMessage: 'We sent a new link.' }).catch(() => undefined),
  };
  // Several calls may find the same session expired, but the user is notified once.
  let lastDead: string | null = null;

  function signedOut(sent: string | null, code: FailureCode): void {
    if (session.read() !== sent) return;
    const mark = sent ?? 'none';
    if (lastDead === mark && environment.here().startsWith('/login')) return;
    lastDead = mark;
    session.end(false);
    notices.show({
      tone: 'bad',
      title: 'Signed out',
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
    // A report that does not arrive is ignored.
    environment.fetch(requestUrl(environment.base, errorReport, {}), init).catch(() => undefined);
  }

  function settle(error: ApiError, endpoint: Endpoint, input: unknown, options: CallOptions): void {
    if (isAborted(error)) return;
    report(error, endpoint, input);
    if (error.status === 401 || !(options.showError ?? defaultCallOptions.showError)) return;
    const mend = error.code === 'email_unverified' ? sendLinkAgain : environment.mend(error.code);
    notices.refused(error.message, mend);
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
      // During sign-out the screen being left may still request personal data.
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
