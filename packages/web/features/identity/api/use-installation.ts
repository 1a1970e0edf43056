import { system, type EndpointData } from '@limelight/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/client.ts';

type Installation = EndpointData<typeof system>;

/** What this installation can do; null until known, and when it cannot be learnt (nothing optional is offered then). */
export function useInstallation(): Installation | null {
  const [installation, setInstallation] = useState<Installation | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call(system, {}, { showError: false, signal: stop.signal }).then(setInstallation, () => undefined);
    return () => stop.abort();
  }, []);
  return installation;
}
