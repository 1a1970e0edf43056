import { ABSTRACT_NOUNS } from './abstract-words.ts';
import { namesDay } from './concrete.ts';
import { remembering } from '../../text/remembering.ts';

/**
 * The words that talk of everything at once is made of. A sentence that holds nearly nothing else could stand in any post; one
 * that holds others speaks of something. Nouns one could put on a poster:
 */
const GRAND =
  `ability answer accountability achievement adversity advice alignment anger anxiety appreciation art aspiration authority awareness balance beauty behavior behaviour being belief benefit bias boundary brand bravery brilliance burnout busyness business calling calm career care certainty challenge champion chance chaos choice civilization client commitment community company competence competition complexity compliance conflict connection consumer contribution control conversation craft creator credit crisis customer data dark darkness decency decision dedication delegation design destination destiny difference dignity direction disruption doubt dream duty ease education effort ego emotion employee employer energy engagement entrepreneur equality equity ethics evolution example excellence excuse expectation expert expertise expression faith fairness family fate fight flaw flexibility focus follower founder friend friendship fulfillment fulfilment fun future generation genius giant gift goal good goodness grace greatness grief habit hardship harmony health heart hero hiring hospitality human humankind humanity hunger hustle idea identity imagination impact imperfection importance independence individual industry inequality influence ingenuity inspiration instinct intelligence intent intuition investment joy journey justice job loss asset alliance birthright learning sight self-talk lack leader learning legacy lesson life limit limitation love luck luxury magic management manager mankind marathon market marketing mastery meaning meaningful memory mental mentor message mind mindfulness mindset miracle mission mistake moment momentum money morale motion motive nature need negativity network networking normal obstacle openness opinion opportunity optimism organisation organization others outcome ownership pain panic passion past path peace people performance permission person personality perspective phase philosophy pivot plan platform positivity possibility power practice praise prejudice preparation presence price pride principle priority privilege problem process productivity profession professional promise prosperity psychological purpose pursuit question realisation reality realization reason recognition recovery regret relationship remote representation resource rest result retention reward rhythm rigor rigour risk routine rule sacrifice sales satisfaction science secret security self self-awareness self-care self-worth sense setback shame shortcut skill society solution soul spirit standard start-up startup status story strength stress struggle success superpower support surprise survival sustainability symbol talent team technology thanks theory thinking thought time title tomorrow tool toughness tradition transformation triumph truth understanding uniqueness unity universe value victory virtue voice wealth weakness wellbeing well-being wellness win wish wonder word work workplace world worth wound youth zone ai automation innovator dreamer doer leader rockstar hustler maker giver listener thinker learner graduate student teacher parent child kid woman man salespeople salesperson coach recruiter marketer investor`
    .split(' ')
    .concat(ABSTRACT_NOUNS);
