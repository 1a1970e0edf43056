import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { readAshby } from './boards/ashby.ts';
import { readGreenhouse } from './boards/greenhouse.ts';
import { readFirstLine } from './boards/hacker-news.ts';
import { readLever } from './boards/lever.ts';
import { findBoard, guessBoards } from './detect.ts';
import { parsePay, payOf, periodOf } from './pay.ts';
import { countriesOf, countryOf, inCountry, splitPlaces, workplaceIn } from './places.ts';
import { plainText } from './plain-text.ts';
import { placesOf } from './text.ts';

describe('what is written freely', () => {
  it.each([
    ['$120k - $153k', 12_000_000, 15_300_000, 'USD', 'year'],
    ['$45 per hour', 4500, 4500, 'USD', 'hour'],
    ['36-46k GBP', 3_600_000, 4_600_000, 'GBP', 'year'],
    ['€30,000 to €36,000', 3_000_000, 3_600_000, 'EUR', 'year'],
    ['€50k-67k', 5_000_000, 6_700_000, 'EUR', 'year'],
    ['¥6,000,000', 6_000_000, 6_000_000, 'JPY', 'year'],
    ['£500 per day', 50_000, 50_000, 'GBP', 'day'],
    ['€50,000 for 4 days per week', 5_000_000, 5_000_000, 'EUR', 'year'],
    ['$100,000 + 401k', 10_000_000, 10_000_000, 'USD', 'year'],
    ['3 roles, 20% bonus, €50,000', 5_000_000, 5_000_000, 'EUR', 'year'],
    ['$150,000 • 0.5% – 1%', 15_000_000, 15_000_000, 'USD', 'year'],
    ['₹12-18 LPA', 120_000_000, 180_000_000, 'INR', 'year'],
    ['₹25,00,000', 250_000_000, 250_000_000, 'INR', 'year'],
    ['CA$81K – CA$87K', 8_100_000, 8_700_000, 'CAD', 'year'],
    ['$25/hr - $30/hr', 2_500, 3_000, 'USD', 'hour'],
    ['12,50 € per hour', 1_250, 1_250, 'EUR', 'hour'],
    ['USD 4.500 monthly', 450_000, 450_000, 'USD', 'month'],
    ['€60.000 - 70.000', 6_000_000, 7_000_000, 'EUR', 'year'],
    ['$25', 2_500, 2_500, 'USD', null],
    ['SEK 45 000', 4_500_000, 4_500_000, 'SEK', null],
  ])('pay: %s', (written, minMinor, maxMinor, currency, period) => {
    expect(parsePay(written)).toEqual({ minMinor, maxMinor, currency, period });
  });
  it.each(['Competitive', '$0k - $0k', '', '12 to 14', 'ABC 100'])('no pay: %s', (written) => {
    expect(parsePay(written)).toBeNull();
  });
  it.each([
    ['Manchester, England, United Kingdom', 'GB'],
    ['Manchester, UK or Remote (UK)', 'GB'],
    ['Austin, TX', 'US'],
    ['Austin, TX, US', 'US'],
    ['Bangalore, KA, IN', 'IN'],
    ['Berlin, DE', null],
    ['Bielefeld, Nordrhein-Westfalen, Deutschland', 'DE'],
    ['Graz, Steiermark, Österreich', 'AT'],
    ['USA Only', 'US'],
    ['Utrecht, NL', 'NL'],
    ['Remote (United States)', 'US'],
    ['Remote, EMEA', null],
    ['Worldwide', null],
    ['Remote - US', 'US'],
    ['US-TX-Austin', 'US'],
    ['Germany-Munich', 'DE'],
    ['Guinea-Bissau', 'GW'],
    ['Winston-Salem', null],
    ['constructor', null],
  ])('country: %s', (place, country) => {
    expect(countryOf(place)).toBe(country);
  });
  it.each([
    ['London, UK; Remote; Dublin, Ireland', ['London, UK', 'Remote', 'Dublin, Ireland'], ['GB', 'IE']],
    ['New York, NY or Remote', ['New York, NY', 'Remote'], ['US']],
    ['Portland, OR', ['Portland, OR'], ['US']],
    ['Frankfurt/Main', ['Frankfurt/Main'], []],
    ['Berlin / Munich | Vienna, Austria', ['Berlin', 'Munich', 'Vienna, Austria'], ['AT']],
    ['USA, Canada, UK', ['USA', 'Canada', 'UK'], ['CA', 'GB', 'US']],
    ['Remote (UK, Germany)', ['Remote (UK, Germany)'], ['DE', 'GB']],
    ['Georgia, USA', ['Georgia, USA'], ['US']],
    ['Singapore, Singapore', ['Singapore, Singapore'], ['SG']],
  ])('places: %s', (written, places, countries) => {
    expect(placesOf([written])).toEqual(places);
    expect(countriesOf(places)).toEqual(countries);
  });
  it.each([
    ['Remote', 'remote'],
    ['Berlin (Remote)', 'remote'],
    ['Homeoffice', 'remote'],
    ['London (hybrid)', 'hybrid'],
    ['London, no remote', null],
    ['Remoteville Road', null],
  ])('way of working: %s', (place, workplace) => {
    expect(workplaceIn(place)).toBe(workplace);
  });
  it.each([
    ['Lima', 'PE', 'Lima, Peru'],
    ['Cairo Office', 'Egypt', 'Cairo Office, Egypt'],
    ['New York, NY', 'US', 'New York, NY'],
    [null, 'de', 'Germany'],
    ['Oslo', null, 'Oslo'],
  ])('place with its country: %s in %s', (place, country, whole) => {
    expect(inCountry(place, country)).toBe(whole);
  });
  it('names every place of a list of places whatever is between them', () => {
    const place = fc.constantFrom(
      'London, UK',
      'Remote',
      'Dublin, Ireland',
      'Austin, TX',
      'Winston-Salem, NC',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { minLength: 1 }),
        fc.constantFrom('; ', ' | ', ';', ' / ', '\n', ' or ', ' • '),
        (places, between) => {
          expect(placesOf([places.join(between)])).toEqual(places);
        },
      ),
    );
  });
  it('never makes a year of an hour: stated periods that an amount contradicts are unknown', () => {
    const amount = fc.integer({ min: 8, max: 998 });
    fc.assert(
      fc.property(amount, fc.constantFrom('year', 'per-year-salary', '1 YEAR', null), (hourly, stated) => {
        expect(payOf(hourly, hourly + 1, 'USD', periodOf(stated))?.period).toBeNull();
        expect(parsePay(`$${hourly} - $${hourly + 1}`)?.period).toBeNull();
        expect(parsePay(`$${hourly}/hr`)).toMatchObject({ minMinor: hourly * 100, period: 'hour' });
      }),
    );
  });
  it('never fails and stays quick on any text', () => {
    const odd = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.constantFrom('constructor', '__proto__', '1,'.repeat(5000), '<p>'.repeat(5000), '('.repeat(5000)),
    );
    fc.assert(
      fc.property(odd, (text) => {
        parsePay(text);
        splitPlaces(text);
        countriesOf([text]);
        findBoard(text);
        guessBoards(text);
        readFirstLine(text);
        expect(countryOf(text)?.length ?? 2).toBe(2);
        expect(plainText(text).length).toBeLessThanOrEqual(20_000);
      }),
      { numRuns: 100 },
    );
  });
});

