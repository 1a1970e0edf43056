import { agentCategories, brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/agents/messages/draft-page.tsx';

export const meta = () => [{ title: `${agentCategories.job_mail_drafter.label} · ${brand.name}` }];

export default function JobMailDrafter() {
  return (
    <DraftPage
      title={agentCategories.job_mail_drafter.label}
      description="Emails about an opening, with a subject line. Every personal detail says where it is from."
      channels={['mail']}
      purposes={['recruiter', 'referral', 'introduction', 'follow-up', 'thank-you', 'decline']}
    />
  );
}
