/** Browsers report some zones under outdated names, while people search for the current name of their city. */
const present: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Africa/Asmera': 'Africa/Asmara',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The current name of a zone, such as "Asia/Kolkata" for "Asia/Calcutta", if this browser knows it. */
export function presentZone(zone: string): string {
  const name = present[zone];
  return name !== undefined && isKnown(name) ? name : zone;
}

/** The time zone of this device, such as "Asia/Kolkata". */
export function deviceZone(): string {
  return presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The time zones this browser knows plus those in `also`, sorted. */
export function knownZones(...also: string[]): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone').map(presentZone), ...also];
  return [...new Set(known)].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** The display name of a zone, such as "America/New York". */
export function zoneLabel(zone: string): string {
  return presentZone(zone).replaceAll('_', ' ');
}
