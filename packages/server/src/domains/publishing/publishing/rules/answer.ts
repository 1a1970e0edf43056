import type { CreateResult } from '../../../../integrations/linkedin/index.ts';

export function answerOf(result: CreateResult<{ urn: string | null } | null>): string {
  const status = result.trace.status === null ? '' : `${result.trace.status} `;
  switch (result.kind) {
    case 'success':
      return `${status}${result.value === null ? 'done' : (result.value.urn ?? 'no id')}`;
    case 'rejected':
    case 'unauthorised':
      return `${status}${result.code}`;
    case 'duplicate':
      return `${status}duplicate of ${result.urn ?? 'a post without id'}`;
    case 'unavailable':
    case 'unknown_outcome':
      return `${status}${result.kind}: ${result.reason}`;
    case 'rate_limited':
    case 'version_gone':
    case 'not_sent':
      return `${status}${result.kind}`;
  }
}
