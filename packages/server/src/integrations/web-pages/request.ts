import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Target } from './target.ts';

/** Answers with the addresses that were judged, whatever DNS would say by now. */
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

/** One POST on a connection of its own. Rejects when there is no answer, or with the signal's reason. */
export function post(
  { url, addresses }: Target,
  headers: Record<string, string>,
  body: Uint8Array,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.request : http.request;
    const outgoing = send(url, { method: 'POST', agent: false, headers, signal, lookup: pinned(addresses) });
    outgoing.once('response', resolve);
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    outgoing.end(body);
  });
}

/** One GET on a connection of its own. Rejects when there is no answer, or with the signal's reason. */
export function request(
  { url, addresses }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https.get : http.get;
    const outgoing = send(url, { agent: false, headers, signal, lookup: pinned(addresses) });
    outgoing.once('response', resolve);
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error));
  });
}
