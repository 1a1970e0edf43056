import { connectModel, type ConnectedModel, type EndpointCall } from '@limelight/contracts';
import { useNavigate } from 'react-router';
import { notices } from '../../../lib/notices.ts';
import { useCall, type CallState } from '../../../lib/use-call.ts';
import { useRefreshModels } from './api.ts';
import { useWayBack } from './use-way-back.ts';

type Wanted = EndpointCall<typeof connectModel>['body'];

export interface Connecting extends Pick<CallState<typeof connectModel>, 'loading' | 'error' | 'reset'> {
  connect: (wanted: Wanted) => Promise<ConnectedModel | null>;
}

/** Connects a model, confirms it and goes back to the page that asked for one. A refusal is in `error`. */
export function useConnect(): Connecting {
  const { run, ...state } = useCall(connectModel, { showError: false });
  const refresh = useRefreshModels();
  const navigate = useNavigate();
  const back = useWayBack();
  return {
    ...state,
    async connect(wanted) {
      const model = await run({ body: wanted });
      if (model === null) return null;
      notices.success(`${model.name} is connected.`);
      await refresh();
      if (back !== null) await navigate(back);
      return model;
    },
  };
}
