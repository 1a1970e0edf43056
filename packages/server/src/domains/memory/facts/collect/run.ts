import { collectFactsRun } from '@limelight/contracts';
import { threadFile } from '../../../../platform/threads/index.ts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../../run.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { notify } from '../../../accounts/notifications/index.ts';
import { listSettledTexts, listWrittenTexts } from '../../../posts/posts/index.ts';
import { factsFromProfile } from '../from-profile.ts';
import { keepFacts, type NewFact } from '../service/keep.ts';
import { collectAnswer, collectFactsPrompt } from './collect-prompt.v1.ts';
import { listOwnMaterial, type CollectSource, type FactNeighbours } from './material.ts';
import type * as ReadTexts from './read-texts.worker.ts';
import { findRead, listPassages, markRead } from './repository.ts';
import { batchesOf, readingKey, type OwnText, type Reader } from './texts.ts';

const readTexts = threadFile<typeof ReadTexts>(import.meta.url, 'read-texts');

/** The most texts that one run reads. The rest is left for the next one. */
export const textsPerRun = { model: 60, rules: 600 } as const;
/** Rules read a group of texts in one go. */
const byRuleAtOnce = 60;
const settledPosts = 300;
/** Long enough for a page that follows the run to show its end. */
const seenWithinMs = 20_000;

const whatIs: Partial<Record<OwnText['source']['kind'], string>> = {
  post: 'LinkedIn post',
  export: 'LinkedIn post',
  file: 'document',
  interview: 'interview',
  recording: 'recording',
};

interface Kept {
  confirmed: number;
  suggested: number;
  known: number;
}
const nothing: Kept = { confirmed: 0, suggested: 0, known: 0 };

const sum = (parts: readonly Kept[]): Kept =>
  parts.reduce(
    (all, one) => ({
      confirmed: all.confirmed + one.confirmed,
      suggested: all.suggested + one.suggested,
      known: all.known + one.known,
    }),
    nothing,
  );

/** Keeps facts in a step of its own, so that what was read is kept whatever becomes of the run. Safe to repeat. */
async function keep(
  run: Run,
  step: string,
  facts: readonly NewFact[],
  read: readonly string[],
): Promise<Kept> {
  return run.step(step, async (working) => {
    const now = new Date(run.context.clock.now());
    const kept = await run.context.database.db.transaction(async (tx) => {
      const found = await keepFacts(tx, run.userId, facts, now);
      await markRead(tx, run.userId, read, now);
      return found;
    });
    working.summarise(`${counted(kept.confirmed + kept.suggested, 'new fact')}, ${kept.known} known`);
    return kept;
  });
}

/** The answers that the author put into the gaps of posts they scheduled or published. */
async function answersInPosts(run: Run): Promise<NewFact[]> {
  const { db } = run.context.database;
  const settled = await listSettledTexts(db, run.userId, settledPosts);
  const drafts = await listWrittenTexts(
    db,
    run.userId,
    settled.map(({ postId }) => postId),
  );
  const pairs = settled.map(({ postId, text }) => ({ postId, text, draft: drafts.get(postId) ?? text }));
  const filled = pairs.filter(({ text, draft }) => draft !== text);
  if (filled.length === 0) return [];
  return run.context.threads.texts.call(readTexts, 'factsInGaps', [filled], { owner: run.userId });
}

/** The texts that nobody has read yet, each once. What changes meanwhile is left for the next run. */
async function unreadTexts(run: Run, from: ReadonlySet<CollectSource>, neighbours: FactNeighbours) {
  const { db } = run.context.database;
  // A resumed run reads as it began.
  const { at, reader } = await run.step('begin', () => ({
    at: run.context.clock.now(),
    reader: run.hasModel() ? ('model' as const) : ('rules' as const),
  }));
  const material = await listOwnMaterial(db, run.userId, from, { neighbours, now: new Date(at) });
  const byKey = new Map(material.map((text) => [readingKey(reader, text), text]));
  const { keys, left } = await run.step('texts', async (step) => {
    const read = await findRead(db, run.userId, [...byKey.keys()]);
    const open = [...byKey.keys()].filter((key) => !read.has(key));
    const chosen = open.slice(0, textsPerRun[reader]);
    step.summarise(
      `${counted(chosen.length, 'text')} to read, ${open.length - chosen.length} left, ${read.size} known`,
    );
    return { keys: chosen, left: open.length - chosen.length };
  });
  const texts = keys.flatMap((key) => {
    const text = byKey.get(key);
    return text === undefined ? [] : [{ ...text, key }];
  });
  return { texts, left, reader };
}

type Unread = OwnText & { key: string };

