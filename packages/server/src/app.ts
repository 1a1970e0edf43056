import { openApiDocument } from '@limelight/contracts/openapi';
import type { Hono } from 'hono';
import type { Context } from './context.ts';
import type { Module } from './module.ts';
import {
  accessTokensModule,
  createResolveBearer,
  mountOAuth,
} from './domains/accounts/access-tokens/index.ts';
import { accountModule } from './domains/shell/account/index.ts';
import { agentOrdersModule } from './domains/agents/agent-orders/index.ts';
import { agentItems, agentsModule } from './domains/agents/agents/index.ts';
import { mountAssistant } from './domains/shell/assistant/index.ts';
import { applicationsModule } from './domains/agents/applications/index.ts';
import {
  authorModule,
  findAuthorProfile,
  listToldFacts,
  recordToldFacts,
} from './domains/memory/author/index.ts';
import { brandKitItems, brandKitsModule } from './domains/visuals/brand-kits/index.ts';
import { carouselItems, carouselsModule } from './domains/visuals/carousels/index.ts';
import { copilotModule } from './domains/shell/copilot/index.ts';
import { creditsModule } from './domains/billing/credits/index.ts';
import { factsModule } from './domains/memory/facts/index.ts';
import { feedbackModule } from './domains/writing/feedback/index.ts';
import { createResolveSession, identityModule } from './domains/accounts/identity/index.ts';
import { ideasModule, listPillars, receiveIdeas } from './domains/writing/ideas/index.ts';
import { importsModule } from './domains/library/imports/index.ts';
import { improvingModule } from './domains/writing/improving/index.ts';
import { inspirationModule } from './domains/library/inspiration/index.ts';
import { findInterviews, interviewsModule, listInterviewTexts } from './domains/writing/interviews/index.ts';
import { jobAgentsModule } from './domains/agents/job-agents/index.ts';
import { linkedinAccountModule } from './domains/accounts/linkedin-account/index.ts';
import { operationsModule } from './domains/desk/operations/index.ts';
import { messagesModule } from './domains/agents/messages/index.ts';
import { mediaModule } from './domains/posts/media/index.ts';
import { modelsModule } from './domains/runs/models/index.ts';
import { notificationsModule } from './domains/accounts/notifications/index.ts';
import { paymentsModule } from './domains/billing/payments/index.ts';
import { peopleAgentsModule } from './domains/agents/people-agents/index.ts';
import { peopleModule } from './domains/library/people/index.ts';
import { picturesModule } from './domains/visuals/pictures/index.ts';
import { planningModule } from './domains/publishing/planning/index.ts';
import { findPost, lockPost, postsModule } from './domains/posts/posts/index.ts';
import { findRecordings, listSpokenTexts, recordingsModule } from './domains/memory/recordings/index.ts';
import { profileReviewModule } from './domains/profile/profile-review/index.ts';
import { publicToolsModule } from './domains/writing/public-tools/index.ts';
import { publishRequestsModule } from './domains/publishing/publish-requests/index.ts';
import {
  lockPerson,
  publishingModule,
  scheduleWishIn,
  unscheduleIn,
} from './domains/publishing/publishing/index.ts';
import { queuesModule } from './domains/publishing/queues/index.ts';
import { listOwnResults, resultsModule, switchMonthlyMail } from './domains/publishing/results/index.ts';
import { reviewLinksModule } from './domains/teams/review-links/index.ts';
import { findRunsPaidBy, runsModule } from './domains/runs/runs/index.ts';
import { savedFolderItems, savedModule } from './domains/library/saved/index.ts';
import { snippetsModule } from './domains/posts/snippets/index.ts';
import { sourcesModule } from './domains/posts/sources/index.ts';
import { supportModule } from './domains/desk/support/index.ts';
import { teamsModule } from './domains/teams/teams/index.ts';
import { telemetryModule } from './domains/accounts/telemetry/index.ts';
import { templatesModule } from './domains/library/templates/index.ts';
import { requireVoice, voiceItems, voiceModule } from './domains/library/voice/index.ts';
import { webhooksModule } from './domains/accounts/webhooks/index.ts';
import { writingModule } from './domains/writing/writing/index.ts';
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

/** A deletion goes through them in this order, which is that of `platform/db/lock-order.ts`. */
const domains: readonly Module[] = [
  modelsModule,
  operationsModule,
  telemetryModule,
  identityModule(() => domains),
  accessTokensModule,
  webhooksModule,
  teamsModule({ lockPerson, schedule: scheduleWishIn, unschedule: unscheduleIn }, [
    brandKitItems,
    voiceItems,
    carouselItems,
    savedFolderItems,
    agentItems,
  ]),
  creditsModule(findRunsPaidBy),
  notificationsModule(switchMonthlyMail),
  postsModule(() => domains, { listToldFacts, recordToldFacts }),
  mediaModule,
  feedbackModule,
  snippetsModule,
  publishingModule,
  publishRequestsModule,
  planningModule,
  reviewLinksModule,
  queuesModule,
  importsModule(requireVoice),
  resultsModule(listPillars),
  inspirationModule({ findAuthor: findAuthorProfile, listOwnResults }),
  voiceModule,
  authorModule,
  factsModule({ findInterviews, findRecordings, listInterviewTexts, listSpokenTexts }),
  recordingsModule({ listInterviewTexts, listSpokenTexts }),
  improvingModule,
  templatesModule,
  interviewsModule,
  sourcesModule({ findPost, lockPost }),
  publicToolsModule,
  linkedinAccountModule,
  paymentsModule,
  supportModule((context) => [receiveIdeas(context)]),
  profileReviewModule,
  agentsModule,
  agentOrdersModule,
  writingModule,
  picturesModule,
  brandKitsModule,
  carouselsModule,
  peopleModule,
  jobAgentsModule,
  applicationsModule,
  savedModule,
  peopleAgentsModule,
  messagesModule,
  ideasModule,
  copilotModule((context) => allRoutes(context)),
];

export const allRuns = domains.flatMap((module) => module.runs ?? []);
const runs = runsModule(allRuns);

/** What every module stores about a person. */
export const personalData = [...domains, runs].flatMap((module) => module.personalData ?? []);

/** Every module of the program. A new one is added to `domains`, and nowhere else. */
const modules: readonly Module[] = [...domains, runs, accountModule(personalData)];

export const allRoutes = (context: Context): Route[] =>
  modules.flatMap((module) => module.routes?.(context) ?? []);

export const allHandlers = (context: Context): JobHandler[] =>
  modules.flatMap((module) => module.handlers?.(context) ?? []);

export const allJobs = (context: Context): Job[] => allHandlers(context).map(({ job }) => job);

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
