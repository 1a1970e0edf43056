import { sharedAgent } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import styles from './agents.module.css';
import { AgentEditor, type Beginning } from './editor/agent-editor.tsx';
import { PlanCard, type Plan } from './plan-card.tsx';

const blank: Beginning = {
  name: 'My agent',
  purpose: '',
  steps: [],
  costLimit: 100,
  schedule: null,
  template: null,
};

const largestFile = 1_000_000;

/** Returns null if the file does not contain an agent. */
async function readAgentFile(file: File): Promise<Beginning | null> {
  if (file.size > largestFile) return null;
  try {
    const parsed = sharedAgent.safeParse(JSON.parse(await file.text()));
    return parsed.success ? { ...parsed.data, template: null } : null;
  } catch {
    return null;
  }
}

export function NewAgentPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [begun, setBegun] = useState({ key: 0, beginning: blank });
  const [unreadable, setUnreadable] = useState(false);
  const begin = useCallback(
    (beginning: Beginning) => setBegun(({ key }) => ({ key: key + 1, beginning })),
    [],
  );
  const onPlan = useCallback((plan: Plan) => begin({ ...blank, ...plan }), [begin]);
  return (
    <Page width="read">
      <PageHeader
        title="Build an agent"
        description="Describe what you need, or add steps yourself. Nothing runs until you start it."
      />
      <div className={styles.form}>
        <PlanCard onPlan={onPlan} />
        <Card title="Open an agent file">
          <DropZone
            label="Agent file"
            accept=".json"
            onFiles={async ([file]) => {
              if (file === undefined) return;
              const read = await readAgentFile(file);
              setUnreadable(read === null);
              if (read !== null) begin(read);
            }}
          >
            or drop a file here that someone downloaded from their agent.
          </DropZone>
          {unreadable && (
            <Callout tone="bad">This is not an agent file. Download one from the page of an agent.</Callout>
          )}
        </Card>
        <AgentEditor
          key={begun.key}
          agent={null}
          beginning={begun.beginning}
          onSaved={async (saved) => {
            await client.invalidateQueries({ queryKey: ['agents'] });
            announce('Agent saved.');
            await navigate(`/dashboard/agents/${saved.id}`);
          }}
        />
      </div>
    </Page>
  );
}
