import { claimCheckRun } from '@limelight/contracts';
import { AppError } from '../../../../platform/http/index.ts';
import { counted, foundNothing, implementRun, made } from '../../../../run.ts';
import { findRunWith } from '../../../runs/runs/index.ts';
import { claimsOf } from '../material.ts';
import { findPost } from '../repository/posts.ts';
import { askAboutClaims, checkKey } from './check.ts';

/** Compares a post with its material by a model. Needs one: what rules find is on the page at once. */
export const claimCheck = implementRun(claimCheckRun, {
  where: 'web',
  steps: { check: 'Compare the post with its material' },
  outcome: ({ open }, { postId }) => {
    const link = ['Open draft', `/dashboard/generate-post?post=${postId}`] as const;
    return open.length === 0
      ? foundNothing('Every sentence is backed by your material.', link)
      : made(`${counted(open.length, 'sentence')} to confirm.`, link);
  },
  async work(run, { postId, text }) {
    const { db } = run.context.database;
    const post = await findPost(db, run.userId, postId);
    if (post === null) throw new AppError('not_found');
    const material = await claimsOf(run.userId, post).material(db);
    const key = checkKey(text, material);
    if (material.length === 0) return { text, open: [], key };
    const earlier = await findRunWith(db, run.userId, claimCheckRun.kind, {
      in: 'result',
      field: 'key',
      value: key,
    });
    const earlierCheck = claimCheckRun.result.safeParse(earlier?.result?.value);
    if (earlierCheck.success) return earlierCheck.data;
    const open = await askAboutClaims(run, 'check', { text, material });
    if (open === null) throw new AppError(run.hasModel() ? 'writer_unreadable' : 'no_model');
    return { text, open, key };
  },
});
