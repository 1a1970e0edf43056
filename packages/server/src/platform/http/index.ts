export { addressGroups, clientAddress, createProxyTrust, limitedNetwork } from './address.ts';
export { AppError } from './app-error.ts';
export { createHttp } from './app.ts';
export { readBody } from './body.ts';
export { openEventStream, type EventStream } from './events.ts';
export { createHealthApp, mountHealth } from './health.ts';
export { createIdempotency, type Idempotency } from './idempotency.ts';
export { createLimits, type Limits } from './limits.ts';
export { createPageListener } from './page-listener.ts';
export { offsetOf, pageIn, pageOf, readCursor, writeCursor } from './page.ts';
export { createPages, findBuiltPages, type Pages } from './pages.ts';
export { securityHeaders } from './security.ts';
export { mountRoutes } from './mount.ts';
export {
  rawRoute,
  rawSessionRoute,
  route,
  sessionRoute,
  type Call,
  type HttpEnvironment,
  type RequestVariables,
  type Route,
  type SessionCall,
} from './route.ts';
export { bearerOf } from './session.ts';
export type { Grant, ResolveSession, Session, SessionLookup } from './session.ts';
export { admitMessage, admitToken, checkScope, requireSession } from './token.ts';
