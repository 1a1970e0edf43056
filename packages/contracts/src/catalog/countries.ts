import codes from './countries.json' with { type: 'json' };

/** ISO 3166-1 alpha-2 codes. `Intl.DisplayNames` provides the names. */
export const countryCodes: readonly string[] = codes;
