import { isCommonWord, TOO_LONG } from './common-words.ts';

/*
 * What the rules below would make of the common words and is a word of its own. Found by holding each of the slips they can make
 * against the Hunspell dictionaries of English (American and British, with names), German, French, Spanish and Dutch and against a
 * list of 275,000 English words; whoever adds a common word holds its slips against dictionaries too.
 */
const WORDS = new Set(
  'acres alter aries arising biter brian carer caries cary coats compliant diner discus discuses filed filing flies framer framers fried fries greta hals hearst horus liens mater maters metes meting minuet minuets nuder odors planed planing pols potion potions prats prefect pres prof puled puling sevres singed singing siting sliver snogs sped spilt stael suing thees tires toady trails unite untied waist warps wining wroth'.split(
    ' ',
  ),
);
/** Rare in English or of another language alone: most who type them mean the common word. */
const RARE = new Set(
  'acred acuse adress adresses agrede allwo alow amkes annula anual arisse asume asumes atended battel benig beraking beter boked boking bokos boks bolck bolcks borke borken bottel bottels breda brians broek buter buttre cals cancelde canot carde caried carse celan celar ceram cerate cerated cerates ceratin charis chasse chepa choses cires comparse compleet compleets copule copules coulpe coulpes coures coverde crema crise dading damit decaed delas dirven dorps dors downloadde eevning eevnings employe employes enginer enginers enterde entier entre entres enver fels fiels fiers filmde fils flims flor floro flors fluor forets frist froward gaols garde geren gians glas golas graden gren guets haets happende helo heras hirse houes ihres imposible instal instals interviewde joinde keps kils labelde lagre leats ledas leter lettre lettres linse listende littel loess loks losse maner meest melas membre membres metings mets middel miels mises nagel nagle neds noies novembre octobre offerde offre offres omving opende ordre ordres orles parises patries planend planst polos posible powre powres praties praty precent preses priez proces profiel programe programes promisse puls quist quiting rague ragues raies redas registre remembre remembres reviewde roder roels romos roms salse schol schols seing sels senes septembre setal sevrer shet shets showde shuting simpel singel sistre slaes slove smal smaler smilde sneds snigs spilts spuer staf starst stel stela stele stil stoer stoers stoped stoping strating stres stroe stroes stroy stuf succes suers sumer tabel tarde tarin tarins teling tels temas thrid tickte tiems traed traets trainde treta tretas tride trise tsores turend turnde tyring uploadde veening veenings veery wals wanst warend wehre wekend wierd wirte wirtes wohle wonderde woning worte worts wroet'.split(
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
