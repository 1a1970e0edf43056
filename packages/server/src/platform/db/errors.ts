/** The database's error among the causes of this one, since Drizzle wraps it. */
function databaseError(error: unknown, codes: readonly string[]): Error | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth += 1
  ) {
    if ('code' in current && typeof current.code === 'string' && codes.includes(current.code)) return current;
  }
  return null;
}

/** The name of the violated unique constraint or index, or null. */
export function uniqueViolation(error: unknown): string | null {
  const found = databaseError(error, ['23505']);
  if (found === null) return null;
  return 'constraint' in found && typeof found.constraint === 'string' ? found.constraint : '';
}

/** True when PostgreSQL gave up a transaction that collided with another one, and that succeeds when it is repeated. */
export const isCollision = (error: unknown): boolean => databaseError(error, ['40P01', '40001']) !== null;
