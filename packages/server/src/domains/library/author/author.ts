import { postLanguages } from '@limelight/contracts/catalog';
import type { VoiceChoice } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { voiceFor, type Voice } from '../voice/index.ts';
import { findAuthorProfile } from './profile.ts';
import { aboutVoice, aboutPerson } from './rules.ts';

/** The number of own posts that a prompt gets as examples of the voice. */
const usualExamples = 3;

/**
 * Who a text is written for: the data `author` of a prompt. It contains posts of theirs or of another person, so a step
 * does not store it: `unstored: ['author']`. Each attempt reads it again.
 */
export interface Author {
  /** What is known about them, one labelled line for each fact. More confirmed facts can be appended. */
  about: string[];
  /** The language they chose for their posts, or null. */
  language: string | null;
  /** Null if nothing is known, or the voice was not wanted. */
  voice: Voice | null;
}

const isKnown = ({ habits, described, rules }: Voice) => habits.length + described.length + rules.length > 0;

/**
 * The author of a text about this subject. Somebody else's voice comes without the user's own role and readers. Refuses
 * with `voice_unavailable` and `team_role_missing`.
 */
export async function authorFor(
  context: Context,
  userId: string,
  {
    subject,
    voice: choice = 'own',
    examples = usualExamples,
  }: { subject: string; voice?: VoiceChoice; examples?: number },
): Promise<Author> {
  const { db } = context.database;
  const voiceId = choice === 'own' ? undefined : choice;
  // A post waits for all of this before its first word.
  const [user, profile, found] = await Promise.all([
    getUser(db, userId),
    findAuthorProfile(db, userId),
    choice === 'none' ? null : voiceFor(context, userId, { subject, voiceId, examples }),
  ]);
  const isOwn = found === null || (found.kind === 'me' && !found.isShared);
  return {
    about: isOwn ? aboutPerson(user?.name ?? '', profile) : aboutVoice(found),
    language: profile.language === 'auto' ? null : postLanguages[profile.language],
    voice: found !== null && isKnown(found.voice) ? found.voice : null,
  };
}
