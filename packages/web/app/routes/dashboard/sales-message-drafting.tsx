import { brand } from '@limelight/contracts/catalog';
import { DraftPage } from '../../../features/messages/draft-page.tsx';

export const meta = () => [{ title: `Sales messages · ${brand.name}` }];

export default function SalesMessageDrafting() {
  return (
    <DraftPage
      title="Sales messages"
      description="Messages that open with a real signal and claim nothing beyond your own material."
      channels={['connection-note', 'connection-note-premium', 'message', 'inmail', 'mail']}
      purposes={['introduction', 'offer', 'follow-up', 'thank-you']}
      sells
    />
  );
}
