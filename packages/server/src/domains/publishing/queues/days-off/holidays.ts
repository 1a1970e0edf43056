/** The place whose holidays a user observes: ISO 3166-1, and a region as the library names it. */
export interface HolidayPlace {
  country: string;
  region: string | null;
}

export interface NamedPlace {
  code: string;
  name: string;
}

/** Loads the rules of all countries on first use, since few processes need them. */
async function openLibrary() {
  const { default: Holidays } = await import('date-holidays');
  return Holidays;
}

const byCode = (names: Record<string, string> | undefined): NamedPlace[] =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The countries whose holidays are known, sorted by English name. */
export async function holidayCountries(): Promise<NamedPlace[]> {
  const Holidays = await openLibrary();
  return byCode(new Holidays().getCountries('en'));
}

/** The regions of a country that have holidays of their own. Empty if there are none. */
export async function holidayRegions(country: string): Promise<NamedPlace[]> {
  const Holidays = await openLibrary();
  return byCode(new Holidays().getStates(country, 'en'));
}

const dayMs = 86_400_000;
const years = new Map<string, readonly [string, string][]>();
const yearsKept = 400;

async function holidaysOfYear(
  { country, region }: HolidayPlace,
  year: number,
): Promise<readonly [string, string][]> {
  const key = `${country} ${region ?? ''} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const Holidays = await openLibrary();
  const found = region === null ? new Holidays(country) : new Holidays(country, region);
  const days = found.getHolidays(year, 'en').flatMap((holiday): [string, string][] => {
    if (holiday.type !== 'public') return [];
    const length = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / dayMs));
    // `start` may be in the evening before. `date` is the day itself.
    const first = Temporal.PlainDate.from(holiday.date.slice(0, 10));
    return Array.from({ length }, (_, index) => [first.add({ days: index }).toString(), holiday.name]);
  });
  if (years.size >= yearsKept) years.clear();
  years.set(key, days);
  return days;
}

/** The public holidays of a place in these years, by date (YYYY-MM-DD), with their English names. */
export async function publicHolidays(
  place: HolidayPlace,
  wanted: readonly number[],
): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const year of wanted)
    for (const [date, name] of await holidaysOfYear(place, year)) if (!days.has(date)) days.set(date, name);
  return days;
}
