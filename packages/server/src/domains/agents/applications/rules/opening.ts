import { languageIn, languageOf, type Language } from '@limelight/post-text';

const mark = /^\s*(?:[-*•·–▪◦●○✓✔]|\(?\d{1,2}[.)])\s+/u;
const mostWishes = 24;
const longest = 300;
const longestHeading = 80;

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

const offers = whole(
  "we offer|we give you|you get|you(?:['’]ll| will) get|our offer|in return|benefits?|perks|compensation|why (?:us|join us|work)|what(?:['’]s| is) in it for you|(?:wir|das) bieten(?: wir)?|bieten wir|(?:unser|wir) angebot|benefits|deine vorteile|ihre vorteile|(?:was|das) (?:du|sie) (?:von uns )?(?:bekommst|erhältst|erhalten)|nous (?:offrons|(?:vous )?proposons)|ce que nous offrons|on vous propose|avantages|ofrecemos|te ofrecemos|qué ofrecemos|beneficios|offriamo|benefit|wij bieden|oferecemos",
);
const duties = whole(
  "(?:what )?you(?:['’]ll| will) (?:do|be doing|own)|responsibilities|you(?:['’]ll| will)|your (?:tasks|work|role|day)|duties|the role|the job|the work|(?:deine|ihre|die|unsere)? ?aufgaben\\p{L}*|(?:was|das) (?:dich|sie) erwartet|tätigkeiten|(?:vos|tes|les|vos principales)? ?missions?|(?:votre|ton) (?:rôle|quotidien)|responsabilités|tâches|(?:tus|sus|las)? ?(?:funciones|tareas|responsabilidades)|qué harás|lo que harás|cosa farai|mansioni|taken|werkzaamheden|atividades",
);

type Section = 'asks' | 'duties' | 'offers';

const sectionOf = (heading: string): Section =>
  offers.test(heading) ? 'offers' : duties.test(heading) ? 'duties' : 'asks';

/** The items of an opening's lists, letter for letter, each with what its list is about. */
function itemsIn(text: string): { item: string; section: Section }[] {
  let section: Section = 'asks';
  return text.split('\n').flatMap((line) => {
    const words = line.trim();
    if (words === '') return [];
    if (!mark.test(line)) {
      // Running text says nothing about the list below it.
      section = words.length <= longestHeading ? sectionOf(words) : 'asks';
      return [];
    }
    const item = line.replace(mark, '').trim();
    return item.length <= longest && /\p{L}{2}/u.test(item) ? [{ item, section }] : [];
  });
}

/**
 * What an opening asks for in its lists: without what it offers, and without what there is to do where it also says who is
 * wanted. Running text is left to a model, because no rule tells a wish from a description.
 */
export function wishesIn(text: string): string[] {
  const items = itemsIn(text).filter(({ section }) => section !== 'offers');
  const asked = items.filter(({ section }) => section === 'asks');
  return [...new Set((asked.length > 0 ? asked : items).map(({ item }) => item))].slice(0, mostWishes);
}

/** The items of lists that say what an opening offers. */
export const offersIn = (text: string): string[] =>
  itemsIn(text).flatMap(({ item, section }) => (section === 'offers' ? [item] : []));

/** The texts that facts are ordered by: everything that is asked for or to be done, or all sentences where there are no lists. */
export function themesIn(text: string): string[] {
  const items = itemsIn(text).flatMap(({ item, section }) => (section === 'offers' ? [] : [item]));
  return items.length > 0 ? items : text.split(/(?<=[.!?])\s+|\n/u);
}

/** The language of an opening, whose lists have few words that tell it. */
export const languageOfOpening = (text: string): Language | null => languageIn(text) ?? languageOf(text);
