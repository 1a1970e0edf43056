/** Browsers name some zones as they were called long ago; people look for what their city is called today. */
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

/** 'Asia/Kolkata' of 'Asia/Calcutta', where this browser knows the name of today. */
export function presentZone(zone: string): string {
  const name = present[zone];
  return name !== undefined && isKnown(name) ? name : zone;
}

/** The zone this device is set to, e.g. 'Asia/Kolkata'. */
export function deviceZone(): string {
  return presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The zones this browser knows, in order, and those of `also`. */
export function knownZones(...also: string[]): string[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone').map(presentZone), ...also];
  return [...new Set(known)].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** How a zone is written on the page: 'America/New York'. */
export function zoneLabel(zone: string): string {
  return presentZone(zone).replaceAll('_', ' ');
}