/** What such sentences do with them. */
const PLAIN =
  `able listen short check guard pour cup schedule sign accept accomplish achieve across act action actual add adapt admit adopt advance afford again ago agree ahead aim alive allow alone along always amazing amplify answer any anyone anything appear apply appreciate approach arrive ask aspire attract authentic available avoid aware away awe back bad bear beat beautiful become beg begin beginning behind believe belong best better beyond big bigger biggest bind blame bless blessing bloom bold born boss bottom brave break breathe bright brilliant bring broken build builder busy buy call can capable carry catch celebrate century change changemaker channel chase cheap cheer cherish choose circle clear clever click climb close closed co-worker colleague come comfortable common commit compare compete complete compound conquer conquest consistent constant contagious continue convenient cost could count coexist courageous create crucial crush cultivate curious current customer-centric daily dare day deal dear deep deeply define deliver demand depend deserve destroy determine develop die different difficult dig digital disguise disappear discover do doer doing door down dream dreamer drive driven drop each eager early earn earth easily easy eat edge elevate else embark embody embrace emerge emotional empathetic empower empty enable encourage end endless endure enemy engage enjoy enough entire envision era essential ever every everybody everyday everyone everything everywhere evolve exactly excel excite exciting exhaust exist expect experience explore express extraordinary eye face fail fair fake fall fast faster favorite favourite feel few fierce fight figure fill find finish fire first fit fix fleeting flourish follow fool force forever forge forget forgive form fortune forward foster free fresh friendly full fully fundamental funny further gain game gate gather gentle genuine get giant give given global glue go golden gone good grateful great greater greatest ground group grow guarantee guide hand happen happy hard harder hardest hear heal healthy help hidden hide high higher hire hit hold home honest hope hopeful horizon house huge humble hurt ideal ignite ignore imagine immense impatient imperfect important impossible improve include incredible individual infinite influence innovate innovative inspire inspiring instead intentional invest invisible invite join judge just keep key kind kinder know large last lasting late later laugh launch lead leap learn least leave legend less let level leverage lie lift light like likely limitless line lip little live living lonely long look lose lost loud louder loudest lucky main make master matter mean measure meet mere mile mirror miss modern more most mother mountain move much must narrative navigate necessary need negative never new next nobody none normalise normalize note nothing notice nourish now nurture obvious often old once one only onward open opposite optional ordinary otherwise outcast overcome overnight own part partner patient pay perfect perform persist personal pick piece place plant play point poor positive possible post potential powerful practise pray precious present pretend prevent proactive produce professional profound progress promise proper prosper protect proud prove pull pure push put quick quickly quiet quietest quit raise rare rarely rather reach react reactive read ready real realise realize really rebuild receive recharge recognise recognize redefine reflect refuse regret reimagine reinvent reject relate relentless remain remarkable remember remind renew repeat replace reputable require reshape resilient resist resonate respect respond responsible rest rethink retire return reveal reward rewrite rich right rise risk road role room root run sad safe sail same save say scale scare scary scene scream season seat second see seed seek seem seldom self sell send serious serve settle shape share shift shine ship shoulder show shy sign significant silent silver similar simple simply single sit sky slow small smaller smallest smart smarter smile soar social soft soil solve somebody somehow someone something sometimes soon sorry soul spark speak special speed spend stage stand star start starting state stay steady step stick still stone stop storm storyteller straight strategic strategist strengthen strike strive strong stronger strongest struggle stuck succeed such suffer sun super supportive sure surprise surrender surround survive sustain sustainable sweat system table take talented talk taste teach tear tell terrible terrifying test thank thing think thrive throw tide tie tiny tired together too top touch tough toward transform transformative travel treat tribe tribute true truly trusted try turn twice ultimate uncertain uncomfortable understand unexpected unforgettable unique unknown unlearn unleash unlock unstoppable uplift use useful valuable very view village visible visit vital voice vulnerable wait wake walk want war watch water wave way wear week weekly weird welcome well whole wide will win winding window wing winner wise wisely wish within wonder wonderful word world worry worse worst worthy would wrong year yes yesterday yet young career-defining life-changing game-changing team-building mind-blowing hand-in-hand one-size-fits-all never-ending evergreen meaningful human-centered human-centred people-first high-performing purpose-driven ever-changing fast-paced competitive saturated hyper-connected inclusive diverse equitable hybrid remote safer fairer greener smarter purposeful intentional busier productive ambitious successful wealthy famous legendary`.split(
    ' ',
  );
const FUNCTION =
  `a about above after against all although am among an and another are aren't around as at be because been before being below between both but by can't cannot cause could couldn't did didn't does doesn't doing don't during either even every for from had hadn't has hasn't have haven't having he her here here's hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself i'm lets let's me might mine my myself neither no nor not of off on oneself or ought our ours ourselves out over own per shall she should shouldn't since so some somebody's than that that's the their theirs them themselves then there there's these they they're they've this those though through till to under unless until up upon us was wasn't we we'd we'll we're we've were weren't what what's whatever when whenever where wherever whether which while who who's whoever whom whose why with without won't wouldn't you you'd you'll you're you've your yours yourself yourselves today tonight ever also maybe perhaps indeed thus hence via amid despite beyond throughout toward towards along onto rather quite almost nearly hardly barely simply merely`.split(
    ' ',
  );

const grand = new Set(GRAND);
const plain = new Set(PLAIN);
const functional = new Set(FUNCTION);
const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person', men: 'man', women: 'woman', children: 'child', lives: 'life', lost: 'lose', built: 'build', made: 'make', taught: 'teach', won: 'win', came: 'come', went: 'go', gave: 'give', given: 'give', grown: 'grow', grew: 'grow', known: 'know', knew: 'know', felt: 'feel', found: 'find', left: 'leave', taken: 'take', took: 'take', told: 'tell', seen: 'see', saw: 'see', held: 'hold', kept: 'keep', broke: 'break', thought: 'think', brought: 'bring', became: 'become', began: 'begin', begun: 'begin', born: 'bear', spent: 'spend', said: 'say', done: 'do', gone: 'go', shown: 'show', written: 'write', chosen: 'choose', chose: 'choose', hidden: 'hide', understood: 'understand', forgotten: 'forget', forgot: 'forget', driven: 'drive', led: 'lead', met: 'meet', paid: 'pay', stood: 'stand', heard: 'hear', meant: 'mean',
}; // prettier-ignore

