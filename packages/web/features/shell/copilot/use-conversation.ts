import { startCopilotTurn, type CopilotPage } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isApiError, type ApiError } from '../../../lib/api-error.ts';
import { showConversation, useCopilot } from '../../../lib/copilot.ts';
import { useCall } from '../../../lib/use-call.ts';
import { conversationQuery, conversationsKey } from './api.ts';

/** The conversation on the screen. It is the same one after a reload and on every page. */
export function useConversation() {
  const client = useQueryClient();
  const { conversation: id } = useCopilot();
  const [asked, setAsked] = useState<string | null>(null);
  const found = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== null });
  const start = useCall(startCopilotTurn, { showError: false });
  const isGone = id !== null && found.error !== null && isApiError(found.error, 'not_found');
  useEffect(() => {
    // It was deleted elsewhere.
    if (isGone) showConversation(null);
  }, [isGone]);
  const { run, reset } = start;
  const ask = useCallback(
    async (request: string, page: CopilotPage): Promise<boolean> => {
      setAsked(request);
      const begun = await run({ body: { conversationId: id, request, page } });
      if (begun !== null) {
        await client.invalidateQueries({ queryKey: conversationQuery(begun.conversationId).queryKey });
        await client.ensureQueryData(conversationQuery(begun.conversationId)).catch(() => undefined);
        showConversation(begun.conversationId);
        void client.invalidateQueries({ queryKey: conversationsKey });
      }
      setAsked(null);
      return begun !== null;
    },
    [client, id, run],
  );
  const refusal: ApiError | null = start.error;
  return {
    id,
    conversation: id === null ? null : (found.data ?? null),
    isLoading: id !== null && found.isPending,
    failed: id !== null && !isGone && found.isError && found.data === undefined ? found : null,
    /** The request on its way, until it is a turn. */
    asked,
    refusal,
    forgetRefusal: reset,
    ask,
  };
}
