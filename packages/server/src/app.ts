import { openApiDocument } from '@limelight/contracts/openapi';
import type { Hono } from 'hono';
import type { Context } from './context.ts';
import type { Module } from './module.ts';
import {
  accessTokensModule,
  createResolveBearer,
  mountOAuth,
  revokeAllTokens,
} from './domains/accounts/access-tokens/index.ts';
import { accountModule, findProfile } from './domains/shell/account/index.ts';
import { agentOrdersModule } from './domains/agents/agent-orders/index.ts';
import { agentItems, agentsModule } from './domains/agents/agents/index.ts';
import { mountAssistant } from './domains/shell/assistant/index.ts';
import { brandFontsModule } from './domains/visuals/brand-fonts/index.ts';
import { brandKitItems, brandKitsModule } from './domains/visuals/brand-kits/index.ts';
import { chatsModule } from './domains/posts/chats/index.ts';
import { carouselItems, carouselsModule } from './domains/visuals/carousels/index.ts';
import { claimsModule } from './domains/posts/claims/index.ts';
import { creditsModule } from './domains/billing/credits/index.ts';
import { feedbackModule } from './domains/writing/feedback/index.ts';
import { createResolveSession, identityModule } from './domains/accounts/identity/index.ts';
import { deleteIdeaMailbox, ideasModule, listPillars, receiveIdeas } from './domains/writing/ideas/index.ts';
import { importsModule } from './domains/library/imports/index.ts';
import { improvingModule } from './domains/writing/improving/index.ts';
import { inspirationModule } from './domains/library/inspiration/index.ts';
import { interviewsModule } from './domains/writing/interviews/index.ts';
import { jobAgentsModule } from './domains/agents/job-agents/index.ts';
import {
  connectAtSignIn,
  dropLinkedinConnection,
  linkedinAccountModule,
} from './domains/accounts/linkedin-account/index.ts';
import { operationsModule } from './domains/desk/operations/index.ts';
import { messagesModule } from './domains/agents/messages/index.ts';
import { mediaModule } from './domains/posts/media/index.ts';
import { modelsModule } from './domains/runs/models/index.ts';
import { erasePushSubscriptions, notificationsModule } from './domains/accounts/notifications/index.ts';
import { paymentsModule } from './domains/billing/payments/index.ts';
import { peopleAgentsModule } from './domains/agents/people-agents/index.ts';
import { peopleModule } from './domains/library/people/index.ts';
import { picturesModule } from './domains/visuals/pictures/index.ts';
import { planningModule, removeCalendarFeed } from './domains/publishing/planning/index.ts';
import { findPost, lockPost, postsModule } from './domains/posts/posts/index.ts';
import { profileReviewModule } from './domains/profile/profile-review/index.ts';
import { publicToolsModule } from './domains/writing/public-tools/index.ts';
import { erasePublishRequests, publishRequestsModule } from './domains/publishing/publish-requests/index.ts';
import {
  lockPerson,
  publishingModule,
  scheduleWishIn,
  unscheduleAll,
  unscheduleIn,
} from './domains/publishing/publishing/index.ts';
import { queuesModule } from './domains/publishing/queues/index.ts';
import { resultsModule, switchMonthlyMail } from './domains/publishing/results/index.ts';
import { eraseReviewLinks, reviewLinksModule } from './domains/teams/review-links/index.ts';
import { runsModule } from './domains/runs/runs/index.ts';
import { savedFolderItems, savedModule } from './domains/library/saved/index.ts';
import { snippetsModule } from './domains/posts/snippets/index.ts';
import { sourcesModule } from './domains/posts/sources/index.ts';
import { supportModule } from './domains/desk/support/index.ts';
import { systemModule } from './domains/desk/system/index.ts';
import { eraseTeams, inheritApproval, teamsModule } from './domains/teams/teams/index.ts';
import { telemetryModule } from './domains/accounts/telemetry/index.ts';
import { templatesModule } from './domains/library/templates/index.ts';
import { voiceItems, voiceModule } from './domains/library/voice/index.ts';
import { eraseWebhooks, webhooksModule } from './domains/accounts/webhooks/index.ts';
import { writingModule } from './domains/writing/writing/index.ts';
import { versionsModule } from './domains/posts/versions/index.ts';
import {
  AppError,
  createHttp,
  mountHealth,
  mountRoutes,
  securityHeaders,
  type HttpEnvironment,
  type Pages,
  type Route,
} from './platform/http/index.ts';
import type { Job, JobHandler } from './platform/queue.ts';

