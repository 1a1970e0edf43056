import type { Part, Post } from '../post.ts';

const irregular =
  'began bought brought broke built came caught chose cut did drew drove fell felt fired found flew forgot fought gave got grew had heard held hired kept knew laid led left lent let lost made meant met moved paid put quit ran read rose said sat saw sent set shipped shut slept sold spent spoke stood stopped stuck taught thought threw told took understood was went were won wore wrote';
const event = new RegExp(
  `\\b(?:I|we)(?:['’]ve)?(?: (?:have|had|had been|have been))?(?: (?:just|recently|once|finally|then|also|never|first|really|almost|both|all|still|only|already|quickly|personally|even))? (?:\\p{Ll}+ed|${irregular.split(' ').join('|')})\\b`,
  'iu',
);
const wish = /\b(?:if|would|could|should|might|wish(?:ed)?|used to think|let['’]s)\b/i;

/** Sentences in which the author says what they, or they with others, did or went through. Questions and wishes are none. */
export function firstPersonEvents(post: Post): Part[] {
  return post.sentences.filter(
    ({ text }) => event.test(text) && !text.endsWith('?') && !wish.test(text) && !/^[“"‘«]/.test(text),
  );
}
