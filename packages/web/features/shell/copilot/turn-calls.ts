import { cancelRun, steerCopilotTurn } from '@limelight/contracts';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';

/** Stops a turn. `call` shows why it could not; the turn then goes on. */
export function stopTurn(id: string): void {
  void call(cancelRun, { params: { id } }).catch(() => undefined);
}

/** Adds to a turn at work. `ended`: it is over, so the words have to be asked anew. */
export async function steerTurn(id: string, request: string): Promise<'added' | 'ended' | 'refused'> {
  try {
    await call(steerCopilotTurn, { params: { id }, body: { request } }, { showError: false });
    return 'added';
  } catch (error) {
    if (!isApiError(error)) throw error;
    return isApiError(error, 'run_ended') ? 'ended' : 'refused';
  }
}
