import type { changeManySaved, EndpointCall } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LabelDialog, type LabelAction } from '../../../ui/label-dialog.tsx';
import rows from '../../../ui/row-list.module.css';

type Action = EndpointCall<typeof changeManySaved>['body']['action'];

export function BulkBar({
  count,
  all,
  folders,
  working,
  mayMove,
  onAll,
  onAct,
}: {
  count: number;
  all: number;
  folders: readonly string[];
  working: boolean;
  mayMove: boolean;
  onAll: (every: boolean) => void;
  onAct: (action: Action) => Promise<void>;
}) {
  const [asking, setAsking] = useState<LabelAction['kind'] | null>(null);
  return (
    <div className={rows.bulk}>
      <Checkbox
        label={count === 0 ? 'Select all on this page' : `${count} selected`}
        checked={count > 0 && count === all}
        indeterminate={count > 0 && count < all}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {count > 0 && (
        <>
          <Button size="small" onClick={() => setAsking('add-tags')}>
            Add tags
          </Button>
          <Button size="small" onClick={() => setAsking('remove-tags')}>
            Remove tags
          </Button>
          {mayMove && (
            <Button size="small" onClick={() => setAsking('move')}>
              Move to folder
            </Button>
          )}
          <Button size="small" look="bad" loading={working} onClick={() => void onAct({ kind: 'delete' })}>
            Delete
          </Button>
        </>
      )}
      {asking !== null && (
        <LabelDialog
          kind={asking}
          folders={folders}
          working={working}
          onAct={onAct}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
