import { post, type Post } from '@limelight/contracts';
import { fieldErrors, isApiError } from '../../../../lib/api-error.ts';
import type { SaveFailure } from './autosave.ts';

/** The kind of a failed save. After an expired session, the text stays on this device until its owner returns. */
export function saveFailure(error: unknown): SaveFailure {
  if (!isApiError(error)) return { kind: 'busy' };
  if (error.code === 'network' || error.code === 'aborted' || error.code === 'timeout')
    return { kind: 'offline' };
  if (error.status === 401) return { kind: 'signed-out' };
  switch (error.code) {
    case 'version_conflict':
      return { kind: 'conflict' };
    case 'not_found':
      return { kind: 'gone' };
    case 'post_locked':
      return { kind: 'locked' };
    case 'too_many_requests':
    case 'request_in_progress':
    case 'unavailable':
    case 'unreadable':
      return { kind: 'busy' };
    default:
      return error.status !== null && error.status < 500
        ? { kind: 'refused', message: Object.values(fieldErrors(error))[0] ?? error.message }
        : { kind: 'busy' };
  }
}

/** The other version from `details.current` of a 409, or null. */
export function currentOf(error: unknown): Post | null {
  if (!isApiError(error, 'version_conflict')) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('current' in details)) return null;
  const parsed = post.safeParse(details.current);
  return parsed.success ? parsed.data : null;
}