const identity = identityModule((context) => {
  const dropConnection = dropLinkedinConnection(context);
  return {
    onNewPassword: revokeAllTokens,
    onLinkedinSignIn: connectAtSignIn(context),
    async onTakeover(tx, userId) {
      await dropConnection(tx, userId);
      // What a stranger set up to read along, or to have published, is not the owner's.
      await eraseWebhooks(tx, userId);
      await erasePushSubscriptions(tx, userId);
      await erasePublishRequests(tx, userId);
      await removeCalendarFeed(tx, userId);
      await eraseReviewLinks(tx, userId);
      await eraseTeams(tx, userId);
      await deleteIdeaMailbox(tx, userId);
      // Otherwise they would be published as the owner, once the owner connects.
      await unscheduleAll(context, tx, userId);
    },
  };
});

const ownsPost = (context: Context) => async (userId: string, postId: string) =>
  (await findPost(context.database.db, userId, postId)) !== null;

/** Posts come before publishing, and workspaces before both: a deletion locks their rows in this order, as they do. */
const domains: readonly Module[] = [
  systemModule,
  modelsModule,
  operationsModule,
  telemetryModule,
  identity,
  accessTokensModule,
  webhooksModule,
  creditsModule,
  notificationsModule(switchMonthlyMail),
  teamsModule({ lockPerson, schedule: scheduleWishIn, unschedule: unscheduleIn }, [
    brandKitItems,
    voiceItems,
    carouselItems,
    savedFolderItems,
    agentItems,
  ]),
  postsModule(inheritApproval),
  mediaModule,
  versionsModule(ownsPost),
  chatsModule,
  feedbackModule,
  snippetsModule,
  publishingModule,
  publishRequestsModule,
  planningModule,
  reviewLinksModule,
  queuesModule,
  importsModule,
  resultsModule(listPillars),
  inspirationModule,
  voiceModule,
  improvingModule,
  templatesModule,
  interviewsModule,
  sourcesModule({ findPost, lockPost }),
  claimsModule(async (connection, userId, postId) => (await findPost(connection, userId, postId)) !== null),
  publicToolsModule,
  linkedinAccountModule,
  paymentsModule,
  supportModule((context) => [receiveIdeas(context)]),
  profileReviewModule,
  agentsModule,
  agentOrdersModule,
  writingModule,
  picturesModule,
  brandFontsModule,
  brandKitsModule,
  carouselsModule,
  peopleModule,
  jobAgentsModule,
  savedModule,
  peopleAgentsModule,
  messagesModule,
  ideasModule(findProfile),
];

const runs = runsModule(domains.flatMap((module) => module.runs ?? []));

/** What every module stores about a person. */
export const personalData = [...domains, runs].flatMap((module) => module.personalData ?? []);

/** Every module of the program. A new one is added to `domains`, and nowhere else. */
const modules: readonly Module[] = [...domains, runs, accountModule(personalData)];

export const allRoutes = (context: Context): Route[] =>
  modules.flatMap((module) => module.routes?.(context) ?? []);

export const allJobs: readonly Job[] = modules.flatMap((module) => module.jobs ?? []);

export const allHandlers = (context: Context): JobHandler[] =>
  modules.flatMap((module) => module.handlers?.(context) ?? []);

interface AppOptions {
  pages: Pages | null;
  /** True once this process has begun to stop. */
  isStopping: () => boolean;
}

/** The whole HTTP surface; listens nowhere. */
export function createApp(context: Context, { pages, isStopping }: AppOptions): Hono<HttpEnvironment> {
  const { config, metrics, disk, log } = context;
  const app = createHttp({
    log,
    metrics,
    disk,
    trustedProxies: config.TRUSTED_PROXIES,
    securityHeaders: securityHeaders(config, pages?.scriptHashes ?? []),
  });

  mountHealth(app, context, isStopping);

  let description: string | null = null;
  app.get('/api/openapi.json', (http) => {
    description ??= JSON.stringify(openApiDocument(config.PUBLIC_URL));
    return http.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  const resolveSession = createResolveBearer(context, createResolveSession(context));
  mountRoutes(app, allRoutes(context), {
    resolveSession,
    idempotency: context.idempotency,
    limits: context.limits,
  });
  mountOAuth(app, context);
  mountAssistant(app, context, resolveSession);
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
