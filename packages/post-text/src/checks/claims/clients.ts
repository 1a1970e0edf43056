import type { Span } from '../../linkedin/urls.ts';
import { words } from './names.ts';

/** A client that a post speaks of without a name: 'our biggest client', 'one client, a logistics firm'. */
export type ClientClaim = Span & { text: string };

const CLIENT =
  /(?<![\p{L}\p{N}])(?:one of (?:our|my) |(?:one|a|an|our|my|another) )(?:[\p{Ll}-]+ )?(?:client|customer|patient|account)(?:s(?=,? (?:an?|the) ))?(?![\p{L}'’])(?:(?: from the [\p{L} -]{3,30}? (?:world|industry|sector))|,? (?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?(?=[,.;]))?/giu;
const SMALL = /^(?:one|of|our|my|a|an|another|the|from|world|industry|sector|new|old)$/;

export function findClients(text: string): ClientClaim[] {
  return [...text.matchAll(CLIENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Whether the source speaks of such a client: every word of meaning is in it. */
export function isClientIn(client: ClientClaim, source: ReadonlySet<string>): boolean {
  const has = (word: string) =>
    source.has(word) || source.has(`${word}s`) || source.has(word.replace(/s$/, ''));
  return words(client.text).every(
    (word) =>
      SMALL.test(word) ||
      has(word) ||
      (/^(?:client|customer)s?$/.test(word) && (has('client') || has('customer'))),
  );
}
