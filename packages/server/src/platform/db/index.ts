export {
  joinTransactions,
  openDatabase,
  type Connection,
  type Database,
  type Db,
  type Tx,
} from './connection.ts';
export { installationMode } from './installation.ts';
export { isMigrated, migrate } from './migrate.ts';
export { rowReader, type RowReader } from './rows.ts';
export { uniqueViolation } from './errors.ts';
