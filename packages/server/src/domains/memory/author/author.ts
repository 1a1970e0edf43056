import { postLanguages } from '@limelight/contracts/catalog';
import type { VoiceChoice } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { readingTogether } from '../../../platform/db/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { voiceFor, type Voice } from '../../library/voice/index.ts';
import { findAuthorProfile } from '../profiles/index.ts';
import { factsForText, listAvoided, type KnownFact } from '../facts/index.ts';
import { memoryOf, type AuthorMemory } from './known.ts';
import { aboutVoice, aboutPerson } from './rules.ts';

/** The number of own posts that a prompt gets as examples of the voice. */
const usualExamples = 3;
/** The number of facts that a prompt gets. */
const mostFacts = 8;

/** Facts that a text is written without: all of them, or those with these ids. */
export type WithoutFacts = 'all' | readonly string[];

/**
 * Who a text is written for: the data `author` of a prompt. It contains posts of theirs or of another person, so a step
 * does not store it: `unstored: ['author']`. Each attempt reads it again.
 */
export interface Author {
  /** Who they are, one labelled line for each thing. */
  about: string[];
  memory: AuthorMemory;
  /** The language they chose for their posts, or null. */
  language: string | null;
  /** Null if nothing is known, or the voice was not wanted. */
  voice: Voice | null;
}

const isKnown = ({ habits, described, rules }: Voice) => habits.length + described.length + rules.length > 0;

const voiceOf = (userId: string, choice: VoiceChoice) =>
  choice === 'own' || choice === 'none' || choice === userId ? null : choice;

/** The words that are never used in a text in this voice. */
export const avoidedWords = async (context: Context, userId: string, voice: VoiceChoice) =>
  listAvoided(context, userId, voiceOf(userId, voice));

/** What memory tells the writer of a text in this voice. */
export async function factsAbout(
  context: Context,
  userId: string,
  { subject, voice, chosen = false }: { subject: string; voice: VoiceChoice; chosen?: boolean },
): Promise<KnownFact[]> {
  const voiceId = voiceOf(userId, voice);
  return factsForText(context, userId, { subject, limit: mostFacts, voiceId, chosen });
}

/**
 * The author of a text about this subject. Somebody else's voice comes without the user's own role, readers and facts,
 * but with the facts of its workspace. With `chosen`, for subjects of a few words, the author comes with up to forty
 * facts where few match, from which the model chooses. Refuses with `voice_unavailable` and `team_role_missing`.
 */
export async function authorFor(
  context: Context,
  userId: string,
  {
    subject,
    voice: choice = 'own',
    examples = usualExamples,
    without = [],
    chosen = false,
  }: {
    subject: string;
    voice?: VoiceChoice;
    examples?: number;
    without?: WithoutFacts;
    chosen?: boolean;
  },
): Promise<Author> {
  const voiceId = choice === 'own' ? undefined : choice;
  // A post waits for all of this before its first word. The facts take longest, and are read beside the others.
  const connection = readingTogether(context.database.pool);
  const [user, profile, found, facts] = await Promise.all([
    getUser(connection, userId),
    findAuthorProfile(connection, userId),
    choice === 'none' ? null : voiceFor(context, userId, { subject, voiceId, examples }, connection),
    without === 'all' ? [] : factsAbout(context, userId, { subject, voice: choice, chosen }),
  ]);
  const isOwn = found === null || (found.kind === 'me' && !found.isShared);
  return {
    about: isOwn ? aboutPerson(user?.name ?? '', profile) : aboutVoice(found),
    memory: memoryOf(facts.filter(({ id }) => !without.includes(id))),
    language: profile.language === 'auto' ? null : postLanguages[profile.language],
    voice: found !== null && isKnown(found.voice) ? found.voice : null,
  };
}
