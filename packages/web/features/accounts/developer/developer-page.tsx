import { brand } from '@limelight/contracts/catalog';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { AssistantCard } from './assistant-card.tsx';
import { PublishRequestsCard } from './publish-requests-card.tsx';
import { TokensCard } from './tokens-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

export function DeveloperPage() {
  return (
    <Page width="read">
      <PageHeader
        title="API"
        description={`Use ${brand.name} from your own scripts, apps and assistants.`}
        actions={
          <ButtonLink to="/api-reference" reloadDocument>
            API reference
          </ButtonLink>
        }
      />
      <PublishRequestsCard />
      <TokensCard />
      <AssistantCard />
      <WebhooksCard />
    </Page>
  );
}
