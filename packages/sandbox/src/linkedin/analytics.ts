import { json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { versionedCaller } from './access.ts';
import { accessDenied, invalidInput, notFound, plainError, Refusal } from './errors.ts';
import type { Post } from './records.ts';
import type { LinkedInState } from './state.ts';

const RESOURCE = 'memberCreatorPostAnalytics.FINDER-entity';
const SCOPE = 'r_member_postAnalytics';
const METRIC_KEY = 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1';
/** The percentage of the members who see a post that do this. */
const SHARES = { IMPRESSION: 100, MEMBERS_REACHED: 62, REACTION: 3, COMMENT: 0, RESHARE: 1 } as const;

const isMetric = (value: string): value is keyof typeof SHARES => Object.hasOwn(SHARES, value);

/** The figures of a post: derived from its number, growing for a week. Comments are counted. */
export function figureOf(state: LinkedInState, post: Post, metric: keyof typeof SHARES): number {
  if (metric === 'COMMENT')
    return [...state.comments.values()].filter((comment) => comment.postUrn === post.urn).length;
  const number = BigInt(post.urn.split(':')[3] ?? 0);
  const days = Math.min(7, Math.floor((state.now() - post.createdAt) / 86_400_000) + 1);
  const impressions = (100 + Number(number % 997n)) * days;
  return Math.floor((impressions * SHARES[metric]) / 100);
}

/** `GET /rest/memberCreatorPostAnalytics`: only for approved applications, one metric per call. */
export function memberAnalytics(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, RESOURCE);
  if (state.settings.memberAnalytics === 'forbidden' || !caller.grant.scopes.includes(SCOPE))
    throw new Refusal(accessDenied(`${RESOURCE}.${caller.version}01`));
  const { query } = call;
  if (query.get('q') !== 'entity')
    throw new Refusal(plainError(400, 'ILLEGAL_ARGUMENT', 'only the finder "entity" is simulated'));
  const entity = /^\((share|ugc):(urn:li:(share|ugcPost):\d+)\)$/.exec(query.get('entity') ?? '');
  const typed = entity !== null && (entity[1] === 'share') === (entity[3] === 'share');
  if (!typed) throw new Refusal(invalidInput('INVALID_VALUE_FOR_FIELD', '/entity', 'must be a typed URN'));
  const metric = query.get('queryType') ?? '';
  if (!isMetric(metric))
    throw new Refusal(invalidInput('INVALID_VALUE_FOR_FIELD', '/queryType', 'is not a metric'));
  if (query.get('aggregation') !== 'TOTAL')
    throw new Refusal(invalidInput('INVALID_VALUE_FOR_FIELD', '/aggregation', 'only TOTAL is simulated'));
  const urn = entity?.[2] ?? '';
  const post = state.findPost(urn);
  if (post === undefined || post.deleted || post.memberId !== caller.member.id)
    throw new Refusal(notFound(`Could not find entity ${urn}`));
  const element = {
    targetEntity: { [entity?.[1] ?? 'share']: urn },
    metricType: { [METRIC_KEY]: metric },
    count: figureOf(state, post, metric),
  };
  return json(200, { paging: { start: 0, count: 10, links: [] }, elements: [element] });
}
