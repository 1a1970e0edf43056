import { messageDraftRun, type MessageDraft } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { implementRun } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { draftAnswer, draftPrompt } from './draft-prompt.v1.ts';
import { collectDetails, requireReachable } from './recipient.ts';
import { faultOf, nameGap, type WrittenDraft } from './rules/check-draft.ts';
import { greetingName, type Detail } from './rules/details.ts';
import { followUpDays, followUpSkeletons, skeletons } from './rules/skeleton.ts';
import { withoutIdentity } from '../people-agents/index.ts';

const variants = 3;

/** Inserts the recipient's name and attaches the origin of every detail used. */
function finished(
  { text, subject, used }: WrittenDraft,
  details: readonly Detail[],
  { name, hasSubject }: { name: string; hasSubject: boolean },
): MessageDraft {
  const filled = (words: string) => words.replaceAll(nameGap, name || '[…]');
  return {
    text: filled(text),
    ...(hasSubject && subject.trim() !== '' ? { subject: filled(subject.trim()) } : {}),
    details: used.flatMap(({ passage, detail }) => {
      const from = details[detail - 1];
      return from === undefined ? [] : [{ text: filled(passage), origin: from.origin }];
    }),
  };
}

/** Drafts a message in three variants. Without a model they are skeletons, which are free. */
export const messageDraft = implementRun(messageDraftRun, {
  where: 'worker',
  prepare: async (tx, { userId }, { to }) => requireReachable(tx, userId, to),
  charge: ({ written }) => (written ? creditCosts['draft.message'] : 0),
  async work(run, { channel, purpose, to, material }) {
    const { context, userId } = run;
    const { db } = context.database;
    run.progress(0, 2, 'Collecting what is known');
    const { name, details } = await run.step('details', async (step) => {
      await requireReachable(db, userId, to);
      const found = await collectDetails(db, userId, { to, material, now: context.clock.now() });
      step.summarise(`${found.details.length} details`);
      return found;
    });
    const greeted = greetingName(name);
    run.progress(1, 2, 'Writing');
    const count = variants + material.followUps;
    const answer = await run.ask('drafts', {
      prompt: draftPrompt,
      data: {
        channel,
        purpose,
        notes: withoutIdentity(material.notes, name),
        details,
        followUps: material.followUps,
      },
      schema: draftAnswer,
      fault: ({ drafts }) => faultOf(drafts, { channel, details, count, nameLength: greeted.length || 3 }),
    });
    if (answer !== null) {
      const hasSubject = channel === 'mail' || channel === 'inmail';
      const drafts = answer.drafts.map((draft) => finished(draft, details, { name: greeted, hasSubject }));
      const days = followUpDays(material.followUps);
      return {
        drafts: drafts.slice(0, variants),
        followUps: days.flatMap((afterDays, index) => {
          const draft = drafts[variants + index];
          return draft === undefined ? [] : [{ ...draft, afterDays }];
        }),
        written: true,
      };
    }
    const sender = (await getUser(db, userId))?.name ?? '';
    const greeting = greeted === '' ? 'Hello,' : `Hi ${greeted},`;
    const order = { channel, purpose, greeting, sender, details };
    return {
      drafts: skeletons(order),
      followUps: followUpSkeletons(order, material.followUps),
      written: false,
    };
  },
});
