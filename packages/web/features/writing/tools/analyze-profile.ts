import { checkText, isEnglish, type RuleName } from '@limelight/post-text';

/** The rules for posts that also apply to an About text. */
const wording: ReadonlySet<RuleName> = new Set([
  'hollow-opener',
  'throat-clearing',
  'intensifiers',
  'stock-words',
  'negation-contrast',
  'participle-tail',
  'stacked-fragments',
]);

export interface Remark {
  tone: 'good' | 'warn' | 'note';
  title: string;
  words: string;
}

const headlineLimit = 220;
const aboutLimit = 2600;
/** The number of characters of an About text that most screens show before "see more". */
const aboutFold = 300;

const vague =
  /\b(?:passionate|results?-driven|results?-oriented|dynamic|motivated|guru|ninja|rockstar|visionary|synerg\w+|proven track record|team player|thought leader|strategic thinker|detail-oriented|go-getter|self-starter|world-class|cutting-edge)\b/giu;
const reach =
  /@[\w-]+\.\w|https?:\/\/|\bwww\.|\b(?:message|e-?mail|write to|call|contact|reach) (?:me|to me)\b|\bDM\b/iu;
const firstPerson = /\b(?:I|I'm|I’m|my|we|our)\b/u;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function headlineRemarks(headline: string): Remark[] {
  const length = headline.length;
  if (length === 0)
    return [
      {
        tone: 'warn',
        title: 'Headline',
        words: 'You have no headline. It is the line people see next to your name everywhere.',
      },
    ];
  const remarks: Remark[] = [];
  if (length > headlineLimit)
    remarks.push({
      tone: 'warn',
      title: 'Headline',
      words: `${length} characters; LinkedIn allows ${headlineLimit}.`,
    });
  else if (length < 30)
    remarks.push({
      tone: 'warn',
      title: 'Headline',
      words: `${plural(length, 'character')} of ${headlineLimit}. There is room to say who you help and what result you deliver.`,
    });
  else remarks.push({ tone: 'good', title: 'Headline', words: `${length} of ${headlineLimit} characters.` });
  if (/\b(?:seeking|looking for|open to)\b/iu.test(headline))
    remarks.push({
      tone: 'warn',
      title: 'Starts with what you want',
      words: 'Start with what you can do. Mention that you are looking at the end.',
    });
  return remarks;
}

const notEnglish: Remark = {
  tone: 'note',
  title: 'Not in English',
  words: 'We checked length, numbers and paragraphs. Wording is only checked in English.',
};

function vagueRemark(text: string): Remark {
  const found = [...new Set(Array.from(text.matchAll(vague), ([word]) => word.toLowerCase()))];
  return found.length === 0
    ? { tone: 'good', title: 'Plain words', words: 'No buzzwords found.' }
    : {
        tone: 'warn',
        title: 'Buzzwords',
        words: `${found.map((word) => `‘${word}’`).join(', ')}. Replace each with something you did.`,
      };
}

const personRemark = (about: string): Remark =>
  firstPerson.test(about)
    ? { tone: 'good', title: 'First person', words: 'Written in the first person.' }
    : {
        tone: 'warn',
        title: 'Not in the first person',
        words: '“I” reads more directly here than your own name.',
      };

function reachRemark(about: string, english: boolean): Remark[] {
  if (reach.test(about))
    return [{ tone: 'good', title: 'A way to reach you', words: 'Readers can see how to reach you.' }];
  // Phrases such as "write to me" are only recognised in English.
  return english
    ? [
        {
          tone: 'warn',
          title: 'No way to reach you',
          words: 'End with what a reader should do: write, call, or look at your work.',
        },
      ]
    : [];
}

function aboutRemarks(about: string, english: boolean): Remark[] {
  const length = about.length;
  if (length === 0)
    return [
      {
        tone: 'warn',
        title: 'About',
        words: 'Your About section is empty. Five sentences are enough to start.',
      },
    ];
  const remarks: Remark[] = [
    length > aboutLimit
      ? {
          tone: 'warn',
          title: 'About: too long',
          words: `${length} characters; LinkedIn allows ${aboutLimit}.`,
        }
      : length < 200
        ? {
            tone: 'warn',
            title: 'About: short',
            words: `${plural(length, 'character')}. Add one thing you did and its result.`,
          }
        : { tone: 'good', title: 'About: length', words: `${length} of ${aboutLimit} characters.` },
    ...(english ? [personRemark(about)] : []),
    /\d/u.test(about)
      ? { tone: 'good', title: 'Numbers', words: 'It has at least one number.' }
      : {
          tone: 'warn',
          title: 'No numbers',
          words: 'How many, how long, from what to what? One number makes a claim concrete.',
        },
    ...reachRemark(about, english),
  ];
  const start = about.slice(0, aboutFold);
  if (length > aboutFold && !/\d/u.test(start) && new RegExp(vague.source, 'iu').test(start))
    remarks.push({
      tone: 'warn',
      title: 'The first lines',
      words: 'Only the start is shown before “see more”, and it has no facts yet.',
    });
  const longest = Math.max(...about.split(/\n\s*\n/u).map((part) => part.length));
  if (longest > 700)
    remarks.push({
      tone: 'warn',
      title: 'A wall of text',
      words: `One paragraph has ${longest} characters. Break it where the subject changes.`,
    });
  return remarks;
}

/** Checks a headline and an About text against fixed rules. Warnings first, then what is good. */
export function analyzeProfile(headline: string, about: string): Remark[] {
  const texts = [headline.trim(), about.trim()] as const;
  const english = isEnglish(texts.join('\n'));
  const tells = checkText(texts[1]).filter(({ rule }) => wording.has(rule));
  const remarks = [
    ...headlineRemarks(texts[0]),
    ...aboutRemarks(texts[1], english),
    english ? vagueRemark(texts.join('\n')) : notEnglish,
    ...tells.slice(0, 4).map((finding): Remark => ({
      tone: 'warn',
      title: `‘${texts[1].slice(finding.start, finding.end)}’`,
      words: finding.message,
    })),
  ];
  return remarks.toSorted((one, other) => Number(one.tone === 'good') - Number(other.tone === 'good'));
}
