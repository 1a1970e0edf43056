import type { Connection } from '../../../platform/db/index.ts';
import { errorReports } from './tables.ts';

export async function insertReport(connection: Connection, report: typeof errorReports.$inferInsert) {
  await connection.insert(errorReports).values(report);
}
