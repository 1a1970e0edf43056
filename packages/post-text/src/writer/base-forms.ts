import { BASE_VERBS } from './lexicon.ts';

const IRREGULAR =
  'went:go got:get came:come said:say told:tell took:take made:make gave:give found:find thought:think knew:know felt:feel left:leave kept:keep let:let put:put set:set cut:cut cost:cost read:read ran:run sat:sit stood:stand spoke:speak spent:spend sent:send sold:sell lost:lose won:win met:meet paid:pay led:lead grew:grow drew:draw drove:drive wrote:write broke:break chose:choose began:begin became:become built:build bought:buy brought:bring taught:teach held:hold hid:hide slept:sleep wore:wear threw:throw split:split spread:spread rebuilt:rebuild rewrote:rewrite rode:ride shut:shut swapped:swap hung:hang lent:lend gave:give quit:quit';

/** The forms in -ed of a verb: 'stopped' and 'stoped' of 'stop', of which only the first is written. */
function pastForms(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return [
    `${verb}ed`,
    ...(/[^aeiou][aeiou][bdgklmnprtz]$/.test(verb) ? [`${verb}${verb.at(-1) ?? ''}ed`] : []),
  ];
}

const BASES: ReadonlyMap<string, string> = new Map([
  ...[...BASE_VERBS].flatMap((verb) => pastForms(verb).map((past): [string, string] => [past, verb])),
  ...IRREGULAR.split(' ').map((pair): [string, string] => {
    const [past = '', base = ''] = pair.split(':');
    return [past, base];
  }),
]);

/** The plain form of a past one: 'stop' of 'stopped'; undefined for words that are no past form of a verb known here. */
export function baseOf(past: string): string | undefined {
  return BASES.get(past.toLowerCase());
}

const PASTS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(' ').map((pair): [string, string] => {
    const [past = '', base = ''] = pair.split(':');
    return [base, past];
  }),
);

/** The past form of a plain one: 'got' of 'get', 'hired' of 'hire'; undefined for words that are no verb known here. */
export function pastOf(base: string): string | undefined {
  const known = PASTS.get(base);
  if (known !== undefined) return known;
  if (!BASE_VERBS.has(base)) return undefined;
  const [plain, doubled] = pastForms(base);
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? doubled : plain;
}
