import { z } from 'zod';
import { call, parsed } from './call.ts';
import { emptyTrace, type CallResult } from './errors.ts';
import type { Reach } from './reach.ts';
import type { PostMetric } from './types.ts';

const reply = z.object({ elements: z.array(z.object({ count: z.number().int().min(0) })).max(100) });

/** The post's identifier for the finder, or null for other kinds of URN, such as an activity. */
function entityOf(urn: string): string | null {
  const kind = /^urn:li:(share|ugcPost):\d+$/.exec(urn)?.[1];
  if (kind === undefined) return null;
  return `(${kind === 'share' ? 'share' : 'ugc'}:${encodeURIComponent(urn)})`;
}

/** Calls for members' post analytics, which are restricted to approved applications. They can be repeated. */
export function analyticsCalls({ api, versioned }: Reach) {
  return {
    async postMetric(
      accessToken: string,
      urn: string,
      metric: PostMetric,
    ): Promise<CallResult<number | null>> {
      const entity = entityOf(urn);
      const operation = 'linkedin.post.analytics';
      if (entity === null) return { kind: 'success', value: null, trace: emptyTrace(operation) };
      const query = `q=entity&entity=${entity}&queryType=${metric}&aggregation=TOTAL`;
      const url = new URL(`${api}/rest/memberCreatorPostAnalytics?${query}`);
      const answered = await call(
        operation,
        { method: 'GET', url, headers: versioned(accessToken) },
        parsed(reply),
      );
      if (answered.kind !== 'success') return answered;
      // A response without an element means that the figure is unknown, not that it is zero.
      return { ...answered, value: answered.value.elements[0]?.count ?? null };
    },
  };
}
