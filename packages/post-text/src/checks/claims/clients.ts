import type { Span } from '../../linkedin/urls.ts';
import { guessLanguage } from '../../text/language.ts';
import { words } from './names.ts';

/** A client that a post speaks of without a name: 'our biggest client', 'one client, a logistics firm'. */
export type ClientClaim = Span & { text: string };

const PAYS =
  '(?:client|customer|patient|account|buyer|subscriber|guest|tenant|sponsor|supplier|distributor|dealer|mandant)';
const CLIENT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:one|another|some|several|two|three|four|five|\\d{1,2}) of (?:our|my) |(?:one|a|an|our|my|another) )(?:[\\p{Ll}-]+ ){0,3}?${PAYS}(?:s(?=,? (?:an?|the) ))?(?![\\p{L}'’])(?:(?: from the [\\p{L} -]{3,30}? (?:world|industry|sector))|,? (?:an?|the) [\\p{L}-]+(?: [\\p{L}-]+)?(?=[,.;]))?`,
  'giu',
);
/** 'Two of our dealers', 'a client of ours'. */
const SOME_OF_OURS =
  /(?<![\p{L}\p{N}])(?:(?:one|some|two|three|four|five|several|many|most|\d+) of (?:our|my) (?:\p{Ll}+ ){0,2}(?:clients|customers|dealers|suppliers|partners|accounts|buyers|patients|guests|tenants|sponsors|subscribers|distributors|retailers)|(?:the (?:client|customer|buyer)|an? (?:client|customer|supplier|dealer) (?:of (?:ours|mine)|in|from|at)(?: [\p{L}-]+)?))(?![\p{L}])/giu;
const FIRM =
  '(?:hospital|school|bank|hotel|firm|company|agency|manufacturer|retailer|startup|start-up|university|council|cooperative|co-op|practice|chain|insurer|clinic|charity|factory|restaurant|utility|airline|brewery|shop|group|club|museum|theatre|theater|ministry|municipality|foundation|association|publisher|developer|contractor|caterer|wholesaler|importer|exporter|producer|distributor|carrier|operator|law firm|start-up|nursery|bakery|farm|maker|dealer)';
/** An organisation without a name that does something: 'A hospital could not open its records', 'Two insurers asked us'. */
const ORGANISATION = new RegExp(
  `(?<=^|\\n|[.!?…]\\s)(?:An?|One|Another|Two|Three|Four|Several) (?:[\\p{Ll}-]+ ){0,3}?(?:${FIRM}s?|companies|agencies|universities|charities|factories|utilities|breweries|bakeries|municipalities|ministries|nurseries)(?=,? (?:in|from|near|outside|we (?:work|worked)|(?:now |also |already |just |has since |have since )?(?:\\p{Ll}+ed|has|have|had|could|was|were|pays?|bought|signed|wrote|wants?|took|sends?|sent|uses?|runs?|orders?|asks?|gave|left|came|told|chose|found|called|is))(?![\\p{L}]))`,
  'gu',
);
/** 'A bank whose name I can't say', 'a county hospital we work with', 'for a hotel in Graz'. */
const KNOWN_TO_US = new RegExp(
  `(?<![\\p{L}])(?:[Aa]n?|[Oo]ne|[Aa]nother) (?:[\\p{Ll}-]+ ){0,3}?${FIRM}(?= (?:(?:that |which |whom )?(?:we|I) (?:work|worked|advise|advised|serve|coach|supply|supplied|support|audit|audited|clean|helped)\\b|whose name))|(?<=(?:for|with|at) )an? (?:[\\p{Ll}-]+ ){0,2}?${FIRM}(?= (?:in|near|outside) \\p{Lu})`,
  'gu',
);
/** The same in German, French and Spanish. */
const FOREIGN =
  /(?<![\p{L}])(?:(?:eine?r? (?:unserer|meiner) (?:\p{Ll}+ )?|(?:ein|eine|unser|unsere|mein|meine) (?:\p{Ll}+ )?)(?:Kunde|Kundin|Kunden|Mandant|Mandantin|Mandanten|Patient|Patientin|Auftraggeber|Auftraggeberin)(?: aus (?:der|dem) \p{Lu}\p{Ll}+)?|(?:l['’]une? de (?:nos|mes)|une?|notre|mon) (?:\p{Ll}+ ){0,2}(?:cliente?s?|patiente?s?)|(?:un[oa]? de (?:nuestr[oa]s|mis)|una?|nuestr[oa]|mi) (?:\p{Ll}+ )?(?:clientes?|clientas?|pacientes?))(?![\p{L}])/giu;
const FOREIGN_FIRM =
  /(?<=^|\n|[.!?…]\s)(?:(?:Une|Un) (?:clinique|banque|école|entreprise|mairie|usine|chaîne|société|association)(?= )|(?:Una|Un) (?:clínica|banco|escuela|empresa|hotel|cadena|fábrica|cooperativa)(?= )|Eine? (?:\p{Ll}+ )?(?:Bank|Klinik|Schule|Firma|Kette|Versicherung|Brauerei|Behörde|Krankenhaus)(?= (?:hat|wollte|bat|bestellte|zahlt|zahlte|schrieb|kam)))(?![\p{L}])/gu;
const SMALL =
  /^(?:one|two|three|four|five|some|several|many|most|\d+|of|our|ours|mine|my|a|an|another|in|at|the|from|world|industry|sector|new|old|un|una|uno|une|ein|eine|einer|unser|unsere|unserer|mein|meine|notre|nos|mon|de|nuestro|nuestra|nuestros|mi|aus|der|dem|l)$/;

const CUSTOMER =
  /^(?:clients?|customers?|clientes?|clientas?|clientèle|kund(?:e|en|in|innen)|mandant(?:en|in)?)$/;

export function findClients(text: string): ClientClaim[] {
  const foreign = guessLanguage(text) === 'en' ? [] : [FOREIGN, FOREIGN_FIRM];
  const found = [CLIENT, SOME_OF_OURS, ORGANISATION, KNOWN_TO_US, ...foreign].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
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
      (CUSTOMER.test(word) && [...source].some((other) => CUSTOMER.test(other))),
  );
}
