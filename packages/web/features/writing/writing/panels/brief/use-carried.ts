import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../../../../lib/person.ts';
import { lastBriefQuery } from '../../post/brief.ts';
import { carriedIn, carriedWords, ownChoices, withoutCarried } from '../../post/choices.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';

/** The settings carried over from the last post, until this one is written. */
export function useCarried(): { keys: ReturnType<typeof carriedIn>; words: string; clear: () => void } {
  const { session } = useSession();
  const choices = useWritingPart(({ state }) => state.choices);
  const begun = useWritingPart(({ state: { written, template } }) => written !== null || template !== '');
  const last = useQuery(lastBriefQuery).data ?? null;
  const profile = useProfile().data ?? null;
  const own = ownChoices(profile);
  const keys = begun ? [] : carriedIn(choices, last, own);
  return {
    keys,
    words: carriedWords(choices, keys),
    clear: () => session.setChoices(withoutCarried(choices, keys, own)),
  };
}
