import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brief } from '@limelight/contracts';
import { closestPosts, languageIn, measureVoice } from '@limelight/post-text';
import { habitsOf } from '../../domains/library/voice/index.ts';
import { nothingKnown } from '../../domains/memory/author/index.ts';
import { materialIn } from '../../domains/writing/writing/index.ts';
import type { ReadyBrief } from '../sources.ts';
import { writeOne, type Writer } from '../write-one.ts';
import { judgeOf } from './attribution.ts';
import { readAuthors, type Author } from './authors.ts';
import { scorecard, type Written } from './scorecard.ts';

const committed = fileURLToPath(new URL('../briefs/authors.json', import.meta.url));
/** The number of the author's posts that a model is shown, as in the product. */
const examplesShown = 5;

function readyBrief(author: Author): ReadyBrief {
  const asked = brief.parse({ idea: author.brief });
  const examples = closestPosts(
    author.brief,
    author.posts.map((text) => ({ text })),
    examplesShown,
  );
  const measured = measureVoice(author.posts);
  return {
    ...asked,
    name: author.name,
    line: 0,
    sources: [],
    cite: false,
    beside: materialIn(asked, [], false),
    author: {
      about: [],
      memory: nothingKnown,
      language: null,
      voice: {
        posts: author.posts.length,
        language: languageIn(author.posts.join('\n')),
        habits: measured === null ? [] : habitsOf(measured),
        described: [],
        rules: [],
        examples: examples.map(({ text }) => text),
      },
    },
  };
}

async function writeAll(writer: Writer, authors: readonly Author[]): Promise<Written> {
  const rows = [];
  for (const author of authors) rows.push({ author, row: await writeOne(readyBrief(author), writer) });
  const texts = rows.flatMap(({ author, row }) => (row.failure === null ? [{ author, text: row.text }] : []));
  const { engine, model } = writer;
  return {
    writer: model === null ? engine : `${engine} with ${model.prompt.name}`,
    failed: rows.length - texts.length,
    texts,
  };
}

/** Writes the notes of every author with every writer, and compares the texts. The result is a Markdown table. */
export async function publicScorecard(
  writers: readonly Writer[],
  { authorsPath = committed, limit = Infinity }: { authorsPath?: string | undefined; limit?: number },
): Promise<string> {
  const authors = await readAuthors(authorsPath);
  const judge = judgeOf(authors);
  const asked = authors.slice(0, limit);
  const written = [];
  for (const writer of writers) written.push(await writeAll(writer, asked));
  return scorecard(written, authors, judge);
}

/** Where the scorecard of a run is kept. */
export const scorecardIn = (folder: string): string => join(folder, 'scorecard.md');
