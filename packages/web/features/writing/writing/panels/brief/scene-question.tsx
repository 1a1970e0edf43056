import { hasSpeech } from '@limelight/post-text';
import { useDebouncedValue } from '@mantine/hooks';
import { useWriterHere } from '../../../../../lib/writer.ts';
import { isWriting } from '../../post/generation.ts';
import { isLocked } from '../../post/publish-step.ts';
import { useOwnScenes } from '../../post/use-own-scenes.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';
import { OwnSentence } from './own-sentence.tsx';

const restMs = 1000;

/** Asks for what nobody but the author can tell, where their own posts have it and the notes do not. */
export function SceneQuestion() {
  const { session } = useSession();
  const { model } = useWriterHere();
  const { tellsSpeech, openings } = useOwnScenes();
  const idea = useWritingPart(({ state }) => state.idea);
  const [rested] = useDebouncedValue(idea, restMs);
  const isHidden = useWritingPart(
    ({ state, desk }) =>
      desk.skipsQuestion ||
      state.sourceIds.length > 0 ||
      isWriting(state.generation) ||
      isLocked(state.post?.status ?? null),
  );
  if (isHidden || !tellsSpeech || model == null || rested.trim() === '' || hasSpeech(rested)) return null;
  const skip = () => session.show({ skipsQuestion: true });
  return (
    <OwnSentence
      question="What did you see or hear? One sentence makes it yours."
      action="Add to notes"
      onAdded={skip}
      onSkip={skip}
    >
      Most of your posts tell what somebody said. These notes do not.
      {openings.length > 0 && ` Your posts begin like ${openings.map((one) => `“${one}”`).join(' or ')}`}
    </OwnSentence>
  );
}
