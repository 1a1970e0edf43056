import pg from 'pg';
import { percentile, rounded, type Measurement } from './figures.ts';
import { signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

const rows = 100_000;
const rounds = 8;
const aimMs = 60;

const roles = `ARRAY['Head of Operations','Backend Engineer','Buyer','Nurse Lead','Data Analyst','Sales Manager','Warehouse Planner','Editor']`;
const places = `ARRAY['Berlin, Germany','Leeds, UK','Lisbon, Portugal','Remote','Austin, TX','Pune, India','Oslo, Norway']`;
const industries = `ARRAY['Logistics','Software','Retail','Health','Media']`;
/** An item of an array, varied over the rows so that no two columns are correlated. */
const pick = (items: string, step: number) => `(${items})[1 + (n * ${step}) % array_length(${items}, 1)]`;

const fillPeople = `
  INSERT INTO people (id, user_id, name, headline, position, company, location, industry, company_size, email, linkedin_url,
    website, notes, tags, kinds, name_key, company_key, email_key, linkedin_key, connected_on, last_contacted_at, opted_out,
    has_signal, legal_basis, keep_until, created_at, updated_at)
  SELECT gen_random_uuid(), $1, 'Person' || n || ' Family' || n % 5000, 'Works on theme ' || n % 900, ${pick(roles, 3)},
    'Company ' || n % 20000, ${pick(places, 5)}, ${pick(industries, 7)}, 10 + n % 5000, NULL, NULL, NULL,
    'Met at event ' || n % 300, CASE WHEN n % 10 = 0 THEN ARRAY['warm'] ELSE ARRAY[]::text[] END,
    CASE WHEN n % 3 > 0 THEN ARRAY['lead'] ELSE ARRAY['connection'] END, 'person' || n || ' family' || n % 5000,
    'company' || n % 20000, '', '', NULL, NULL, n % 50 = 0, n % 7 = 0, 'legitimate-interest', '2030-01-01',
    now() - n * interval '1 minute', now()
  FROM generate_series(1, ${rows}) AS n`;

const fillJobs = [
  `INSERT INTO jobs (id, title, company, company_key, block_keys, places, places_text, countries, workplace, employment,
    department, text, url, pay_min, pay_max, pay_currency, pay_period, pay_yearly, published_at, first_seen_at, last_seen_at,
    closed_at, reposts)
   SELECT gen_random_uuid(), ${pick(roles, 3)} || ' ' || n % 700, 'Company ' || n % 20000, 'company' || n % 20000,
    ARRAY['b' || n % 30000], ARRAY[${pick(places, 5)}], ${pick(places, 5)}, ARRAY[(ARRAY['DE','GB','PT','US'])[1 + n % 4]],
    (ARRAY['remote','hybrid','on-site'])[1 + n % 3], NULL, NULL,
    repeat('You plan, build and run services for theme ' || n % 900 || ' with four other people. ', 8) || ${pick(industries, 7)},
    'https://jobs.example.com/' || n, NULL, NULL, NULL, NULL, 30000 + n % 90000, now() - n * interval '5 minutes',
    now() - n * interval '3 minutes', now(), CASE WHEN n % 5 = 0 THEN now() END, n % 4
   FROM generate_series(1, ${rows}) AS n`,
  `INSERT INTO job_ads (board, board_company, external_id, job_id, url, first_seen_at, last_seen_at, closed_at)
   SELECT 'lever', 'company', id::text, id, url, first_seen_at, last_seen_at, closed_at FROM jobs`,
];

interface Search {
  name: string;
  path: (round: number) => string;
}

const peopleSearches: readonly Search[] = [
  { name: 'newest leads', path: () => '/leads?limit=25' },
  { name: 'two words', path: (round) => `/people?limit=25&q=operations theme ${round + 3}` },
  { name: 'a rare name', path: (round) => `/people?limit=25&q=family${round * 37}` },
  { name: 'role, place, size', path: () => '/leads?limit=25&role=operations&location=berlin&sizeFrom=500' },
  { name: 'tag and signal', path: () => '/leads?limit=25&tag=warm&signal=true' },
  { name: 'warm path, industry', path: () => '/leads?limit=25&warm=true&industry=logistics' },
  { name: 'company', path: (round) => `/people?limit=25&company=Company ${round * 11}` },
];
const jobSearches: readonly Search[] = [
  { name: 'newest', path: () => '/jobs?scope=all&limit=25' },
  { name: 'two words', path: (round) => `/jobs?scope=all&limit=25&q=engineer ${round + 10}` },
  {
    name: 'theme, remote, pay',
    path: (round) => `/jobs?scope=all&limit=25&q=theme ${round + 5}&workplace=remote&payFrom=60000`,
  },
  { name: 'country, last month', path: () => '/jobs?scope=all&limit=25&country=DE&postedWithinDays=30' },
  { name: 'company', path: (round) => `/jobs?scope=all&limit=25&company=Company ${round * 13}` },
];

async function measureSearches(
  databaseUrl: string,
  {
    title,
    fill,
    searches,
  }: {
    title: string;
    fill: (client: pg.Client, userId: string) => Promise<void>;
    searches: readonly Search[];
  },
): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  try {
    const [person] = await signUpMany(program.url, 1);
    if (person === undefined) throw new Error('nobody signed up');
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      await fill(client, person.id);
    } finally {
      await client.end();
    }
    const ask = async (path: string) => {
      const began = performance.now();
      const answer = await fetch(encodeURI(`${program.url}/api${path}`), {
        headers: { authorization: `Bearer ${person.token}` },
      });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
      return performance.now() - began;
    };
    for (const { path } of searches) await ask(path(0));
    const all: number[] = [];
    const figures: Measurement['figures'] = [];
    for (const { name, path } of searches) {
      const seen: number[] = [];
      for (let round = 1; round <= rounds; round += 1) seen.push(await ask(path(round)));
      all.push(...seen);
      figures.push({
        name,
        value: `p50 ${rounded(percentile(seen, 50))} ms, slowest ${rounded(Math.max(...seen))} ms`,
      });
    }
    const p95 = percentile(all, 95);
    return {
      title,
      method: `${rows} rows on the embedded database; ${rounds} requests over HTTP for each search, one after another, the first of each left out`,
      figures: [
        ...figures,
        { name: 'all', value: `p95 ${rounded(p95)} ms`, target: `<= ${aimMs} ms`, reached: p95 <= aimMs },
      ],
    };
  } finally {
    await program.stop();
  }
}

export const measurePeople = (databaseUrl: string): Promise<Measurement> =>
  measureSearches(databaseUrl, {
    title: `Searches over ${rows} people`,
    async fill(client, userId) {
      await client.query(fillPeople, [userId]);
      await client.query('VACUUM ANALYZE people');
    },
    searches: peopleSearches,
  });

export const measureJobs = (databaseUrl: string): Promise<Measurement> =>
  measureSearches(databaseUrl, {
    title: `Searches over ${rows} openings`,
    async fill(client) {
      for (const statement of fillJobs) await client.query(statement);
      for (const table of ['jobs', 'job_ads']) await client.query(`VACUUM ANALYZE ${table}`);
    },
    searches: jobSearches,
  });
