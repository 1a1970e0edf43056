import { brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/messages/draft-page.tsx';

export const meta = () => [{ title: `Job messages · ${brand.name}` }];

export default function JobMessageDrafter() {
  return (
    <DraftPage
      title="Job messages"
      description="Notes and messages to recruiters and people you know. Every personal detail says where it is from."
      channels={['connection-note', 'connection-note-premium', 'message', 'inmail']}
      purposes={['recruiter', 'referral', 'introduction', 'follow-up', 'thank-you', 'decline']}
    />
  );
}
