export {
  connectionOn,
  joinTransactions,
  openDatabase,
  type Connection,
  type Database,
  type Db,
  type Tx,
} from './connection.ts';
export {
  countOwnRows,
  deleteOwnRow,
  deleteRow,
  eraseFrom,
  findOwnRow,
  findRow,
  findTheirRow,
  insertRow,
  listOwnIds,
  listOwnRows,
  listRowsById,
  lockOwnRow,
  lockRow,
} from './own-rows.ts';
export { currentHashes } from './history.ts';
export { installationMode } from './installation.ts';
export { markOf } from './mark.ts';
export { isMigrated, migrate } from './migrate.ts';
export { createPresence, listGone, type Presence } from './presence.ts';
export { likePattern } from './like-pattern.ts';
export { prepareAlone, takeLock } from './locks.ts';
export { isListedRows, listRows } from './listed-rows.ts';
export { jsonParameter } from './json-parameter.ts';
export { insertManyRows } from './many-rows.ts';
export { sent, together } from './sent.ts';
export { readingTogether, sharingConnection } from './shared-connection.ts';
export { rowsAfter, type Position } from './rows-after.ts';
export { rowReader } from './rows.ts';
export { uniqueViolation } from './errors.ts';
