import type { Hono } from 'hono';
import type { Context } from './context.ts';
import { accountHandlers, accountJobs, accountRoutes } from './modules/account/index.ts';
import { claimsRoutes } from './modules/claims/index.ts';
import { creditsHandlers, creditsJobs, creditsRoutes } from './modules/credits/index.ts';
import {
  createResolveSession,
  identityHandlers,
  identityJobs,
  identityRoutes,
} from './modules/identity/index.ts';
import { feedbackRoutes } from './modules/feedback/index.ts';
import { improvingRoutes } from './modules/improving/index.ts';
import { interviewsRoutes } from './modules/interviews/index.ts';
import {
  connectAtSignIn,
  dropLinkedinConnection,
  linkedinAccountHandlers,
  linkedinAccountJobs,
  linkedinAccountRoutes,
} from './modules/linkedin-account/index.ts';
import { modelsRoutes } from './modules/models/index.ts';
import { planningRoutes } from './modules/planning/index.ts';
import { findPost, lockPost, postsHandlers, postsJobs, postsRoutes } from './modules/posts/index.ts';
import { paymentsHandlers, paymentsJobs, paymentsRoutes } from './modules/payments/index.ts';
import {
  publishingHandlers,
  publishingJobs,
  publishingRoutes,
  unscheduleAll,
} from './modules/publishing/index.ts';
import { publicToolsRoutes } from './modules/public-tools/index.ts';
import { queuesHandlers, queuesJobs, queuesRoutes } from './modules/queues/index.ts';
import { supportHandlers, supportJobs, supportRoutes } from './modules/support/index.ts';
import { sourcesHandlers, sourcesJobs, sourcesRoutes } from './modules/sources/index.ts';
import { snippetsRoutes } from './modules/snippets/index.ts';
import { systemHandlers, systemJobs, systemRoutes } from './modules/system/index.ts';
import { telemetryHandlers, telemetryJobs, telemetryRoutes } from './modules/telemetry/index.ts';
import { templatesRoutes } from './modules/templates/index.ts';
import { versionsRoutes } from './modules/versions/index.ts';
import {
  AppError,
  createHttp,
  mountHealth,
  mountRoutes,
  openApiDocument,
  securityHeaders,
  type HttpEnvironment,
  type Pages,
  type Route,
} from './platform/http/index.ts';
import type { Job, JobHandler } from './platform/queue.ts';

function identityHooks(context: Context): Parameters<typeof identityRoutes>[1] {
  const dropConnection = dropLinkedinConnection(context);
  return {
    onLinkedinSignIn: connectAtSignIn(context),
    async onTakeover(tx, userId) {
      await dropConnection(tx, userId);
      // Else they would go out as the owner, once the owner connects.
      await unscheduleAll(context, tx, userId);
    },
  };
}

export function allRoutes(context: Context): Route[] {
  return [
    ...systemRoutes(context),
    ...modelsRoutes(context),
    ...telemetryRoutes(context),
    ...identityRoutes(context, identityHooks(context)),
    ...accountRoutes(context),
    ...creditsRoutes(context),
    ...templatesRoutes(context),
    ...sourcesRoutes(context, { findPost, lockPost }),
    ...claimsRoutes(
      context,
      async (connection, userId, postId) => (await findPost(connection, userId, postId)) !== null,
    ),
    ...postsRoutes(context),
    ...versionsRoutes(
      context,
      async (userId, postId) => (await findPost(context.database.db, userId, postId)) !== null,
    ),
    ...improvingRoutes(context),
    ...interviewsRoutes(context),
    ...feedbackRoutes(context),
    ...snippetsRoutes(context),
    ...publicToolsRoutes(context),
    ...linkedinAccountRoutes(context),
    ...publishingRoutes(context),
    ...queuesRoutes(context),
    ...planningRoutes(context),
    ...paymentsRoutes(context),
    ...supportRoutes(context),
  ];
}

export const allJobs: readonly Job[] = [
  ...systemJobs,
  ...identityJobs,
  ...creditsJobs,
  ...telemetryJobs,
  ...sourcesJobs,
  ...postsJobs,
  ...linkedinAccountJobs,
  ...publishingJobs,
  ...queuesJobs,
  ...paymentsJobs,
  ...supportJobs,
  ...accountJobs,
];

export function allHandlers(context: Context): JobHandler[] {
  return [
    ...systemHandlers(context),
    ...identityHandlers(context),
    ...creditsHandlers(context),
    ...telemetryHandlers(context),
    ...sourcesHandlers(context),
    ...postsHandlers(context),
    ...linkedinAccountHandlers(context),
    ...publishingHandlers(context),
    ...queuesHandlers(context),
    ...paymentsHandlers(context),
    ...supportHandlers(context),
    ...accountHandlers(context),
  ];
}

interface AppOptions {
  pages: Pages | null;
  /** True once this process has begun to stop. */
  isStopping: () => boolean;
}

/** The whole HTTP surface; listens nowhere. */
export function createApp(context: Context, { pages, isStopping }: AppOptions): Hono<HttpEnvironment> {
  const { config, metrics, log } = context;
  const app = createHttp({
    log,
    metrics,
    trustedProxies: config.TRUSTED_PROXIES,
    securityHeaders: securityHeaders(config, pages?.scriptHashes ?? []),
  });

  mountHealth(app, context, isStopping);

  let description: string | null = null;
  app.get('/api/openapi.json', (http) => {
    description ??= JSON.stringify(openApiDocument(config.PUBLIC_URL));
    return http.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  mountRoutes(app, allRoutes(context), {
    resolveSession: createResolveSession(context),
    idempotency: context.idempotency,
  });
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.get('*', (http) => {
    if (pages === null) throw new AppError('not_found');
    return pages.serve(http);
  });
  app.notFound(() => {
    throw new AppError('not_found');
  });
  return app;
}
