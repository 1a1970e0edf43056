const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs in their plain form: they open instructions, and follow 'I', 'we', 'to', 'will'. */
export const BASE_VERBS = set(
  `accept add admit adopt agree allow announce answer apply approve argue arrange ask assume attend avoid be become begin believe block book borrow break bring build buy calculate call cancel care carry catch celebrate change charge chase check choose clean close collect come comment commit compare complain complete connect consider contact continue convince copy cost count cover create cry cut decide define delegate delete deliver demand describe design discuss do document double download drink drive drop earn eat edit email employ end enjoy enter explain face fail feel fight figure fill film find finish fire fit fix focus follow force forget forgive form gain gather get give go grow hate have hear help hide hire hit hold host ignore improve include increase inspect install interview introduce invest invite invoice join keep kill know label launch lead learn leave lend let limit link list listen live load look lose love lower maintain make manage mark match measure meet mention merge miss move name need negotiate note notice number offer open order organise organize own pack paint park pay pick pitch place plan play post praise prepare present press price print promise promote protect prove publish pull push put quit quote raise reach read rebuild record recruit redesign reduce refuse reject release remember remind remove rename renew rent repair repeat replace reply report request research respond rest restore return review rewrite run save say schedule search see sell send separate serve set share ship show shut sign simplify sit sketch skip sleep smile solve sort speak spend split stand start stay steal stop store study submit suggest swap switch take talk teach tell test thank think throw tidy tie track train translate travel treat trust try turn type understand update upgrade upload use visit wait walk want warn wash watch wear win wish wonder work worry wrap write`,
);

/** Plain-form verbs that state how someone is or feels; without a subject they are a note, never an instruction. */
export const STATE_VERBS = set('earn feel hate hope know love miss need own think want wish believe');

const IRREGULAR_PAST = set(
  'was were had did went got came saw said told made took gave found thought knew felt left kept let put set cut hit hurt cost quit read ran sat stood spoke spent sent sold lost won met paid led grew drew drove wrote broke chose began became built bought brought caught taught fought held heard hid slept woke wore threw fell flew forgot forgave froze shut split spread swore swam tore understood rebuilt rewrote sank sang rang rose shook stole stuck struck swept bet bid dealt meant dug fed fled hung laid lay lent lit dropped shipped stopped ate drank blew rode sought bent crept learnt shone slid wept swung withdrew',
);
const NOT_PAST = set(
  'need needed feed speed hundred indeed red bed seed exceed embed shed wed sacred hatred kindred united limited naked wicked used-to proceed succeed breed bleed weed greed deed reed creed steed freed agreed-upon speedy linkedin moed',
);

const AUXILIARIES = set(
  "am is are was were be been being have has had do does did will would can could should shall may might must cannot isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't won't wouldn't can't couldn't shouldn't mustn't gonna",
);
const PRESENT_S = set(
  'says asks tells knows gets goes takes makes gives finds keeps needs wants works looks feels seems means comes thinks costs pays helps starts stops shows runs writes reads sells buys owns holds brings leads learns uses turns lives moves loves hates misses happens matters depends remains becomes wins loses sends calls counts fits hurts begins ends opens closes changes quits fades grows rises earns explains contains replaces requires sits speaks sleeps listens eats wears arrives follows forgets believes agrees refuses accepts decides chooses fails belongs disappears appears continues exists improves includes joins notices receives serves shrinks survives teaches throws tries understands wonders worries sings smells dies carries reaches interprets connects solves bakes rents hires coaches',
);

/** The pronouns and nouns of people that begin a clause of their own. */
export const SUBJECTS = set(
  "i we he she they it you nobody everyone everybody someone somebody people this that there who i'm i've i'd i'll we're we've we'd we'll he's he'd he'll she's she'd she'll they're they've they'd they'll it's it'll you're you've you'd you'll there's that's",
);

/** Words that make the clause they open depend on another. */
export const SUBORDINATORS = set(
  'if when whenever while after before because since although though unless until once as whether where wherever whoever whatever which that who how what why given despite instead rather',
);

