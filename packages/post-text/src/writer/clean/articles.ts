/** What begins with the letter of a vowel and is spoken without one. */
const SPOKEN_WITHOUT = '(?:one|once|eu|ewe|uni(?!n)|us[aeiu]|ut[eio]|uk|ub|ur[aeio]|ouija)';
/** Words no 'a' stands before as an article: 'vitamin a and b', 'grade a is best'. */
const NO_NOUN =
  '(?:and|are|all|any|also|our|ours|out|into|onto|over|each|either|above|after|about|as|at|is|it|its|if|in|on|of|or|us|up|under|until|every|even|ever|else|across|against|among|although|always|away|along|again|ago|am|an|i)';
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}\\p{N}.'’&/+-])a(?= (?!${NO_NOUN}(?!\\p{L})|${SPOKEN_WITHOUT})(?:[aeio]\\p{Ll}{2,}|u[mnpgl]\\p{Ll}{2,}|hours?\\b|honest|heir|honou?r))`,
  'giu',
);

/** 'a agenda' and 'a hour' with their 'an', where no word of another sound is meant ('a university', 'a one-off'). */
export const withArticles = (text: string): string => text.replace(BEFORE_VOWEL, (a) => `${a}n`);