/** Facts of passages that no earlier fact was taken from, not even in part. */
async function unknownOf(run: Run, facts: readonly NewFact[]): Promise<NewFact[]> {
  const passages = await listPassages(run.context.database.db, run.userId, facts);
  return facts.filter(({ source: { id, passage } }) =>
    passages.every(
      (one) =>
        one.id !== id ||
        one.passage === passage ||
        !(one.passage.includes(passage) || passage.includes(one.passage)),
    ),
  );
}

/** Reads a group of texts with a model; null where it gave no answer that can be read. */
async function askAbout(
  run: Run,
  step: string,
  texts: readonly Unread[],
  name: string,
): Promise<NewFact[] | null> {
  const answer = await run.ask(step, {
    prompt: collectFactsPrompt,
    data: {
      name,
      texts: texts.map((text) => ({
        what: whatIs[text.source.kind] ?? 'text',
        day: text.day,
        words: text.shown,
      })),
    },
    unstored: ['name', 'texts'],
    schema: collectAnswer,
    maxOutputTokens: 6_000,
    unusable: 'none',
  });
  if (answer === null) return null;
  if (answer.facts.length === 0) return [];
  return run.context.threads.texts.call(readTexts, 'factsTaken', [texts, answer.facts, name], {
    owner: run.userId,
  });
}

const byRule = async (run: Run, texts: readonly OwnText[]): Promise<NewFact[]> =>
  run.context.threads.texts.call(readTexts, 'factsByRule', [texts], { owner: run.userId });

async function readAll(run: Run, texts: readonly Unread[], reader: Reader): Promise<Kept> {
  const kept: Kept[] = [];
  const name = (await getUser(run.context.database.db, run.userId))?.name ?? '';
  const groups = reader === 'model' ? batchesOf(texts) : groupsOf(texts, byRuleAtOnce);
  let done = 0;
  for (const [index, group] of groups.entries()) {
    run.progress(done, texts.length, 'Reading your texts');
    const found = reader === 'model' ? await askAbout(run, `read-${index + 1}`, group, name) : null;
    const facts = found ?? (await byRule(run, group));
    // What a model could not read is read by one another time.
    const read =
      found === null ? group.map((text) => readingKey('rules', text)) : group.map(({ key }) => key);
    kept.push(await keep(run, `keep-${index + 1}`, await unknownOf(run, facts), read));
    done += group.length;
  }
  run.progress(texts.length, texts.length, 'Reading your texts');
  return sum(kept);
}

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < items.length; at += size) groups.push(items.slice(at, at + size));
  return groups;
}

/** Reads what a person brought in for facts about them. Each text is read once. */
export const collectFacts = (neighbours: FactNeighbours) =>
  implementRun(collectFactsRun, {
    where: 'worker',
    steps: {
      profile: 'Keep what your profile says',
      gaps: 'Keep your answers to open questions',
      texts: 'Find texts that were not read yet',
      read: 'Read texts',
      keep: 'Keep what they say',
    },
    outcome: ({ confirmed, suggested, read, left, engine }) => {
      const news = [
        suggested === 0 ? '' : `${counted(suggested, 'fact')} to confirm.`,
        confirmed === 0 ? '' : `${counted(confirmed, 'certain fact')} added.`,
      ];
      const needsModel = read > 0 && engine === null;
      const more = [
        left === 0 ? '' : `${counted(left, 'text is', 'texts are')} left for the next run.`,
        needsModel ? 'Connect a model to find more than sentences with figures and dates.' : '',
      ];
      const say = (words: readonly string[]) => words.filter((one) => one !== '').join(' ');
      const links = [
        ['Open memory', '/dashboard/memory'] as const,
        ...(needsModel ? [['Connect a model', '/dashboard/models'] as const] : []),
      ];
      return confirmed + suggested > 0
        ? made(say([...news, ...more]), ...links)
        : foundNothing(say(['No new facts.', ...more]), ...links);
    },
    timeoutMs: 60 * 60_000,
    // Interviews start it, too, and most of them add nothing that has to be told.
    announced: false,
    async save(tx, run, { suggested }) {
      if (suggested === 0) return;
      await notify(run.context, tx, {
        userId: run.userId,
        kind: 'run',
        key: `run:${run.id}`,
        path: '/dashboard/memory',
        title: `Memory: ${counted(suggested, 'fact')} to confirm`,
        waitMs: seenWithinMs,
      });
    },
    async work(run, { from: given }) {
      const from = new Set(given);
      run.progress(0, null, 'Looking for new texts');
      const { db } = run.context.database;
      const kept = [
        from.has('profile')
          ? await keep(run, 'profile', await factsFromProfile(db, run.userId), [])
          : nothing,
        from.has('posts') ? await keep(run, 'gaps', await answersInPosts(run), []) : nothing,
      ];
      const { texts, left, reader } = await unreadTexts(run, from, neighbours);
      kept.push(await readAll(run, texts, reader));
      return { ...sum(kept), read: texts.length, left, engine: run.engine };
    },
  });
