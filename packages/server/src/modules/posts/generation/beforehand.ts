import { creditCosts, type EndpointInput, type generatePost } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { builtInEngine } from '../../../integrations/ai/index.ts';
import { postTexts } from '../post-texts.ts';
import { draftBuiltIn } from './built-in.ts';
import type { NotedSource } from './draft.ts';
import { materialOf, notedSources, type Material } from './material.ts';
import { listEarlierTexts } from './repository.ts';
import { decideOutcome, type VariantResult } from './rules.ts';

type Asked = EndpointInput<typeof generatePost>['body'];

/** Whether all that was given is for nobody, so that no engine will write of it. Refuses with `not_found`. */
export async function isPrivateBeforehand(
  context: Context,
  userId: string,
  { variants: _variants, seed: _seed, sourceIds, cite, ...brief }: Asked,
): Promise<boolean> {
  const material = await materialOf(context.database.db, userId, { brief, sourceIds, cite });
  const args: [typeof brief, NotedSource[]] = [brief, notedSources(material)];
  return context.threads.texts.call(postTexts, 'isForNobody', args, { owner: userId });
}

/**
 * What a generation of the built-in writer will cost at most, in credits: its drafts are the same whenever it writes them
 * from this seed and this material. Refuses with `not_found`.
 */
export async function priceBeforehand(
  context: Context,
  userId: string,
  { variants, seed: _seed, sourceIds, cite, ...brief }: Asked,
  seed: string,
): Promise<{ amount: number; material: Material }> {
  const { db } = context.database;
  const material = await materialOf(db, userId, { brief, sourceIds, cite });
  const [sources, cited] = [notedSources(material), material.cited];
  const results = await Promise.all(
    Array.from({ length: variants }, async (_, variant): Promise<VariantResult> => {
      const draft = await draftBuiltIn(context, { brief, sources, cited, seed, variant }, userId);
      const state = draft.text === '' ? 'failed' : 'written';
      return { variant, state, ...draft, engine: builtInEngine, missing: [], reason: null };
    }),
  );
  const earlier = await listEarlierTexts(db, { userId, brief, sourceIds });
  const { charged } = decideOutcome(results, earlier);
  return { amount: charged * creditCosts['post.generate'], material };
}
