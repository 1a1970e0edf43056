import { brand } from '@limelight/contracts/catalog';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { WithSharing } from '../../../features/teams/teams/share-in-workspace.tsx';
import { VoicePage } from '../../../features/library/voice/voice-page.tsx';

export const meta = () => [{ title: `Voice · ${brand.name}` }];

export default function VoiceRoute() {
  return (
    <WithSharing>
      <VoicePage
        imports={(voiceId, main) => (
          <ImportCard
            key={voiceId ?? 'own'}
            voiceId={voiceId}
            main={main}
            title={voiceId === undefined ? 'Import from LinkedIn' : 'Import posts of this voice'}
          />
        )}
      />
    </WithSharing>
  );
}
