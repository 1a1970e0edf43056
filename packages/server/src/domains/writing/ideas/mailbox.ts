import { createHash, randomBytes } from 'node:crypto';
import { ideaAngleLimit, ideaLimit, type IdeaMailbox } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { MailReceiver } from '../../desk/support/index.ts';
import {
  countIdeas,
  deleteMailbox,
  findMailbox,
  findMailboxOwner,
  insertOnce,
  lockIdeas,
  saveMailbox,
} from './repository.ts';
import { splitCapture } from './rules/board.ts';
import { addressOf, ideaTextOf, secretIn } from './rules/mailbox.ts';

const mailLimit = { name: 'idea-mail', points: 60, perSeconds: 3600 } as const;
const secretBytes = 10;

export async function readMailbox(context: Context, userId: string): Promise<IdeaMailbox> {
  const inbound = context.config.INBOUND_MAIL_ADDRESS;
  if (inbound === undefined) return { available: false, address: null };
  const secret = await findMailbox(context.database.db, userId);
  return { available: true, address: secret === null ? null : addressOf(inbound, secret) };
}

/** Creates an address, replacing the previous one. Refuses with `inbound_mail_not_configured`. */
export async function openMailbox(context: Context, userId: string): Promise<IdeaMailbox> {
  if (context.config.INBOUND_MAIL_ADDRESS === undefined) throw new AppError('inbound_mail_not_configured');
  const secret = randomBytes(secretBytes).toString('hex');
  await saveMailbox(context.database.db, { userId, secret, createdAt: new Date(context.clock.now()) });
  return readMailbox(context, userId);
}

export async function closeMailbox(context: Context, userId: string): Promise<IdeaMailbox> {
  await deleteMailbox(context.database.db, userId);
  return readMailbox(context, userId);
}

/** Derives the id from the email, so that an email delivered twice becomes one idea. */
function idOf(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Stores emails to private addresses as ideas, with the subject as the angle and the text as the note. */
export const receiveIdeas =
  (context: Context): MailReceiver =>
  async (mail, { inbound, key }) => {
    const secret = secretIn(inbound, mail.to);
    const userId = secret === null ? null : await findMailboxOwner(context.database.db, secret);
    if (userId === null) return null;
    if (mail.automatic) return 'automatic';
    const text = ideaTextOf(mail);
    if (text === '') return 'empty';
    await context.limits.take(mailLimit, userId);
    const now = new Date(context.clock.now());
    return context.database.db.transaction(async (tx) => {
      await lockIdeas(tx, userId);
      if ((await countIdeas(tx, userId)) >= ideaLimit) throw new AppError('idea_limit');
      const added = await insertOnce(tx, {
        ...splitCapture(text, ideaAngleLimit),
        id: idOf(userId, key),
        userId,
        runId: null,
        stage: 'kept',
        postId: null,
        whyNow: '',
        opening: '',
        format: 'auto',
        basis: { kind: 'note', title: 'Your email', url: null },
        pillar: '',
        tags: [],
        plannedFor: null,
        position: now.getTime(),
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      return added ? 'taken' : 'known';
    });
  };
