import autocannon from 'autocannon';
import pg from 'pg';
import { median, rounded, type Measurement } from './figures.ts';
import { signUpMany } from './people.ts';
import { freePort, here, runProgram, runServer } from './processes.ts';

const ledgerRows = 1000;

/** Fills a user's ledger up to `ledgerRows` entries without changing its total. */
async function fillLedger(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'credit_entries' AND is_identity = 'NO'",
    );
    const copied = rows
      .map((row) => row.column_name)
      .filter((name) => !['id', 'seq', 'amount', 'kind'].includes(name));
    const hasSeq = rows.some((row) => row.column_name === 'seq');
    await client.query(
      `INSERT INTO credit_entries (id, ${hasSeq ? 'seq, ' : ''}kind, amount, ${copied.join(', ')})
       SELECT gen_random_uuid(), ${hasSeq ? '(SELECT max(seq) FROM credit_entries) + n, ' : ''}
              CASE n % 2 WHEN 0 THEN 'release' ELSE 'reserve' END, CASE n % 2 WHEN 0 THEN 30 ELSE -30 END, ${copied.join(', ')}
       FROM generate_series(1, $2) AS n, (SELECT * FROM credit_entries WHERE user_id = $1 LIMIT 1) AS first`,
      [userId, ledgerRows - 2],
    );
    await client.query('VACUUM ANALYZE credit_entries');
  } finally {
    await client.end();
  }
}

async function requestsPerSecond(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 20,
    duration: 4,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Measures `user/details` as served in production against the minimum that reads the same data. */
export async function measureUserDetails(databaseUrl: string): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  const bare = await runServer(here('./bare-details.ts'), await freePort(), '/ready', {
    DATABASE_URL: databaseUrl,
  });
  try {
    const [person] = await signUpMany(program.url, 1);
    if (person === undefined) throw new Error('nobody signed up');
    await fillLedger(databaseUrl, person.id);
    const own: number[] = [];
    const yardstick: number[] = [];
    await requestsPerSecond(`${program.url}/api/user/details`, person.token);
    await requestsPerSecond(`${bare.url}/details`, person.token);
    for (let round = 0; round < 5; round += 1) {
      own.push(await requestsPerSecond(`${program.url}/api/user/details`, person.token));
      yardstick.push(await requestsPerSecond(`${bare.url}/details`, person.token));
    }
    const ratio = median(own.map((value, round) => value / (yardstick[round] ?? value)));
    return {
      title: 'GET /api/user/details against a bare Hono and pg server with the same queries',
      method: `20 connections, 5 rounds of 4 s each in turn, session checked on each request, ${ledgerRows} ledger rows, production logging on`,
      figures: [
        { name: 'ours', value: `${Math.round(median(own))} requests/s` },
        { name: 'bare', value: `${Math.round(median(yardstick))} requests/s` },
        { name: 'ratio', value: `${rounded(ratio * 100)} %`, target: '>= 70 %', reached: ratio >= 0.7 },
      ],
    };
  } finally {
    await program.stop();
    await bare.stop();
  }
}
