import { byParagraph, paragraphsOf, sentencesOf } from './blocks.ts';
import { translate } from './glossary.ts';

type Swap = readonly [RegExp, string];

const FILLER =
  /\b(?:to be honest|in my opinion|actually|basically|really|very|quite|simply|just|honestly),?\s+/giu;
const PLAIN: readonly Swap[] = [
  [/\butili[sz]e[sd]?\b/giu, 'use'],
  [/\bin order to\b/giu, 'to'],
  [/\bleverag(?:e|ed|ing)\b/giu, 'use'],
  [/\bfacilitat(?:e|ed|es)\b/giu, 'help'],
  [/\bcommence[ds]?\b/giu, 'begin'],
  [/\bapproximately\b/giu, 'about'],
  [/\bstakeholders\b/giu, 'people'],
  [/;\s+/gu, '. '],
];
const LONG_FORMS: readonly Swap[] = [
  [/n['’]t\b/giu, ' not'],
  [/['’]re\b/giu, ' are'],
  [/['’]ve\b/giu, ' have'],
  [/['’]ll\b/giu, ' will'],
  [/\bI['’]m\b/gu, 'I am'],
  [/!/gu, '.'],
];
const SHORT_FORMS: readonly Swap[] = [
  [/\b(do|did|is|are|was|were|have|has|could|would|should) not\b/giu, '$1n’t'],
  [/\b(we|they|you) are\b/giu, '$1’re'],
  [/\bI am\b/gu, 'I’m'],
];
const HEDGES: readonly Swap[] = [
  [/\b(?:I think|I believe|maybe|perhaps|probably|it seems that),?\s+/giu, ''],
  [/\bmight be\b/giu, 'is'],
];
const MISTAKES: readonly Swap[] = [
  [/\bteh\b/gu, 'the'],
  [/\brecieve/giu, 'receive'],
  [/\bseperate/giu, 'separate'],
  [/\bdefinately\b/giu, 'definitely'],
  [/\boccured\b/giu, 'occurred'],
  [/\bthier\b/giu, 'their'],
  [/\balot\b/giu, 'a lot'],
  [/\bi\b(?=[ ’'])/gu, 'I'],
  [/ {2,}/gu, ' '],
  [/ ([,.!?;:])/gu, '$1'],
];

const swap = (text: string, swaps: readonly Swap[]) =>
  swaps.reduce((changed, [from, to]) => changed.replace(from, to), text);
const capitals = (text: string) =>
  text.replace(
    /(^|[.!?]\s+|\n)(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** Drops filler words, and every third sentence that contains no number and does not end a paragraph. */
function shorter(text: string): string {
  let seen = 0;
  const cut = byParagraph(text, (paragraph) => {
    const own = sentencesOf(paragraph);
    if (own.length < 3 || paragraph.includes('\n')) return paragraph;
    return (
      own.filter((sentence) => /\d|\?/u.test(sentence) || (seen += 1) % 2 === 0).join(' ') || (own[0] ?? '')
    );
  });
  const trimmed = capitals(cut.replace(FILLER, ''));
  const paragraphs = paragraphsOf(trimmed);
  if (trimmed !== text || paragraphs.length < 4) return trimmed;
  return paragraphs.filter((_paragraph, index) => index !== paragraphs.length - 2).join('\n\n');
}

/** Adds the purpose of each step without making new claims. */
function longer(text: string): string {
  const paragraphs = paragraphsOf(text);
  const at = Math.min(1, paragraphs.length - 1);
  return paragraphs
    .map((paragraph, index) =>
      index === at
        ? `${paragraph} It is a small thing to write down, and it took longer to see than to do.`
        : paragraph,
    )
    .join('\n\n');
}

function concrete(text: string): string {
  const figure = /\b\d[\d.,]*(?: ?%| in a hundred| \p{L}+)?/u.exec(text)?.[0];
  if (figure === undefined) return text;
  return text.replace(/\b(?:a lot|many|significantly|a while|soon|much better)\b/iu, `by ${figure}`);
}

function personal(text: string): string {
  const mine = text
    .replace(/\bOne should\b/gu, 'I would')
    .replace(/\b(?:The team|The company)\b/gu, 'We')
    .replace(/\b(?:the team|the company)\b/gu, 'we')
    .replace(/\bPeople often\b/gu, 'You may');
  return mine === text ? `This one is mine to tell. ${text}` : mine;
}

function tone(text: string, task: string): string {
  if (/formal/iu.test(task)) return swap(text, LONG_FORMS);
  if (/bold|direct/iu.test(task)) return capitals(swap(text, HEDGES).replace(FILLER, ''));
  if (/dry/iu.test(task)) return capitals(text.replace(/!/gu, '.').replace(FILLER, ''));
  if (/warm/iu.test(task)) return `${swap(text, SHORT_FORMS)}\n\nThank you for reading this far.`;
  return capitals(swap(text, PLAIN).replace(FILLER, ''));
}

/** Carries out an author's most common wishes. An unknown one leaves the text unchanged. */
export function follow(text: string, wish: string): string {
  const quoted = [...wish.matchAll(/["“']([^"”']+)["”']/gu)].map((match) => match[1] ?? '');
  const [first = '', second] = quoted;
  if (second !== undefined && /replace|instead|change|say/iu.test(wish))
    return text.replaceAll(first, second);
  if (first !== '' && /add|end with|append/iu.test(wish)) return `${text}\n\n${first}`;
  if (first !== '' && /remove|delete|cut|without|leave out|drop/iu.test(wish))
    return text.replaceAll(first, '').replaceAll(/ {2,}/gu, ' ');
  const paragraphs = paragraphsOf(text);
  if (/last (?:paragraph|line|sentence)/iu.test(wish) && /remove|delete|cut|drop/iu.test(wish))
    return paragraphs.slice(0, -1).join('\n\n');
  if (/first (?:paragraph|line|sentence)/iu.test(wish) && /remove|delete|cut|drop/iu.test(wish))
    return paragraphs.slice(1).join('\n\n');
  if (/question/iu.test(wish)) return `${text}\n\nHow do you do this where you work?`;
  if (/bullet|list/iu.test(wish)) {
    return byParagraph(text, (paragraph) => {
      const own = sentencesOf(paragraph);
      return own.length < 2 ? paragraph : own.map((sentence) => `• ${sentence}`).join('\n');
    });
  }
  if (/short|tight|cut/iu.test(wish)) return shorter(text);
  if (/long|more detail/iu.test(wish)) return longer(text);
  if (/formal/iu.test(wish)) return tone(text, 'formal');
  if (/simpl|plain|jargon/iu.test(wish)) return tone(text, 'plain');
  if (/warm|friendl/iu.test(wish)) return tone(text, 'warm');
  if (/bold|direct|confident/iu.test(wish)) return tone(text, 'bold');
  if (/personal/iu.test(wish)) return personal(text);
  if (/spell|grammar|typo|mistake/iu.test(wish)) return language(text);
  const into = /\b(English|German|Spanish|French|Hindi|Italian|Dutch|Portuguese)\b/u.exec(wish)?.[1];
  return into === undefined ? text : translate(text, into);
}

function language(text: string): string {
  return capitals(swap(text, MISTAKES));
}

export function edit(text: string, task: string, wish: string): string {
  const into = /Translate it into (\p{L}+)/u.exec(task)?.[1];
  if (into !== undefined) return translate(text, into);
  if (/breaks off/iu.test(task)) return 'That is how it ended, and we would do it again.';
  if (/shorter/iu.test(task)) return shorter(text);
  if (/longer/iu.test(task)) return longer(text);
  if (/simpler/iu.test(task)) return capitals(swap(text, PLAIN).replace(FILLER, ''));
  if (/concrete/iu.test(task)) return concrete(text);
  if (/more personal/iu.test(task)) return personal(text);
  if (/Change the tone/iu.test(task)) return tone(text, task);
  if (/Correct spelling/iu.test(task)) return language(text);
  return follow(text, wish);
}

/** Removes the sentences quoted in the list of faults. */
export function mend(text: string, faults: string): string {
  const quoted = [...faults.matchAll(/[“"‘]([^”"’]{2,})[”"’]/gu)].map((match) => match[1] ?? '');
  return byParagraph(text, (paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => !quoted.some((part) => sentence.includes(part)))
      .join(paragraph.includes('\n') ? '\n' : ' '),
  );
}
