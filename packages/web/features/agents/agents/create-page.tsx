import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { NewsEditor } from './editor/news-editor.tsx';

export function CreateAgentPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <Page width="read">
      <PageHeader
        title="Create news agent"
        description="It reads your sources and has drafts ready when you want them."
      />
      <NewsEditor
        agent={null}
        onSaved={async () => {
          await client.invalidateQueries({ queryKey: ['agents'] });
          await navigate('/dashboard/agents');
        }}
      />
    </Page>
  );
}
