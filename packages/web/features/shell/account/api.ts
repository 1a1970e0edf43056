import { listSessions } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

export const sessionsQuery = pagedQuery(['auth', 'sessions'], (cursor, signal) =>
  call(listSessions, { query: cursor }, { showError: false, signal }),
);
