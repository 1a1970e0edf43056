import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Target } from './target.ts';

/** Resolves to the checked addresses, whatever DNS returns by now. */
function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    const fitting =
      options.family === 4 || options.family === 6
        ? all.filter(({ family }) => family === options.family)
        : all;
    const [first] = fitting;
    if (first === undefined) callback(new Error('no address of that family'), '', 0);
    else if (options.all === true) callback(null, fitting);
    else callback(null, first.address, first.family);
  };
}

/** The method and body; absent for a GET request. */
export interface Sending {
  method: 'POST';
  body: string | Uint8Array;
}

/** Sends one request on a new connection. Rejects when there is no response, or with the signal's reason. */
export function request(
  { url, addresses }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
  sending?: Sending,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? https.request : http.request;
    const method = sending?.method ?? 'GET';
    const outgoing = open(url, { agent: false, method, headers, signal, lookup: pinned(addresses) });
    outgoing.once('response', resolve);
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    outgoing.end(sending?.body);
  });
}
