import { TELLS_SPEECH } from '@limelight/post-text';
import { useQuery } from '@tanstack/react-query';
import { useVoiceChoice, voiceQuery } from '../../../../lib/voices.ts';

/** Whether most posts in the chosen voice tell what somebody said. False until they are measured. */
export function useTellsSpeech(): boolean {
  const choice = useVoiceChoice();
  const { data } = useQuery({
    ...voiceQuery(choice === 'own' || choice === 'none' ? undefined : choice),
    enabled: choice !== 'none',
    staleTime: 300_000,
  });
  return choice !== 'none' && (data?.speech ?? 0) >= TELLS_SPEECH;
}
