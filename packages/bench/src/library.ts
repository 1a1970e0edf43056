import { randomUUID } from 'node:crypto';
import { drawFrom } from '@limelight/sandbox';
import pg from 'pg';
import { percentile, rounded, type Figure, type Measurement } from './figures.ts';
import { readString, signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

/** `LIBRARY_POSTS=100000` measures a smaller library. */
const posts = Number(process.env['LIBRARY_POSTS'] ?? 1_000_000);
/** The same number of posts once of one person and once of so many. */
const crowd = 100;
const importedPosts = 20_000;
const rounds = 25;
const aimMs = 50;
const aimPerSecond = 5_000;

const syllables = 'ba co di fe gu ha jo ki la me no pa ri so tu ve wa ze plan mark stor lead'.split(' ');
const endings = ['', '', '', 'ing', 'ed', 's', 'tion', 'er', 'ment'];
const vocabularySize = 30_000;

interface Language {
  word: (rank: number) => string;
  text: () => string;
}

/** An artificial language with realistic frequencies: the word of rank n is 1/n as frequent as the first. */
function makeLanguage(): Language {
  const random = drawFrom(21);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const known = new Set<string>();
  while (known.size < vocabularySize)
    known.add(
      Array.from({ length: known.size < 500 ? 2 : 3 }, () => pick(syllables)).join('') + pick(endings),
    );
  const words = [...known];
  const word = (rank: number) => words[rank - 1] ?? '';
  const any = () => word(Math.floor(Math.exp(random() * Math.log(vocabularySize))));
  return { word, text: () => Array.from({ length: 120 }, any).join(' ') };
}

/** Searches of each kind that the page makes. The words change with the round, so that no answer is cached. */
const searches = ({ word }: Language): Record<string, (round: number) => string> => ({
  'all, by standing': () => '',
  'newest in an industry': () => 'sort=newest&industry=Finance',
  'two frequent words': (round) => `q=${word(20 + round)}+${word(40 + round)}&sort=relevance`,
  'two words': (round) => `q=${word(200 + round)}+${word(700 + round)}&sort=relevance`,
  'a rare word': (round) => `q=${word(9_000 + round)}+&sort=standing`,
  'beginning of a word': (round) => `q=${word(300 + round).slice(0, -2)}&sort=relevance`,
  phrase: (round) => `q=%22${word(60 + round)}+${word(120 + round)}%22&sort=relevance`,
  'words and filters': (round) => `q=${word(150 + round)}+&minReactions=400&industry=Finance&language=en`,
  'author and words': (round) => `q=${word(30 + round)}+&author=Author+${round}`,
  'misspelt word': (round) => {
    const right = word(2_000 + round);
    return `q=${right.slice(0, -2)}x${right.slice(-2)}+&sort=relevance`;
  },
});

const insertion = `
  INSERT INTO library_posts (id, user_id, import_id, author_key, author, own, text, digest, industry, language, characters,
    has_media, reactions, comments, posted_at, standing, position, search)
  SELECT gen_random_uuid(), $2, $3, 'author ' || n % 500, 'Author ' || n % 500, false, text, md5(n::text),
    (ARRAY['Finance','Legal','Retail','Technology','Healthcare','Energy'])[1 + n % 6], 'en', length(text), n % 2 = 0,
    (random() * random() * 900)::int, (random() * 90)::int, now() - random() * interval '1000 days',
    (exp(random() * 4) / 7)::real, 0, to_tsvector('english', text) || to_tsvector('simple', text || ' Author ' || n % 500)
  FROM json_array_elements_text($1::json) WITH ORDINALITY AS given (text, at), LATERAL (SELECT $4::int + at::int) AS one (n)`;

/** Stores the words of a person's library, as an import does. */
async function storeWords(
  client: pg.Client,
  { userId, importId, size }: { userId: string; importId: string; size: number },
  language: Language,
): Promise<void> {
  const words = Array.from({ length: vocabularySize }, (_, at) => language.word(at + 1));
  await client.query(
    'INSERT INTO library_words (user_id, word, imports) SELECT $1, unnest($2::text[]), 1 ON CONFLICT DO NOTHING',
    [userId, words.filter((word) => word.length >= 4)],
  );
  await client.query(
    `INSERT INTO library_import_words (import_id, user_id, posts, words) VALUES ($1, $2, $3, '{}')`,
    [importId, userId, size],
  );
}

/**
 * Fills the library of one person, and as many posts again of a crowd, directly in the database. Its indexes are
 * created afterwards, which is faster. `crowded` is one of the crowd.
 */
async function fillLibrary(
  databaseUrl: string,
  { alone, crowded }: { alone: string; crowded: string },
  language: Language,
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = 'library_posts' AND indexname <> 'library_posts_pkey'`,
    );
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
    const libraries = [
      { userId: alone, importId: randomUUID(), size: posts },
      ...Array.from({ length: crowd }, (_, at) => ({
        userId: at === crowd / 2 ? crowded : randomUUID(),
        importId: randomUUID(),
        size: posts / crowd,
      })),
    ];
    const atOnce = Math.min(2_000, posts / crowd);
    for (const { userId, importId, size } of libraries)
      for (let at = 0; at < size; at += atOnce) {
        const texts = Array.from({ length: Math.min(atOnce, size - at) }, language.text);
        await client.query(insertion, [JSON.stringify(texts), userId, importId, at]);
      }
    await client.query(`SET maintenance_work_mem = '512MB'`);
    for (const { definition } of rows) await client.query(definition);
    for (const library of libraries)
      if (library.userId === alone || library.userId === crowded) await storeWords(client, library, language);
    await client.query('VACUUM ANALYZE library_posts, library_words');
  } finally {
    await client.end();
  }
}

/** Imports a file of posts through the API and waits for the run to end. */
async function measureImport(url: string, token: string, language: Language): Promise<Figure> {
  const lines = Array.from(
    { length: importedPosts },
    (_, n) => `Author ${n % 300},${language.text()},${n % 700},${n % 40},2026-05-01`,
  );
  const form = new FormData();
  form.set('mine', 'false');
  form.set('file', new File([['author,text,reactions,comments,date', ...lines].join('\n')], 'posts.csv'));
  const headers = { authorization: `Bearer ${token}` };
  const began = performance.now();
  const started: unknown = await (
    await fetch(`${url}/api/imports/file`, { method: 'POST', headers, body: form })
  ).json();
  const id = readString(started, 'data', 'id');
  for (;;) {
    const run: unknown = await (await fetch(`${url}/api/runs/${id}`, { headers })).json();
    const status = readString(run, 'data', 'status');
    if (status === 'done') break;
    if (status === 'failed') throw new Error('the import failed');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const perSecond = importedPosts / ((performance.now() - began) / 1_000);
  return {
    name: 'import of a file',
    value: `${rounded(perSecond, 0)} posts/s`,
    target: `${aimPerSecond} posts/s`,
    reached: perSecond >= aimPerSecond,
  };
}

/** The time of each kind of search in a person's library. */
async function measureSearches(
  url: string,
  token: string,
  { language, whose }: { language: Language; whose: string },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, queryOf] of Object.entries(searches(language))) {
    const times: number[] = [];
    for (let round = -3; round < rounds; round += 1) {
      const began = performance.now();
      const response = await fetch(`${url}/api/library/posts?${queryOf(Math.abs(round))}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      if (round >= 0) times.push(performance.now() - began);
    }
    const p95 = percentile(times, 95);
    figures.push({
      name: `${name}, ${whose}`,
      value: `${rounded(percentile(times, 50))} ms, p95 ${rounded(p95)} ms`,
      target: `p95 <= ${aimMs} ms`,
      reached: p95 <= aimMs,
    });
  }
  return figures;
}

/** Measures a very large library of one person and one of many: each kind of search, and an import. */
export async function measureLibrary(databaseUrl: string): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  try {
    const [alone, crowded, other] = await signUpMany(program.url, 3);
    if (alone === undefined || crowded === undefined || other === undefined)
      throw new Error('nobody signed up');
    const language = makeLanguage();
    const imported = await measureImport(program.url, other.token, language);
    await fillLibrary(databaseUrl, { alone: alone.id, crowded: crowded.id }, language);
    return {
      title: 'Search in the library of posts',
      method: `${posts} posts of 120 words of one person and as many of ${crowd} people, word frequencies as in a language, ${rounds} requests of each kind with different words one after the other after three to warm up, with a session; a CSV file of ${importedPosts} posts through the API`,
      figures: [
        imported,
        ...(await measureSearches(program.url, alone.token, { language, whose: 'all posts' })),
        ...(await measureSearches(program.url, crowded.token, { language, whose: `one of ${crowd} people` })),
      ],
    };
  } finally {
    await program.stop();
  }
}
