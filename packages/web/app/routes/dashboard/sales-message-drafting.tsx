import { agentCategories, brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/agents/messages/draft-page.tsx';

export const meta = () => [{ title: `${agentCategories.sales_message_drafting.label} · ${brand.name}` }];

export default function SalesMessageDrafting() {
  return (
    <DraftPage
      title={agentCategories.sales_message_drafting.label}
      description="Messages that open with a real signal and claim nothing beyond your own material."
      channels={['connection-note', 'connection-note-premium', 'message', 'inmail', 'mail']}
      purposes={['introduction', 'offer', 'follow-up', 'thank-you']}
      sells
    />
  );
}
