import { expect, it } from 'vitest';
import * as catalog from './catalog/index.ts';
import { carouselVersionLimit } from './visuals/carousel-versions.ts';
import { brandFontLimit } from './visuals/brand-fonts.ts';
import { inlineApiDocument } from './openapi.ts';
import { avoidedWordLimit } from './memory/facts.ts';
import { calendarPostLimit } from './publishing/planning.ts';
import { freeSlotWindowDays, slotLimit } from './publishing/queues.ts';
import { reviewLinkLimit } from './teams/review-links.ts';
import { voiceLimit } from './library/voice.ts';

/** Lists that are returned whole, with the limit of their items. A longer list has to be paged. */
const whole: Readonly<Record<string, number>> = {
  listAgentDeliveries: catalog.agentDeliveryLimit,
  listAgentVersions: catalog.agentVersionLimit,
  listAgents: catalog.agentLimit,
  listAvoidedWords: avoidedWordLimit,
  listBrandFonts: brandFontLimit,
  listBrandKits: catalog.brandKitLimit,
  listCalendar: calendarPostLimit,
  listCarouselVersions: carouselVersionLimit,
  listChat: catalog.chatLimit,
  listClaims: catalog.confirmedClaimLimit,
  listEvergreen: catalog.evergreenLimit,
  listFreeSlots: (freeSlotWindowDays / 7) * slotLimit,
  listHashtags: catalog.hashtagLimit,
  listJobSearches: catalog.savedSearchLimit,
  listOwnTeamItems: catalog.teamItemKinds.length * catalog.teamLimit * catalog.teamItemLimit,
  listOwnTemplates: catalog.ownTemplateLimit,
  listPersonLists: catalog.personListLimit,
  listPersonSearches: catalog.leadSearchLimit,
  listPostRisks: catalog.unpublishedPostLimit,
  listPostSources: catalog.sourcesPerPostLimit,
  listPublishRequests: catalog.publishRequestLimit,
  listReviewLinks: reviewLinkLimit,
  listSavedRefs: catalog.savedItemLimit,
  listSnippets: catalog.snippetLimit,
  listTargetCompanies: catalog.targetCompanyLimit,
  listTeamShares: catalog.teamSharesLimit,
  listTeams: catalog.teamLimit,
  listVoices: voiceLimit,
  listWallets: catalog.teamLimit,
  listWebhooks: catalog.webhookLimit,
};
/** Lists of a fixed length. */
const fixed = new Set(['getNotificationSettings', 'listTemplates']);

it('returns lists in pages, except the short ones, which have a limit', () => {
  const paged = new Map<string, boolean>();
  for (const operations of Object.values(inlineApiDocument('https://example.com').paths)) {
    const operation = operations['get'];
    const { data } = operation?.responses['200']?.content['application/json']?.schema.properties ?? {};
    if (operation === undefined || data?.properties?.['items']?.type !== 'array') continue;
    const takes = new Set(operation.parameters.map(({ name }) => name));
    const byCursor = takes.has('cursor') && 'nextCursor' in data.properties;
    const byOffset = takes.has('offset') && 'total' in data.properties;
    paged.set(operation.operationId, takes.has('limit') && (byCursor || byOffset));
  }
  const returnedWhole = [...paged].filter(([name, isPaged]) => !isPaged && !fixed.has(name));
  expect(returnedWhole.map(([name]) => name).toSorted()).toEqual(Object.keys(whole).toSorted());
  expect(paged.get('listPosts')).toBe(true);
});
