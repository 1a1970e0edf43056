import { messageDraftRun, type MessageDraft } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { counted, implementRun, made } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { authorFor, factMaterial } from '../../memory/author/index.ts';
import { claimsToCheck, claimWords } from '../../posts/posts/index.ts';
import { draftAnswer, draftPrompt } from './draft-prompt.v6.ts';
import { collectDetails, requireReachable } from './recipient.ts';
import { doubtOf, nameGap, usedIn, type WrittenDraft } from './rules/check-draft.ts';
import { withoutIdentity } from '../people-agents/index.ts';
import { greetingName, type Detail } from './rules/details.ts';
import { followUpDays, followUpSkeletons, skeletons } from './rules/skeleton.ts';

const variants = 3;
/** Room for a name that is not known yet. */
const nameLength = 3;

const draftText = ({ subject, text }: WrittenDraft) => `${subject}\n${text}`;

/** Inserts the recipient's name and attaches the origin of every detail used. */
function finished(
  draft: WrittenDraft,
  details: readonly Detail[],
  { name, hasSubject, open }: { name: string; hasSubject: boolean; open: readonly string[] },
): MessageDraft {
  const { text, subject } = draft;
  const filled = (words: string) => words.replaceAll(nameGap, name || '[name?]');
  return {
    text: filled(text),
    ...(hasSubject && subject.trim() !== '' ? { subject: filled(subject.trim()) } : {}),
    details: usedIn(draft, details).map(({ passage, from }) => ({
      text: filled(passage),
      origin: from.origin,
    })),
    unsupported: open.filter((words) => draftText(draft).includes(words)).map(filled),
  };
}

const pageOf = (purpose: string, channel: string) => {
  if (purpose === 'offer') return 'sales-message-drafting';
  return channel === 'mail' ? 'job-mail-drafter' : 'job-message-drafter';
};

/** Drafts a message in three variants. Without a model they are skeletons, which are free. */
export const messageDraft = implementRun(messageDraftRun, {
  where: 'worker',
  steps: {
    details: 'Collect what is known',
    drafts: 'Write the messages',
    check: 'Compare the messages with what is known',
  },
  outcome: ({ drafts, written }, { channel, purpose }, id) =>
    made(
      written
        ? drafts.length < variants
          ? `${drafts.length} of ${variants} messages written.`
          : `${counted(drafts.length, 'message')} written.`
        : `${counted(drafts.length, 'template')} to fill in.`,
      ['Open the messages', `/dashboard/${pageOf(purpose, channel)}?run=${id}`],
    ),
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
    // The habits of posts do not suit a message.
    const subject = [material.offer, material.notes, ...details.map(({ text }) => text)].join('\n');
    const author = await authorFor(context, userId, { subject, voice: 'none' });
    const facts = factMaterial(author.memory);
    const answer = await run.ask('drafts', {
      prompt: draftPrompt,
      data: {
        channel,
        purpose,
        author,
        details,
        followUps: material.followUps,
      },
      unstored: ['author'],
      schema: draftAnswer,
      fault: ({ drafts }) => (drafts.length === 0 ? `Write exactly ${count} drafts.` : null),
      doubt: ({ drafts }) =>
        doubtOf(drafts, details, { facts, channel, count, nameLength: greeted.length || nameLength }),
    });
    if (answer !== null) {
      const hasSubject = channel === 'mail' || channel === 'inmail';
      const open = await claimsToCheck(run, 'check', {
        text: answer.drafts.map(draftText).join('\n\n'),
        material: [
          ...details.map(({ text }) => text),
          ...[material.notes, material.offer].map((words) => withoutIdentity(words, name)),
          to.company,
          to.position,
          ...author.about,
          ...facts,
        ],
        names: [name, (await getUser(db, userId))?.name ?? ''],
      });
      const filling = { name: greeted, hasSubject, open: claimWords(open) };
      const drafts = answer.drafts.map((draft) => finished(draft, details, filling));
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
