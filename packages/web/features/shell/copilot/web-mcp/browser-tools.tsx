import { schedulePost } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentTime } from '../../../../lib/clock.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { useOpenPageNow } from '../../../../lib/open-page.ts';
import { useTimeZone } from '../../../../lib/person.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { offerTools, toolsOf, type ModelContext } from './tools.ts';

function contextOf(): ModelContext | null {
  const context: unknown = Reflect.get(navigator, 'modelContext');
  return typeof context === 'object' && context !== null ? context : null;
}

/** Offers the tools of the open post to the assistant of the browser, and asks the person what it proposed. */
export function BrowserTools() {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const page = useOpenPageNow();
  const [asked, setAsked] = useState<{ postId: string; at: string } | null>(null);
  const schedule = useCall(schedulePost, { successMessage: 'Scheduled.' });
  useEffect(() => {
    const context = contextOf();
    if (context === null || page?.kind !== 'post') return undefined;
    const { text, propose } = page;
    if (text === undefined || propose === undefined) return undefined;
    const ask = (postId: string, at: string) => setAsked({ postId, at });
    return offerTools(context, toolsOf({ ...page, text, propose }, ask, currentTime));
  }, [page]);
  return (
    <ConfirmDialog
      opened={asked !== null}
      title="Schedule this post?"
      confirmLabel="Schedule post"
      cancelLabel="No"
      loading={schedule.loading}
      onClose={() => setAsked(null)}
      onConfirm={() => {
        if (asked === null) return;
        const body = { at: new Date(asked.at).toISOString(), timeZone };
        void schedule.run({ params: { id: asked.postId }, body }).then(async (done) => {
          setAsked(null);
          if (done !== null) await client.invalidateQueries({ queryKey: ['posts'] });
        });
      }}
    >
      Your browser’s assistant proposes {asked !== null && formatDateTime(asked.at, timeZone)}.
    </ConfirmDialog>
  );
}
