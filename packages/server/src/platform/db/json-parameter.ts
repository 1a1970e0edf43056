/** Serialises a value as one JSON parameter, without characters that PostgreSQL cannot store in text. */
export const jsonParameter = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string' ? one.toWellFormed().replaceAll('\u0000', '') : one,
  );
