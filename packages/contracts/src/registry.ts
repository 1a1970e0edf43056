import * as accessTokens from './access-tokens.ts';
import * as account from './account.ts';
import * as agentOrders from './agent-orders.ts';
import * as agentDeliveries from './agent-deliveries.ts';
import * as agents from './agents.ts';
import * as brandFonts from './brand-fonts.ts';
import * as brandKits from './brand-kits.ts';
import * as carousels from './carousels.ts';
import * as carouselVersions from './carousel-versions.ts';
import * as candidates from './candidates.ts';
import * as chat from './chat.ts';
import * as claims from './claims.ts';
import * as credits from './credits.ts';
import type { Endpoint } from './endpoint.ts';
import * as doNotContact from './do-not-contact.ts';
import * as feedback from './feedback.ts';
import * as generation from './generation.ts';
import * as ideas from './ideas.ts';
import * as identity from './identity.ts';
import * as imports from './imports.ts';
import * as improving from './improving.ts';
import * as interviews from './interviews.ts';
import * as jobs from './jobs.ts';
import * as library from './library.ts';
import * as linkedin from './linkedin.ts';
import * as localModels from './local-models.ts';
import * as media from './media.ts';
import * as models from './models.ts';
import * as notifications from './notifications.ts';
import * as operations from './operations.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as planning from './planning.ts';
import * as postLabels from './post-labels.ts';
import * as posts from './posts.ts';
import * as profileReviews from './profile-reviews.ts';
import * as publicTools from './public-tools.ts';
import * as publishRequests from './publish-requests.ts';
import * as queues from './queues.ts';
import * as results from './results.ts';
import * as reviewLinks from './review-links.ts';
import * as runs from './runs/index.ts';
import * as sharedAgent from './shared-agent.ts';
import * as saved from './saved.ts';
import * as support from './support.ts';
import * as sources from './sources.ts';
import * as slideFiles from './slide-files.ts';
import * as snippets from './snippets.ts';
import * as system from './system.ts';
import * as teamCredits from './team-credits.ts';
import * as teamItems from './team-items.ts';
import * as teamPosts from './team-posts.ts';
import * as teams from './teams.ts';
import * as templates from './templates.ts';
import * as voice from './voice.ts';
import * as versions from './versions.ts';
import * as webhooks from './webhooks.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  );
}

const domainEndpoints = [
  ideas,
  identity,
  accessTokens,
  account,
  agentDeliveries,
  agents,
  agentOrders,
  sharedAgent,
  credits,
  chat,
  feedback,
  snippets,
  carousels,
  carouselVersions,
  brandFonts,
  brandKits,
  pictures,
  slideFiles,
  postLabels,
  posts,
  generation,
  imports,
  voice,
  library,
  improving,
  interviews,
  jobs,
  people,
  doNotContact,
  candidates,
  planning,
  publishRequests,
  queues,
  results,
  reviewLinks,
  media,
  localModels,
  models,
  notifications,
  operations,
  linkedin,
  sources,
  claims,
  payments,
  profileReviews,
  publicTools,
  saved,
  support,
  system,
  teamCredits,
  teamItems,
  teamPosts,
  teams,
  templates,
  runs,
  versions,
  webhooks,
].flatMap((domain) => Object.values(domain).filter(isEndpoint));

export const endpoints: readonly Endpoint[] = [
  ...domainEndpoints,
  ...runs.runDefinitions.flatMap(({ start }) => start ?? []),
];
