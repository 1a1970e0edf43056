import { countryOf } from '../../../../integrations/job-boards/index.ts';
import { foldText, splitWords } from '../../../library/people/index.ts';

interface Placed {
  places: readonly string[];
  countries: readonly string[];
  workplace: string | null;
}

/**
 * Whether an opening can be done from one of the places: it names the place, its country fits, or it is remote and not
 * tied to another country.
 */
export function fitsPlaces(job: Placed, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const named = new Set(job.places.flatMap((place) => splitWords(foldText(place))));
  return wanted.some((place) => {
    const words = splitWords(foldText(place));
    if (
      words.length > 0 &&
      words.every((word) => named.has(word) || (word === 'remote' && job.workplace === 'remote'))
    )
      return true;
    const country = countryOf(place);
    if (country !== null && words.length <= 3 && countryOf(place.split(',')[0] ?? '') === country)
      return job.countries.includes(country) || (job.workplace === 'remote' && job.countries.length === 0);
    return (
      job.workplace === 'remote' &&
      (job.countries.length === 0 || (country !== null && job.countries.includes(country)))
    );
  });
}
