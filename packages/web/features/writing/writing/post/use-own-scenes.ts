import type { OwnScenes } from '@limelight/post-text';
import { useQuery } from '@tanstack/react-query';
import { useVoiceChoice, voiceQuery } from '../../../../lib/voices.ts';

const unknown: OwnScenes = { tellsSpeech: false, openings: [] };

/** What most posts in the chosen voice have that only their author can give. Nothing until they are measured. */
export function useOwnScenes(): OwnScenes {
  const choice = useVoiceChoice();
  const { data } = useQuery({
    ...voiceQuery(choice === 'own' || choice === 'none' ? undefined : choice),
    enabled: choice !== 'none',
    staleTime: 300_000,
  });
  return (choice === 'none' ? null : data?.scenes) ?? unknown;
}
