import { findSentences } from '../text/sentences.ts';
import { hasFiniteVerb, isImperative, wordsOf } from '../writer/lexicon.ts';

/** What stands before readers in an idea: the audience of the brief, and no sentence of a post. */
export const READERS_LABEL = 'Audience:';

const LABELLED = /^audience:[^\S\n]*(\S[^\n]{0,198})$/im;

/** An idea without the line that names its readers, and those. */
export function withoutReaders(idea: string): { idea: string; readers: string } {
  const [line = '', readers = ''] = LABELLED.exec(idea) ?? [];
  return line === ''
    ? { idea, readers: '' }
    : {
        idea: idea
          .replace(line, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
        readers: readers.trim(),
      };
}

export const asksForReaders = (question: string): boolean =>
  /\bwho (?:should|is to|would you like to) read (?:this|it)\b/i.test(question);

const MOST_READERS = 60;
/** 'It’s for founders who sell', 'For founders who sell' */
const FOR =
  /^(?:(?:it(?:['’]s| is)|this is|i think|maybe|mostly|mainly|probably|well),? )*(?:for (?=\p{L}))?/iu;
/** 'founders who', 'teams that': what follows is said of them and is no sentence. */
const WHO = /^(?:(?!who |whose |that )[\p{L}'’-]+,? ){1,6}?(?:who|whose|that)(?!\p{L})/iu;
const OUGHT = /(?<!\p{L})(?:should|must|need(?:s)? to|ought|can|could|have to|has to)(?!\p{L})/iu;
const THEY =
  /^(?:they|these|those) (?=(?:should|must|need|ought|can|could|have|may|will|want|are|do)(?!\p{L}))/iu;
const AND_THEY =
  /^([^,;:]{3,60}?)[,;:] (?:and |so )?(they (?:should|must|need to|ought to|can|could|have to) .+)$/isu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The readers that an answer begins with, where it names them and says nothing of them, and what it says behind them: of 'Nurses.
 * They should ask.' the nurses, and that nurses should ask.
 */
export function readersIn(answer: string): { readers: string; rest: string } {
  const whole = answer.trim();
  const [, before = '', after = ''] = AND_THEY.exec(whole) ?? [];
  const [begins = '', ...others] =
    before === '' ? findSentences(whole).map(({ start, end }) => whole.slice(start, end)) : [before, after];
  const readers = begins
    .replace(/[.!…]+$/, '')
    .replace(FOR, '')
    .trim();
  const words = wordsOf(readers);
  const said = WHO.test(readers) ? OUGHT.test(readers) : hasFiniteVerb(words) || OUGHT.test(readers);
  if (readers === '' || readers.length > MOST_READERS || said || isImperative(words))
    return { readers: '', rest: whole };
  const rest = others.join(' ');
  return { readers, rest: capital(rest.replace(THEY, `${capital(readers)} `)) };
}
