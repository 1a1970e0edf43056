import { saveClaimSettings } from '@limelight/contracts';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { Card } from '../../../ui/card.tsx';
import { claimSettingsQuery } from '../api/claims.ts';

export function ClaimsSetting() {
  const client = useQueryClient();
  const settings = useQuery(claimSettingsQuery);
  return (
    <Card title="Claims without a source">
      <Switch
        label="Do not publish or schedule a post while a claim is neither confirmed nor cut"
        description="Otherwise you are warned before it goes out. It is about posts that were written for you or from sources; what you write yourself is your word."
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
