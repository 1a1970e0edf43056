import { system, type EndpointData } from '@limelight/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/client.ts';

type Installation = EndpointData<typeof system>;

/** The capabilities of this installation. Undefined until they are loaded, and null if that failed. */
export function useInstallation(): Installation | null | undefined {
  const [installation, setInstallation] = useState<Installation | null>();
  useEffect(() => {
    const stop = new AbortController();
    call(system, {}, { showError: false, signal: stop.signal }).then(setInstallation, () => {
      if (!stop.signal.aborted) setInstallation(null);
    });
    return () => stop.abort();
  }, []);
  return installation;
}
