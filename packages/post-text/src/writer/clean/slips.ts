import { BASE_VERBS } from '../lexicon.ts';

/** Common words beside the verbs, and those that two letters changed about would make of one another ('form', 'trail', 'dose'). */
const COMMON =
  'act acts arise arises dad dads sing sings able about above account accounts across after again against agency agenda ago ahead album almost alone along already also although always amount angel angle animal annual another answer anybody anyone anything app apps area article average away baby back bad baker bakery bakers bank beard because bed been before behind best better between big bigger bill bills bird board boat body book books boss both bottle bowl box boxes boy brain branch brand bread break breakfast bridge brother brown budget building bus business busy calendar calm camp car card cards care career cars carve case cash casual causal cat cats cause century chair chance change changes cheap check child children choice city clam class clean clear client clients clock close clothes cloud club coach coast coat code coffee cold colleague colleagues college colour comment comments common company companies computer contract contracts conversation cook corner cost costs country couple course cover crave cream customer customers dairy dark data date daughter days dead deal deals dear decade december decision deep degree demo design desk detail details diary diet different difficult dinner direct doctor doctors doing done door doors dose doubt dream drink driver drivers during each early east easy edge either eight eleven else email emails employee employees empty end engine engineer engineers english enough entire even evening event events ever every everybody everyone everything exactly example except experience expert extra eyes face fact factory fair family famous farm farmer farmers fast father fault favourite fear feature features february feedback feet female few field fields fifteen fifth fifty figure file files final finally fine finger fire first fish five flat floor flour flower food foot forest form former forms forty forward found founder founders four fourth free fresh friday friend friends from front fruit full fun funny future game garden general girl glad glass goal goals gold gone good grade great green ground group groups growth guest guests guide habit hair half hall hand hands happen happy hard harder head health heart heavy hello helpful here high hiring history hole holiday home honest hope hospital hotel hour hours house huge human hundred hundreds husband idea ideas important inside instead interview interviews invoice invoices island issue january job jobs joke journey july june just kids kind kitchen knowledge lady land language large last late later latest lawyer leader leaders learning least left lesson lessons less letter letters level life light lights like line lines lion list little loading local long longer lost lots lucky lunch machine machines main making male manager managers many march market material maybe meal meeting meetings member members memory menu message messages metal middle might mile milk million mind minute minutes mistake mistakes model moment monday money month months more morning most mother mouth much museum music name names national near nearly neck neighbour nest nets network never newer news newsletter next nice night nights nine nobody none normal north nothing november number numbers nurse nurses october offer office offices often once only onto open opinion option order orders other others outside over page pages paid paper parent parents park part partner partners parts party past patient patients peace people percent perfect person phone photo photos piece pieces place places plan plane plans plant plants player please point points police pool poor posts potato pots power practice present pretty price prices private prize problem problems process product products profit programme project projects proof proposal public purpose quality quarter question questions quick quickly quiet quite rain raise rate rather ready real really reason reasons recipe record records red reply report reports rest result results review reviews rice rich right risk river road role room rooms round rule rules sacred safe salary sale sales salt same sand saturday scared school science screen season seat second seconds secret self sense september series serious server service services seven several shelf ship shirt shoes shop shops short should shoulder shy sick side sign signs silver simple simply since single sister site six size skill skills skin slow slowly small smaller smart snow social software some somebody someone something sometimes somewhere song soon sorry sort sound south space special speed spot spring staff stage stairs standard station steel step steps still stone store stores story stories straight street strong student students stuff subject success such sued sugar summer sunday sunny super supplier suppliers support sure surface system table tale team teams tech teacher teachers ten term terms test tests than thanks that their them themselves then there these they thing things third thirty this those thousand three through thursday ticket tickets tier tiers time times tired today together tomorrow tonight tool tools topic total touch tough tour towards town trail train trains training trial trials tries tried trip trouble truck trucks true truth tuesday twelve twenty twice type under united unit until untie upon user users usual usually very video village visit visitor visitors voice wage wall war warehouse warm water weak weather website websites wednesday week weekend weekly weeks weight weird well went west what when where which while white whole whose wide wife wild will wind window windows wine winter with within without woman women wonderful wood word words worker workers workshop world worse worst would wrong yard year years yellow yesterday young younger your yours zero';

const inflected = (verb: string): string[] => {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.at(-1) ?? ''}` : stem;
  const soft = verb.replace(/([^aeiou])y$/, '$1i');
  return [
    verb,
    `${verb}s`,
    `${soft}es`,
    `${stem}ed`,
    `${soft}ed`,
    `${stem}ing`,
    `${doubled}ed`,
    `${doubled}ing`,
  ];
};

const KNOWN: ReadonlySet<string> = new Set([...COMMON.split(' '), ...[...BASE_VERBS].flatMap(inflected)]);
/** Whether a word is a common English one. */
export const isCommonWord = (word: string): boolean => KNOWN.has(word);

const LONGEST = Math.max(...[...KNOWN].map(({ length }) => length));

/** Whether a word that is no common one would be with a vowel more: 'lookd', 'servr'. No correction, since other words may be meant. */
export function lacksVowel(word: string): boolean {
  if (word.length < 4 || word.length >= LONGEST || !/^\p{Ll}+$/u.test(word) || KNOWN.has(word)) return false;
  for (let at = 1; at <= word.length; at += 1)
    for (const vowel of 'aeiou') if (KNOWN.has(word.slice(0, at) + vowel + word.slice(at))) return true;
  return false;
}

/** The one common word that a word is when two neighbouring letters change places ('monhts': 'months'); nothing for any other word. */
export function slipOf(word: string): string | undefined {
  if (word.length < 4 || word.length > LONGEST || !/^\p{Ll}+$/u.test(word) || KNOWN.has(word))
    return undefined;
  const found = new Set<string>();
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (swapped !== word && KNOWN.has(swapped)) found.add(swapped);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}
