import { system, type EndpointData } from '@limelight/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/client.ts';

type Installation = EndpointData<typeof system>;

/**
 * The capabilities of this installation. Null until known and when they cannot be loaded, in which case nothing
 * optional is offered.
 */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call(system, {}, { showError: false, signal: stop.signal }).then(setInstallation, () => undefined);
    return () => stop.abort();
  }, []);
  return installation;
}
