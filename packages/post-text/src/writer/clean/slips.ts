import { isCommonWord, TOO_LONG } from './common-words.ts';

/*
 * What the rules below would make of the common words and is a word of its own. Found by holding each of the slips they can make
 * against the Hunspell dictionaries of English (American and British, with names), German, French, Spanish and Dutch and against a
 * list of 275,000 English words; whoever adds a common word holds its slips against dictionaries too.
 */
const WORDS = new Set(
  'acres alter aries arising biter brian carer caries cary center coats compliant coper corps diner diners discus discuses fiber filed filing flies framer framers framing fried fries greta hals handel hearst horus lader liens lory mater maters metes meting minuet minuets nuder odors palet palets planed planing pols potion potions prats prefect pres prof puled puling refuge retried sevres singed singing siting sliver snogs solider sped spilt stael suing theater thees timbre tires toady trails traveler unite untied waist warps wining writs wroth'.split(
    ' ',
  ),
);
/** Rare in English or of another language alone: most who type them mean the common word. */
const RARE = new Set(
  'acred acuse adress adresses agrede allwo alow amkes annula anual arisse asume asumes atended barels battel benig beraking beter boked boking bokos boks bolck bolcks bolier borke borken bottel bottels breda brians broek buter butons buttre cals cancelde cancre canot canten carde caried carier carse celan celar ceram cerate cerated cerates ceratin charis chasse chepa choses cieling cires comfortabel comparse compleet compleets concerte concreet concret copule copules coulpe coulpes coures coverde crema crise dading damit decaed delas dirven dorps dors downloadde eevning eevnings employe employes enginer enginers enterde entier entre entres enver erlief fels fiels fiers filmde fils flims flor floro flors fluor forets frezer frist froward gaols garde gerat geren gians glas glases golas gotas graden gras greif gren grife grom guets haets hamer happende helo heras hirse horribel houes ihres imposible instal instals interviewde joinde keps kils labelde lagre leats ledas leter lettre lettres linse listende littel loess loks losse maner meest melas membre membres metings mets middel miels mises mobiel nagel nagle neds noies novembre ocasional octobre offerde offre offres omving opende ordre ordres orles parises patern patries pelase permises pipse pirson planend planst polos posible powre powres praties praty precent premisse preses priez proces profesional profesor profiel programe programes promisse puls quist quiting rague ragues raies redas registre remembre remembres restorde retial reviewde roder roels romos roms salda salse schol schols sedes seing sels senes sensibel septembre setal sevrer shet shets showde shuting simpel singel sistre slaes slove smal smaler smilde sneds snigs spaer spilts spuer stabel staf stal starst stel stela stele stil stoer stoers stoped stoping strating stres stroe stroes strom stroy stuf succes suers sumer tabel tarde tarin tarins teling tels temas textiel thrid thristy tickte tiems traed traets trafic trainde treta tretas tride trise tsores turend turnde turnvoer tyring unbale uploadde veening veenings veery waard wals wanst warend wehre wekend wierd wirst wirte wirtes wohle wonderde woning worte worts wroet'.split(
    ' ',
  ),
);

/** Shorter ones are too near to one another, to abbreviations and to names: what is sure of them stands in `misspellings.ts`. */
const LEAST = 5;
const THRICE = /(?<=\p{L}[aeiou])([bcdfghjklmnpqrstvwxz])\1\1(?=\p{L})/u;

/** German puts longer words together that hold a letter thrice. */
const LONGEST_THRICE = 9;

/** The common words that become a word when two neighbouring letters change places or one of a doubled one is left out. */
function meantBy(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < word.length; at += 1) {
    const [here, next] = [word.charAt(at), word.charAt(at + 1)];
    if (here !== next) found.add(word.slice(0, at) + next + here + word.slice(at + 2));
    found.add(word.slice(0, at) + here + word.slice(at));
  }
  return new Set([...found].filter((other) => other.length >= LEAST && isCommonWord(other)));
}

const mayBeSlip = (word: string) =>
  word.length >= LEAST - 1 && word.length < TOO_LONG && /^\p{Ll}+$/u.test(word) && !isCommonWord(word);

/**
 * The one common word that a word surely is with a slip of the hand: two letters that changed places ('monhts'), one of two that is
 * missing ('hiting'), or one typed thrice ('mirrror'). Nothing for whatever is a word, and for names.
 */
export function slipOf(word: string): string | undefined {
  if (!mayBeSlip(word) || WORDS.has(word) || RARE.has(word)) return undefined;
  if (word.length <= LONGEST_THRICE && THRICE.test(word)) return word.replace(THRICE, '$1$1');
  const [only, ...others] = meantBy(word);
  return others.length === 0 ? only : undefined;
}

/** What a word may be with such a slip where that is not sure ('sned', 'neding'), first the likelier; undefined for any other word. */
export function perhapsMeant(word: string): string | undefined {
  if (!mayBeSlip(word) || WORDS.has(word)) return undefined;
  const meant = [...meantBy(word)];
  return meant.length > 1 || RARE.has(word) ? meant[0] : undefined;
}

/** Whether a word that is no common one would be with a vowel more: 'lookd', 'servr'. No correction, since other words may be meant. */
export function lacksVowel(word: string): boolean {
  if (!mayBeSlip(word)) return false;
  for (let at = 1; at <= word.length; at += 1)
    for (const vowel of 'aeiou') if (isCommonWord(word.slice(0, at) + vowel + word.slice(at))) return true;
  return false;
}
