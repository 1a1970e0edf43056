import pg from 'pg';
import { percentile, rounded, type Measurement } from './figures.ts';
import { signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

const posts = 50_000;
const rounds = 25;

/** Searches of each kind that the page sends. */
const searches = {
  'all, by standing': '',
  'two words': 'q=slow+machine&sort=relevance',
  'beginning of a word': 'q=mach&sort=relevance',
  phrase: 'q=%22waiting+for+the+signature%22&sort=relevance',
  'words and filters': 'q=customer&minReactions=100&industry=Finance&language=en',
  'misspelt word': 'q=signatuer&sort=relevance',
} as const;

/** Fills a library with posts of random words, a few of which are rare. */
async function fillLibrary(databaseUrl: string, userId: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `WITH made AS (
         SELECT n, string_agg((ARRAY['the','machine','slow','customer','price','team','week','because','nobody','asked',
           'waiting','for','signature','report','money','learned','question','answer','simple','change','people','work',
           'number','meeting','month','plan','result','idea','mistake','reason','word' || (random() * 20000)::int])
           [1 + (random() * 30)::int], ' ') AS words
         FROM generate_series(1, $2) AS n, generate_series(1, 90) AS word(at) GROUP BY n
       )
       INSERT INTO library_posts (id, user_id, import_id, author_key, author, own, text, digest, industry, language, characters,
         has_media, reactions, comments, standing, position, search)
       SELECT gen_random_uuid(), $1, $1, 'author ' || n % 200, 'Author ' || n % 200, false,
         words || CASE WHEN n % 5000 = 0 THEN ' waiting for the signature' ELSE '' END, md5(n::text),
         CASE n % 3 WHEN 0 THEN 'Finance' ELSE 'Legal' END, 'en', length(words), n % 2 = 0,
         (random() * 900)::int, (random() * 90)::int, random() * 9, 0,
         to_tsvector('english', words || CASE WHEN n % 5000 = 0 THEN ' waiting for the signature' ELSE '' END)
           || to_tsvector('simple', words || CASE WHEN n % 5000 = 0 THEN ' waiting for the signature' ELSE '' END)
       FROM made`,
      [userId, posts],
    );
    await client.query('VACUUM ANALYZE library_posts');
  } finally {
    await client.end();
  }
}

/** The library of one person with very many imported posts, by the search that is sent. */
export async function measureLibrary(databaseUrl: string): Promise<Measurement> {
  const program = await runProgram(databaseUrl);
  try {
    const [person] = await signUpMany(program.url, 1);
    if (person === undefined) throw new Error('nobody signed up');
    await fillLibrary(databaseUrl, person.id);
    const figures: Measurement['figures'] = [];
    for (const [name, query] of Object.entries(searches)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        const response = await fetch(`${program.url}/api/library/posts?${query}`, {
          headers: { authorization: `Bearer ${person.token}` },
        });
        await response.text();
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
        times.push(performance.now() - began);
      }
      const p95 = percentile(times, 95);
      figures.push({
        name,
        value: `${rounded(percentile(times, 50))} ms, p95 ${rounded(p95)} ms`,
        target: 'p95 <= 300 ms',
        reached: p95 <= 300,
      });
    }
    return {
      title: 'Search in the library of posts',
      method: `${posts} imported posts of one person, ${rounds} requests of each kind one after the other, with a session`,
      figures,
    };
  } finally {
    await program.stop();
  }
}