/** A word as it stands in the lists, or itself. */
function baseOf(word: string, list: ReadonlySet<string>): string | undefined {
  if (list.has(word)) return word;
  const known = IRREGULAR[word];
  if (known !== undefined && list.has(known)) return known;
  const stems = [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ing|ed|er|est|ly|y|ment)$/, ''),
    word.replace(/(?:ing|ed|er|est|ly)$/, 'e'),
    word.replace(/(.)\1(?:ing|ed|er|est)$/, '$1'),
    word.replace(/(?:ied|ier|iest|ily)$/, 'y'),
    word.replace(/ers$/, 'e'),
    word.replace(/(?:ers|ings)$/, ''),
  ];
  return stems.find((stem) => stem !== word && list.has(stem));
}

/** How a sentence is made: words that could stand on a poster, those that go with them, and others, which speak of something. */
export type Made = { grand: number; vague: number; other: number; firstGrand: boolean; words: number };

/** Takes a sentence apart by its words. */
export const madeOf = remembering((text: string): Made => {
  const made: Made = { grand: 0, vague: 0, other: 0, firstGrand: false, words: 0 };
  let content = 0;
  let praised = 0;
  for (const [word] of text
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(/\p{L}[\p{L}'-]*|\d+/gu)) {
    made.words += 1;
    const bare = word.replace(/'s?$/, '');
    if (functional.has(word) || functional.has(bare)) continue;
    content += 1;
    if (content === 1 && PRAISE.test(bare)) praised = 1;
    if (isGrand(bare)) {
      made.grand += 1;
      made.vague += 1;
      if (content === 1 + praised) made.firstGrand = true;
    } else if (baseOf(bare, plain) === undefined) made.other += 1;
    else made.vague += 1;
  }
  return made;
}, 256);

const PRAISE =
  /^(?:best|great|good|true|real|big|small|strong|greatest|biggest|smart|brave|bold|wise|hard|old|new|clear)$/;

/** 'kindness', 'ownership', 'self-trust' too. */
const isGrand = (word: string): boolean =>
  baseOf(word, grand) !== undefined || /\p{L}{3}(?:ness|ship|hood)$/u.test(word) || /^self-\p{L}/u.test(word);

/** A name in the middle of a sentence, but for what everybody writes large. */
const NAMED = /(?<=[\p{L},’'] )(?!I\b|I['’]|AI\b|HR\b|CEO|CV|LinkedIn|ChatGPT|B2B|DEI|Monday\b)\p{Lu}/u;
/** What happened once, in somebody's room. */
const TOLD =
  /\b(?:said|told|asked|answered|rang|drove|bought|sold|paid|sent|wrote|sat|went|came|ran|fell|stood|arrived|moved|opened|closed|fixed|phoned|called|emailed|used to|has been|have been)\b/i;

/** Whether a sentence is general: no figure, name, day or thing in it but one figure of speech among several grand words. */
export function isGeneral(text: string, strict = false): boolean {
  if (/\d|[€£$]/.test(text) || namesDay(text) || NAMED.test(text)) return false;
  const { vague, other, grand: high } = madeOf(text);
  if (vague === 0) return false;
  if (strict) return other === 0 && high > 0;
  return other === 0 || (other * 2 <= vague && high > 0);
}

/** Whether it is general and for always: nobody's own, nothing told. */
export function isForAlways(text: string): boolean {
  return (
    isGeneral(text) &&
    madeOf(text).grand > 0 &&
    !TOLD.test(text) &&
    !/\b(?:I|me|my|mine|we|us|our|he|she|him|her|his|was|were|had|did|the (?:one|ones) (?:in|on|at|from))\b/i.test(
      text,
    )
  );
}

/** Whether a match begins its line, or ends it, but for signs and hashtags. */
export const startsLine = ({ input, index }: RegExpExecArray): boolean =>
  /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(input.slice(Math.max(0, index - 12), index));
export const endsLine = ({ input, index, 0: text }: RegExpExecArray): boolean =>
  /^[^\p{L}\p{N}\n]*(?:\n|$|#)/u.test(input.slice(index + text.length, index + text.length + 24));
