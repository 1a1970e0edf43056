export { addressGroups, limitedNetwork } from './address.ts';
export { AppError, existing } from './app-error.ts';
export { createHttp } from './app.ts';
export { readBody } from './body.ts';
export { withIsoTexts, type Dated } from './dated.ts';
export { fileAnswer } from './file-answer.ts';
export { openEventStream, type EventStream } from './events.ts';
export { createHealthApp, mountHealth } from './health.ts';
export { createIdempotency, type Idempotency } from './idempotency.ts';
export { admitGuess, forgetGuesses, noteRight } from './guessing.ts';
export { createLimits, type Limits } from './limits.ts';
export { createPageListener } from './page-listener.ts';
export { byCreation, offsetOf, pageIn, pageOf, readCursor, writeCursor } from './page.ts';
export { createPages, findBuiltPages, type Pages } from './pages.ts';
export { securityHeaders } from './security.ts';
export { requireSigned, signedAddress } from './signed.ts';
export { mountRoutes } from './mount.ts';
export {
  rawRoute,
  rawSessionRoute,
  route,
  sessionRoute,
  type HttpEnvironment,
  type RequestVariables,
  type Route,
} from './route.ts';
export { bearerOf } from './session.ts';
export type { ResolveSession, Session } from './session.ts';
export { admitMessage, checkScope, requireReach } from './token.ts';
