import { creditCosts, profileReviewRun, stateOf } from '@limelight/contracts';
import { implementRun, made } from '../../../run.ts';
import { notify } from '../../accounts/notifications/index.ts';
import { reportMailJob } from './jobs.ts';
import { authorFor, factMaterial } from '../../memory/author/index.ts';
import { claimsToCheck, claimWords } from '../../posts/posts/index.ts';
import {
  doubtOf,
  materialOf,
  problemsIn,
  profileLines,
  rewriteAnswer,
  rewritePrompt,
  withRewrites,
} from './prompts.ts';
import { readMediaProfile } from './reading.ts';
import { insertReview } from './repository.ts';
import { fitOf, targetOf } from './rules/keywords.ts';
import { parseProfileText } from './rules/parse-text.ts';
import { checkProfile, reportTitle, scoreOf } from './rules/review.ts';
import { deliverPaid, failPaid, releasePaid, takePaid } from './paid.ts';

/** Reviews a profile by rules. A connected model also rewrites the fields that fail. */
export const profileReview = implementRun(profileReviewRun, {
  where: 'worker',
  steps: {
    profile: 'Read the profile',
    checks: 'Check the profile',
    rewrites: 'Write suggestions',
    compare: 'Compare them with the profile',
  },
  outcome: ({ reviewId, score }) =>
    made(`Score ${score} of 100.`, ['Open review', `/dashboard/linkedin-optimizer?review=${reviewId}`]),
  price: async (_tx, _owner, { purchaseId }) =>
    purchaseId === undefined ? creditCosts['profile.review'] : 0,
  prepare: async (tx, run, input) => takePaid(tx, run, input),
  async work(run, { text, mediaId, profile: given, targetRole, jobAd }) {
    run.progress(0, 3, 'Reading the profile');
    const profile = await run.step('profile', async (step) => {
      const read =
        given ??
        (text === undefined
          ? await readMediaProfile(run.context, run.userId, mediaId ?? '', step.signal)
          : parseProfileText(text));
      step.summarise(`${read.experience.length} roles, ${read.about.length} characters of About`);
      return read;
    });
    run.progress(1, 3, 'Checking');
    const target = targetOf(targetRole, jobAd);
    const checks = await run.step('checks', (step) => {
      const today = new Date(run.context.clock.now()).toISOString().slice(0, 7);
      const all = checkProfile(profile, target, today);
      step.summarise(`${all.filter(({ passed }) => passed).length} of ${all.length} checks passed`);
      return all;
    });
    run.progress(2, 3, 'Writing suggestions');
    const failed = checks.filter((check) => stateOf(check) === 'failed');
    // The habits of posts do not suit a profile.
    const subject = [targetRole, profile.headline, problemsIn(failed)].join('\n');
    const author = await authorFor(run.context, run.userId, { subject, voice: 'none' });
    const facts = factMaterial(author.memory);
    const rewrites = await run.ask('rewrites', {
      prompt: rewritePrompt,
      data: {
        profile: profileLines(profile),
        problems: problemsIn(failed) || 'None.',
        author,
        targetRole,
        keywords: target.keywords.join(', '),
      },
      unstored: ['author'],
      schema: rewriteAnswer,
      doubt: (answer) => doubtOf(answer, profile, facts),
      unusable: 'none',
    });
    const open =
      rewrites === null
        ? []
        : claimWords(
            await claimsToCheck(run, 'compare', {
              text: Object.values(rewrites).join('\n\n'),
              material: [...materialOf(profile), ...facts],
            }),
          );
    return {
      reviewId: run.id,
      score: scoreOf(checks),
      checks: rewrites === null ? checks : withRewrites(checks, rewrites, open),
      fit: fitOf(profile, target),
      profile,
    };
  },
  async save(tx, run, { score, checks, fit, profile }, input) {
    const { context, userId, id } = run;
    const { targetRole } = input;
    const createdAt = new Date(context.clock.now());
    await insertReview(tx, { id, userId, targetRole, score, checks, fit, profile, createdAt });
    await deliverPaid(tx, run, input);
    await context.queue.enqueue(tx, reportMailJob, { reviewId: id });
    await notify(context, tx, {
      userId,
      kind: 'report',
      key: `run:${id}`,
      title: reportTitle(score),
      path: `/dashboard/linkedin-optimizer?review=${id}`,
      mail: 'own',
    });
  },
  undo: async (tx, run, input, why) =>
    why === 'cancelled' ? releasePaid(tx, run, input) : failPaid(tx, run, input),
});
