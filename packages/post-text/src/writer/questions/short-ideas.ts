import { hasFiniteVerb, isAuxiliary, isImperative, isPast, wordsOf } from '../lexicon.ts';
import { readSentence } from '../parse/features.ts';
import { isGrave } from '../personal.ts';
import { askSearch } from '../asking.ts';
import { askAnnounced } from './announced.ts';
import { askDeed, deedOf, ENDED, ON_LEARNT } from './deeds.ts';
import { asAsked } from './second-person.ts';

/** How many are put to an author at once. */
const MOST = 3;
const LONGEST_TOPIC = 5;

const AGAINST =
  /(?<!\p{L})(?:dead|over(?:rated)?|waste of|broken|wrong|pointless|useless|stop|never|not need|don['’]?t need|myth|worse)(?!\p{L})/iu;

/** What stands in a heading: 'Why I stopped checking email before 10am', 'how to say no to a client'. */
function askHeading(text: string): string[] | undefined {
  const [, verb = '', rest = ''] = /^why (?:i|we) (?:just |finally )?(\p{L}+)(.*)$/iu.exec(text) ?? [];
  const asked = verb === '' ? undefined : asAsked(verb.toLowerCase(), rest);
  if (asked !== undefined)
    return [
      'How was it before?',
      `Why did you ${asked}?`,
      ENDED.test(verb.toLowerCase()) ? 'What do you do instead?' : 'What changed after that?',
    ];
  if (/^why /i.test(text))
    return ['So why?', 'Where did you see that yourself?', 'What should people do instead?'];
  if (/^how (?:i|we) \p{L}+(?: |$)/iu.test(text) && isPast(wordsOf(text)[2] ?? ''))
    return ['What did you do first?', 'What worked in the end?', 'What did not work?'];
  return /^how (?:to|i|we|you) /i.test(text)
    ? ['What do you do first?', 'And then?', 'What do most people get wrong?']
    : undefined;
}

/** What is asked of who has named no more than what it is about. */
export function askTopic(topic: string): string[] {
  const named = /^(?:[A-Z]{2}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(topic);
  return [
    `What do you want to say about ${named ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)}?`,
    'What happened to you with it?',
    'What do most people get wrong about it?',
  ];
}

/** What people come to. */
const EVENT =
  /(?<!\p{L})(?:open (?:day|house|evening)|meet-?up|workshop|webinar|summit|fair|festival|exhibition|hackathon|info evening)(?!\p{L})/iu;

/** 'The best advice I ever got.' */
const SUPERLATIVE =
  /^(?:the |my )?(?:best|worst|hardest|biggest|strangest|kindest|dumbest|smartest) \p{L}+(?: \p{L}+)? (?:i|we|of my|of our|anybody|anyone|somebody|someone)(?!\p{L})/iu;

/** What is made for others; a shop or an office that opens is not. */
const MADE =
  /(?<!\p{L})(?:launch\w*|releas\w*|shipp\w*|live|product|app|tool|feature|course|book|guide|version)(?!\p{L})/iu;

function askKind(text: string): string[] {
  const plain = text.replace(/[.!]+$/, '').trim();
  const words = wordsOf(plain);
  const heading = askHeading(plain);
  if (heading !== undefined) return heading;
  if (SUPERLATIVE.test(plain)) return ['What was it?', 'What came of it?', 'What stays with you?'];
  if (/(?<!\p{L})(?:i|we) (?:was|were) (?:so |completely |totally )?wrong(?!\p{L})/iu.test(plain))
    return ['What did you think before?', 'What changed your mind?', 'What do you do differently now?'];
  if (
    /^(?:i['’]?m|i am|we['’]?re|we are) (?:now |currently )?(?:building|writing|starting|making|launching|opening|creating|developing)(?!\p{L})/iu.test(
      plain,
    )
  )
    return ['Who is it made for?', 'What made you start it?', 'What is the hardest part?'];
  const { role } = readSentence(text);
  if (role === 'thanks')
    return ['What did they do that others would not have done?', 'Which moment stays with you?'];
  if (role === 'question') return ['What made you ask?', 'What have you tried so far?'];
  const deed = deedOf(plain);
  if (deed !== undefined) return askDeed(deed.verb, deed.rest, plain);
  if (/(?<!\p{L})taught (?:me|us)(?!\p{L})/iu.test(plain)) return ON_LEARNT;
  if (
    /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty) years?(?!\p{L})|(?<!\p{L})for \d+ years(?!\p{L})/iu.test(
      plain,
    )
  )
    return [
      'What was the hardest part?',
      'What would you tell yourself on the first day?',
      'What comes next?',
    ];
  if (words.length <= LONGEST_TOPIC && !hasFiniteVerb(words) && !isImperative(words)) return askTopic(plain);
  if (EVENT.test(plain) && !words.some(isPast))
    return ['When and where is it?', 'What will people take home?', 'How can people join?'];
  if (role === 'news' && (MADE.test(plain) || /^(?:i|we|my|our)(?!\p{L})/iu.test(plain)))
    return MADE.test(plain)
      ? [
          'Who is it made for?',
          'What can they do with it that they could not do before?',
          'What was the hardest part?',
        ]
      : ['What made you do it?', 'What was the hardest part?', 'What comes next?'];
  // 'Cover letters are dead.'
  if (isImperative(words) && !words.slice(1, 4).some(isAuxiliary))
    return [
      'What happened that makes you say so?',
      'What does it cost to do it wrong?',
      'How should people begin?',
    ];
  if (/^(?:(?:moving|going|switching|changing) )?from \p{L}.* to \p{L}/iu.test(plain))
    return [
      'What made you change?',
      'What was the hardest part?',
      'What would you tell somebody who wants to do the same?',
    ];
  if (/^back (?:at|in|from|to|on)(?!\p{L})/iu.test(plain))
    return [
      'What has changed?',
      'What was the hardest part?',
      'What would you tell somebody in the same place?',
    ];
  const [main = ''] = plain.split(/(?<!\p{L})because(?!\p{L})/iu);
  if (
    /^(?:(?:first|last) \p{L}+|my|our) /iu.test(plain) ||
    (wordsOf(main).some(isPast) && !AGAINST.test(plain))
  )
    return ['How did it come to that?', 'What did you do then?', 'What stays with you?'];
  return [
    'What did you see yourself that makes you say so?',
    AGAINST.test(plain) ? 'What should people do instead?' : 'Where does it not hold?',
    'What would you tell somebody who disagrees?',
  ];
}

/**
 * What an interviewer would ask of an idea of a sentence or two, one thing at a time: first what it announces and does not tell, then
 * what its kind leaves open. Under a death, an illness or a dismissal only what its author wants read.
 */
export function askShort(sentences: readonly string[]): string[] {
  const text = sentences.join(' ').trim();
  if (isGrave(text)) return ['What of this would you like others to know?', 'Who or what helped you?'];
  if (
    /(?<!\p{L})looking for (?:an?|my|our) (?:\p{L}+ ){0,2}(?:co-?founder|partner|mentor|supplier|agency|investor|accountant|lawyer|designer|developer|flatmate)(?!\p{L})/iu.test(
      text,
    )
  )
    return [
      'What should they be good at?',
      'What do you bring?',
      'Who should get in touch with you, and how?',
    ];
  const search = askSearch(text);
  if (search !== undefined) return [search];
  const announced = askAnnounced(text);
  if (announced.length >= MOST) return announced;
  // The news of two sentences is mostly in the last deed.
  const others = announced.length > 0 && sentences.length > 1 ? sentences.slice(0, -1) : sentences;
  const told = others.findLast((sentence) => deedOf(sentence) !== undefined) ?? sentences[0] ?? '';
  return [...announced, ...askKind(told)].filter((one, at, all) => all.indexOf(one) === at).slice(0, MOST);
}
