const deepest = 6;

/** An error and its causes, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; current instanceof Error && depth < deepest; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/** The code of an error of the system or of PostgreSQL. */
export const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;
