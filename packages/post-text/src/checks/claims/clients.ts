import type { Span } from '../../linkedin/urls.ts';
import { words } from './names.ts';

/** A client that a post speaks of without a name: 'our biggest client', 'one client, a logistics firm'. */
export type ClientClaim = Span & { text: string };

const CLIENT =
  /(?<![\p{L}\p{N}])(?:one of (?:our|my) |(?:one|a|an|our|my|another) )(?:[\p{Ll}-]+ )?(?:client|customer|patient|account|buyer)(?:s(?=,? (?:an?|the) ))?(?![\p{L}'’])(?:(?: from the [\p{L} -]{3,30}? (?:world|industry|sector))|,? (?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?(?=[,.;]))?/giu;
/** 'Two of our dealers', 'a client of ours'. */
const SOME_OF_OURS =
  /(?<![\p{L}\p{N}])(?:(?:some|two|three|four|five|several|many|most|\d+) of (?:our|my) (?:\p{Ll}+ )?(?:clients|customers|dealers|suppliers|partners|accounts|buyers)|(?:the (?:client|customer|buyer)|an? (?:client|customer|supplier|dealer) (?:of (?:ours|mine)|in|from|at)(?: [\p{L}-]+)?))(?![\p{L}])/giu;
/** An organisation without a name that does something: 'A hospital could not open its records'. */
const ORGANISATION =
  /(?<=^|\n|[.!?…]\s)(?:An?|One|Another) (?:\p{Ll}+ ){0,2}(?:hospital|school|bank|hotel|firm|company|agency|manufacturer|retailer|startup|university|council|cooperative|practice|chain|insurer|clinic|charity|factory|restaurant|utility|airline|brewery|shop)(?= (?:\p{Ll}+ed|in|from|has|had|could|is|was|pays?|asked|bought|signed|called|wrote|wants?|took)\b)/gu;
const SMALL =
  /^(?:one|two|three|four|five|some|several|many|most|\d+|of|our|ours|mine|my|a|an|another|in|at|the|from|world|industry|sector|new|old)$/;

export function findClients(text: string): ClientClaim[] {
  const found = [CLIENT, SOME_OF_OURS, ORGANISATION].flatMap((pattern) => [...text.matchAll(pattern)]);
  const clients = found.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  return clients
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((client, index, all) => client.start >= (all[index - 1]?.end ?? 0));
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