/** The words of a text, small and with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}%$€£₹]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** A past form: irregular, or in -ed. */
export function isPast(word: string): boolean {
  return IRREGULAR_PAST.has(word) || (word.length > 3 && word.endsWith('ed') && !NOT_PAST.has(word));
}

export function isAuxiliary(word: string): boolean {
  return (
    AUXILIARIES.has(word) || /^(?:i|we|he|she|they|it|you|there|that|who|what)'(?:m|s|re|ve|d|ll)$/.test(word)
  );
}

const NO_PLURAL =
  /^(?:sales|operations|news|results|series|always|perhaps|besides|sometimes|thanks|yes|plus|this|his|its|hers|ours|theirs|yours|times|goods|sports|savings|communications|hours|days|weeks|months|years|minutes|seconds|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|euros|pounds|dollars|across|towards|afterwards|lots)$/;

/** 'Kids play chess', 'now clients call on Fridays': what several do, told of them in general. */
function severalDo(words: readonly string[], index: number): boolean {
  const subject = words[index - 1] ?? '';
  const lead = words[index - 2];
  if (!/^\p{L}{2,}[^sui]s$|^(?:people|women|men|children)$/u.test(subject) || NO_PLURAL.test(subject))
    return false;
  if (!BASE_VERBS.has(words[index] ?? '') || words[index + 1] === undefined) return false;
  return (
    index === 1 ||
    (index === 2 &&
      /^(?:now|today|most|some|many|all|our|my|the|other|few|then|and|but|so|good|new|old|big|small)$/.test(
        lead ?? '',
      ))
  );
}

/** Whether a stretch of words holds a verb that makes it a clause. A guess from forms; notes without one are fragments. */
export function hasFiniteVerb(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (isAuxiliary(word) || IRREGULAR_PAST.has(word) || PRESENT_S.has(word)) return true;
    if (severalDo(words, index)) return true;
    // 'Nobody touches the door.'
    if (
      /^(?:nobody|everyone|everybody|someone|somebody|he|she|who)$/.test(words[index - 1] ?? '') &&
      /\p{L}{2}s$/u.test(word)
    )
      return true;
    const before = words[index - 1];
    if (
      before !== undefined &&
      SUBJECTS.has(before) &&
      (BASE_VERBS.has(word) || word === 'like' || isPast(word))
    )
      return true;
    return (
      isPast(word) &&
      before !== undefined &&
      !/^(?:a|an|the|our|my|your|their|his|her|most|highly|well|newly|not)$/.test(before)
    );
  });
}

/** Whether the words begin with a subject and its verb: 'he said', 'nobody left', 'that was'. */
export function opensClause(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (/^(?:i|we|he|she|they|it|you|there|that)'(?:m|s|re|ve|d|ll)$/.test(first)) return true;
  if (!SUBJECTS.has(first)) return false;
  const verb =
    /^(?:just|never|always|still|now|also|really|only|then|all|both|even|almost|finally|simply|soon|once|both|actually)$/.test(
      second,
    )
      ? third
      : second;
  return isAuxiliary(verb) || isPast(verb) || BASE_VERBS.has(verb) || PRESENT_S.has(verb) || verb === 'like';
}

/** Whether a sentence tells the reader what to do. */
export function isImperative(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (first === 'please' && second !== '') return isImperative(words.slice(1));
  if (/^(?:don't|never|always|just|let's)$/.test(first))
    return BASE_VERBS.has(second) || first === "don't" || first === "let's";
  if (!BASE_VERBS.has(first) || STATE_VERBS.has(first)) return false;
  // 'Number 44 called me.'
  if (/^(?:number|plan|type|place|order)$/.test(first) && /^\d/.test(second)) return false;
  // 'cut', 'put', 'read' are also past forms; a figure beside them makes a report of it.
  if (IRREGULAR_PAST.has(first)) return !words.some((word) => /\d/.test(word)) && !/^(?:us|me)$/.test(second);
  if (/(?:day|days|always|never|mostly)$/.test(second)) return false;
  if (PRESENT_S.has(second)) return false;
  return !isAuxiliary(second) && !isPast(second) && second !== 'rate' && second !== 'time';
}
