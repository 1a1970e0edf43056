import { brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/messages/draft-page.tsx';

export const meta = () => [{ title: `Job mails · ${brand.name}` }];

export default function JobMailDrafter() {
  return (
    <DraftPage
      title="Job mails"
      description="Mails about an opening, with a subject line. Every personal detail says where it is from."
      channels={['mail']}
      purposes={['recruiter', 'referral', 'introduction', 'follow-up', 'thank-you', 'decline']}
    />
  );
}
