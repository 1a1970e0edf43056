import { causesOf, codeOf } from './causes.ts';

/** What the innermost error says. */
function reasonOf(error: unknown): string {
  const said = [...causesOf(error)].map((one) => one.message || (codeOf(one) ?? one.name));
  return said.at(-1) ?? 'no reason given';
}

/** The file storage did not do what it was asked, whatever it answered. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super(`The file storage failed: ${reasonOf(cause)}`, { cause });
    this.name = 'StorageAway';
  }
}

/** A connection that cannot be made or was lost, as the system and PostgreSQL name it. */
const codes: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Shutting down, crashed, starting, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
]);
/** The driver of PostgreSQL gives these no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when the database or the file storage is not there, so that the same may work in a moment. */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    (one) => one instanceof StorageAway || codes.has(codeOf(one)) || messages.test(one.message),
  );
}

/** Why the database cannot be used, for the operator; null for every other error. */
export function databaseRefusal(error: unknown): string | null {
  if (error instanceof StorageAway) return null;
  // A wrong password or role, no such database.
  const refused = causesOf(error).some((one) => /^(28|3D)[0-9A-Z]{3}$/.test(codeOf(one) ?? ''));
  if (!refused && !isAway(error)) return null;
  return `The database cannot be used: ${reasonOf(error)}. Check DATABASE_URL, and that PostgreSQL runs there.`;
}
