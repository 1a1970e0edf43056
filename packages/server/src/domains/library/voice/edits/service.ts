import { voiceChoice, voiceRuleLimit, type EditSuggestion } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { listOwnTexts } from '../../imports/index.ts';
import { listSettledTexts } from '../../../posts/posts/index.ts';
import { listRunInputs } from '../../../runs/runs/index.ts';
import { listWrittenTexts } from '../../../posts/posts/index.ts';
import { changeVoiceRow, lockVoices } from '../repository.ts';
import { findVoice } from '../service.ts';
import { suggestionsOf, type EditedDraft } from './rules.ts';

/** The number of newest drafts that are compared with the published text. */
const comparedDrafts = 40;
const ownTexts = 200;

/** Drafts written in the user's own voice, with the published text. */
async function listEdited(context: Context, userId: string): Promise<EditedDraft[]> {
  const { db } = context.database;
  const settled = await listSettledTexts(db, userId, comparedDrafts);
  const written = await listWrittenTexts(
    db,
    userId,
    settled.map(({ postId }) => postId),
  );
  const inputs = await listRunInputs(
    db,
    userId,
    settled.map(({ runId }) => runId),
  );
  return settled.flatMap(({ postId, runId, text }) => {
    const draft = written.get(postId);
    const input = inputs.get(runId);
    return draft === undefined || !isOwnVoice(input) ? [] : [{ written: draft, sent: text }];
  });
}

const voiceIn = z.object({ voice: voiceChoice.default('own') });
const isOwnVoice = (input: unknown) => voiceIn.safeParse(input).data?.voice === 'own';

/** The user's recurring changes that are not rules yet. */
export async function listEdits(
  context: Context,
  userId: string,
): Promise<{ drafts: number; suggestions: EditSuggestion[]; dismissed: EditSuggestion[] }> {
  const { rules, dismissed } = await findVoice(context, userId, undefined);
  const own = await listOwnTexts(context.database.db, userId, ownTexts);
  const { drafts, suggestions } = suggestionsOf(await listEdited(context, userId), own);
  const open = suggestions.filter(({ rule }) => !rules.includes(rule));
  return {
    drafts,
    suggestions: open.filter(({ id }) => !dismissed.includes(id)),
    dismissed: open.filter(({ id }) => dismissed.includes(id)),
  };
}

/** Refuses with `not_found` for a suggestion that no longer exists, and with `voice_rules_full`. */
export async function settleEdit(
  context: Context,
  userId: string,
  { id, action }: { id: string; action: 'accept' | 'dismiss' | 'restore' },
): Promise<string[]> {
  const { suggestions, dismissed } = await listEdits(context, userId);
  const found = [...suggestions, ...dismissed].find((one) => one.id === id);
  if (found === undefined) throw new AppError('not_found');
  return context.database.db.transaction(async (tx) => {
    await lockVoices(tx, userId);
    const row = await findVoice(context, userId, undefined, tx);
    const others = row.dismissed.filter((one) => one !== id);
    if (action === 'accept' && row.rules.length >= voiceRuleLimit) throw new AppError('voice_rules_full');
    const rules = action === 'accept' ? [...row.rules, found.rule] : row.rules;
    await changeVoiceRow(tx, row, {
      rules,
      version: action === 'accept' ? row.version + 1 : row.version,
      dismissed: action === 'dismiss' ? [...others, id] : others,
    });
    return rules;
  });
}
