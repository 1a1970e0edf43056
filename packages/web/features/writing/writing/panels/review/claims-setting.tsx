import { saveClaimSettings } from '@limelight/contracts';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../../lib/client.ts';
import { Card } from '../../../../../ui/card.tsx';
import { claimSettingsQuery } from '../../post/claim-queries.ts';

export function ClaimsSetting() {
  const client = useQueryClient();
  const settings = useQuery(claimSettingsQuery);
  return (
    <Card title="Claims without a source" id="claims">
      <Switch
        label="Block publishing and scheduling until every claim is confirmed or removed"
        description="When this is off, you only get a warning. It applies to posts written for you or from sources, not to text you write yourself."
        checked={settings.data?.block ?? false}
        disabled={settings.data === undefined}
        onChange={(event) => {
          const { checked: block } = event.currentTarget;
          client.setQueryData(claimSettingsQuery.queryKey, { block });
          void call(saveClaimSettings, { body: { block } }).finally(() => {
            void client.invalidateQueries({ queryKey: claimSettingsQuery.queryKey });
          });
        }}
      />
    </Card>
  );
}
