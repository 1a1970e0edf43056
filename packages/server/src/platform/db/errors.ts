/** The name of the violated unique constraint or index, or null. Drizzle wraps the driver's error. */
export function uniqueViolation(error: unknown): string | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth += 1
  ) {
    if ('code' in current && current.code === '23505') {
      return 'constraint' in current && typeof current.constraint === 'string' ? current.constraint : '';
    }
  }
  return null;
}