describe('what a board leaves out', () => {
  it('Greenhouse: a place from the offices, pay by its heading, markup that is not escaped', () => {
    const job = {
      id: 1,
      title: 'A',
      absolute_url: 'https://x.example/1',
      internal_job_id: 2,
      content: '<p>Plain &amp; clear</p>',
    };
    const offices = [{ name: 'Rotterdam', location: 'Rotterdam, Netherlands' }];
    const range = { min_cents: 2_500, max_cents: 3_000, currency_type: 'USD' };
    const { ads } = readGreenhouse(
      {
        jobs: [
          { ...job, location: null, offices, pay_input_ranges: [{ ...range, title: 'Hourly range' }] },
          { ...job, location: { name: 'Rotterdam' }, offices, pay_input_ranges: [range] },
          {
            ...job,
            location: { name: 'Leeds, UK' },
            offices,
            pay_input_ranges: [
              { min_cents: 9_000_000, max_cents: 12_000_000, currency_type: 'GBP', title: 'London' },
              { min_cents: 7_000_000, max_cents: 9_500_000, currency_type: 'GBP', title: 'Leeds' },
            ],
          },
        ],
      },
      'acme',
    );
    expect(ads).toMatchObject([
      { places: ['Rotterdam, Netherlands'], text: 'Plain & clear', pay: { minMinor: 2_500, period: 'hour' } },
      { places: ['Rotterdam, Netherlands'], pay: { maxMinor: 3_000, period: null } },
      { places: ['Leeds, UK'], pay: { minMinor: 7_000_000, maxMinor: 12_000_000, period: 'year' } },
    ]);
  });

  it('Lever: a text without markup, remote by its place, a country by its field, the text once', () => {
    const one = { text: 'Rigger', hostedUrl: 'https://jobs.lever.co/a/1' };
    const { ads } = readLever(
      [
        {
          ...one,
          id: '1',
          descriptionPlain: 'Only plain.',
          additionalPlain: 'And more.',
          workplaceType: 'unspecified',
          categories: { location: 'Remote' },
        },
        {
          ...one,
          id: '2',
          description: '<p>Opening</p><p>Body</p>',
          opening: '<p>Opening</p>',
          descriptionBody: '<p>Body</p>',
          country: 'PE',
          categories: { location: 'Lima', allLocations: ['Lima', 'Quito, Ecuador'] },
        },
      ],
      'acme',
    );
    expect(ads).toMatchObject([
      { workplace: 'remote', text: 'Only plain.\n\nAnd more.' },
      { workplace: null, text: 'Opening\n\nBody', places: ['Lima, Peru', 'Quito, Ecuador'] },
    ]);
  });

  it('Ashby: pay in a sentence or in a tier, an address only for applying, no id', () => {
    const paid = { scrapeableCompensationSalarySummary: '€40 - €55 per hour', summaryComponents: [] };
    const salary = { compensationType: 'Salary', interval: '1 MONTH', currencyCode: 'EUR', minValue: 3_000 };
    const { ads } = readAshby(
      {
        jobs: [
          { title: 'A', applyUrl: 'https://jobs.ashbyhq.com/a/1/application', compensation: paid },
          {
            id: '2',
            title: 'B',
            jobUrl: 'https://jobs.ashbyhq.com/a/2',
            compensation: { compensationTiers: [{ components: [salary] }] },
          },
        ],
      },
      'acme-works',
    );
    expect(ads).toMatchObject([
      { company: 'Acme Works', pay: { minMinor: 4_000, maxMinor: 5_500, currency: 'EUR', period: 'hour' } },
      { pay: { minMinor: 300_000, maxMinor: null, period: 'month' } },
    ]);
  });
});
