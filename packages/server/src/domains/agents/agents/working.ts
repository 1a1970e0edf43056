import { randomUUID } from 'node:crypto';
import type { AgentItem, AgentResult, AgentResultDraft } from '@limelight/contracts';
import { unsupportedIn } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { counted, type Run } from '../../../run.ts';
import { authorFor, factMaterial, factsSaidIn } from '../../memory/author/index.ts';
import { claimsToCheck, claimWords } from '../../posts/posts/index.ts';
import { mergeStories } from './news/duplicates.ts';
import { isUndated, rankStories, type DropReason, type Interest } from './news/ranking.ts';
import type { FeedStory, Story } from './news/story.ts';
import { newsPostAnswer, newsPostPrompt } from './prompts.ts';
import { claimsOf, outlineOf } from './rules/claims.ts';

const droppedShown = 200;

export type Dropped = AgentResult['dropped'][number];

const reasons: Readonly<Record<DropReason, string>> = {
  blocked: 'It contains a blocked word',
  delivered: 'An earlier run delivered it',
  'too-old': 'It is too old',
  'off-topic': 'It is about none of the topics',
  'like-earlier': 'It resembles an earlier story',
  'ranked-lower': 'Others fit better',
};

function itemOf(story: Story, topics: string[], score: number): AgentItem {
  const { key, title, url, text, publishedAt, firstSeenAt, sources } = story;
  return {
    key,
    title,
    url,
    text,
    publishedAt,
    firstSeenAt,
    sources: sources.slice(0, 10),
    topics,
    score: Math.round(score * 100),
  };
}

/** Merges and ranks stories in one step that records for each why it was kept or dropped. */
export async function rankItems(
  run: Run,
  name: string,
  stories: readonly FeedStory[],
  interest: Omit<Interest, 'now' | 'delivered'> & { delivered: readonly string[] },
): Promise<{ items: AgentItem[]; dropped: Dropped[] }> {
  return run.stepWith(name, interest, (wanted, step) => {
    const merged = mergeStories(stories);
    const ranking = rankStories(merged, {
      ...wanted,
      delivered: new Set(wanted.delivered),
      now: run.context.clock.now(),
    });
    const undated = ranking.kept.filter(({ story }) => isUndated(story)).length;
    step.summarise(
      [
        `${stories.length} items read, ${stories.length - merged.length} repeated, ${ranking.kept.length} kept`,
        ...(undated === 0 ? [] : [`${undated} of them without a date, which come last`]),
      ].join(', '),
    );
    return {
      items: ranking.kept.map(({ story, topics, score }) => itemOf(story, topics, score)),
      dropped: ranking.dropped
        .slice(0, droppedShown)
        .map(({ title, url, reason, detail }) => ({ title, url, reason: reasons[reason], detail })),
    };
  });
}

/**
 * Writes a draft from each item. What the source does not bear out is marked, and items the
 * model finds not worth a post, or gives no text for, are dropped with the reason. Fails only if nothing could be
 * written. Without a model each draft is an outline to fill in.
 */
export async function writeDrafts(
  run: Run,
  name: string,
  items: readonly AgentItem[],
  wishes: string,
): Promise<{ drafts: AgentResultDraft[]; dropped: Dropped[] }> {
  const ids = await run.step(`${name}-names`, () => items.map(() => randomUUID()));
  const drafts: AgentResultDraft[] = [];
  const dropped: Dropped[] = [];
  let failed: AppError | null = null;
  for (const [index, item] of items.entries()) {
    run.progress(index, items.length, `Writing draft ${index + 1} of ${items.length}`);
    const postId = ids[index] ?? randomUUID();
    const material = { url: item.url, text: `${item.title}\n${item.text}` };
    const source = [`Title: ${item.title}`, `Address: ${item.url ?? 'none'}`, '', item.text].join('\n');
    const drop = (reason: string, detail: string | null) =>
      dropped.push({ title: item.title, url: item.url, reason, detail });
    const author = await authorFor(run.context, run.userId, { subject: material.text, examples: 1 });
    const supports = [material.text, ...factMaterial(author.memory)];
    const answer = await run
      .ask(`${name}/${index + 1}`, {
        prompt: newsPostPrompt,
        data: { source, author, wishes },
        unstored: ['author'],
        schema: newsPostAnswer,
        fault: ({ worthAPost, post }) => (worthAPost && post.trim() === '' ? 'The post is empty.' : null),
        doubt({ worthAPost, post }) {
          const unsupported = worthAPost ? unsupportedIn(post, supports) : [];
          return unsupported.length === 0
            ? null
            : `Neither the source nor a confirmed fact holds: ${unsupported.slice(0, 6).join('; ')}. Leave it out, unless one of them says it in other words.`;
        },
      })
      .catch((error: unknown) => {
        if (!(error instanceof AppError) || run.signal.aborted) throw error;
        return error;
      });
    if (answer instanceof AppError) {
      failed ??= answer;
      drop('It could not be written', answer.message);
    } else if (answer?.worthAPost === false) {
      drop('It is not worth a post', answer.reason.slice(0, 300));
    } else {
      const text = answer?.post.trim() ?? outlineOf(item);
      const written = answer !== null;
      const given = { text, material: supports };
      const marks = {
        claims: claimsOf(text, material),
        unsupported: written ? claimWords(await claimsToCheck(run, `${name}-check/${index + 1}`, given)) : [],
      };
      const facts = written ? factsSaidIn(text, author.memory.facts).map(({ id }) => id) : [];
      drafts.push({ postId, text, itemKey: item.key, ...marks, written, facts });
    }
  }
  run.progress(items.length, items.length, counted(drafts.length, 'draft'));
  if (drafts.length === 0 && failed !== null) throw failed;
  return { drafts, dropped };
}
