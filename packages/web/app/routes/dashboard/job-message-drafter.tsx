import { agentCategories, brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/agents/messages/draft-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_message_drafter.label} · ${brand.name}` }];

export default function JobMessageDrafter() {
  return (
    <DraftPage
      title={agentCategories.job_message_drafter.label}
      description="Notes and messages to recruiters and people you know. Every personal detail says where it is from."
      channels={['connection-note', 'connection-note-premium', 'message', 'inmail']}
      purposes={['recruiter', 'referral', 'introduction', 'follow-up', 'thank-you', 'decline']}
    />
  );
}
