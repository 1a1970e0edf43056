import { eraseFrom, listOwnIds, listRowsById } from '../../../../platform/db/index.ts';
import { runs } from '../tables.ts';

/** Deletes a user's runs. An active one can no longer write, and ends without storing anything. */
export const eraseRuns = eraseFrom(runs);

export const listRunIds = listOwnIds(runs);

export const listRunsById = listRowsById(runs);
