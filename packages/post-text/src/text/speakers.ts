import { PERSON_NAME } from './person-names.ts';

export const SPEAKER = new RegExp(`^(${PERSON_NAME}|Speaker \\d{1,2}):\\s+`, 'u');

export function speakersIn(text: string): string[] {
  return [...new Set(text.split('\n').flatMap((line) => SPEAKER.exec(line)?.[1] ?? []))];
}

/** Replies without content of their own, such as "Sure." or "Genau.", ending with a full stop or comma. */
export const ASSENT =
  /^(?:(?:yes|yeah|yep|yup|no|nope|nah|right|exactly|sure(?: thing)?|true|correct|well|ok(?:ay)?|absolutely|totally|definitely|agreed|of course|got it|i see|mhm|mm-?hm+|uh-huh|oh|ah|wow|cool|nice|great|perfect|fair enough|good point|will do|no problem|fine|understood|ja|nein|genau|klar|stimmt|richtig|natürlich|eben|alles klar|verstanden|oui|non|d['’]accord|s[ií]|claro|vale|certo|sim)(?:,? (?:please|thanks|thank you))?[.,!…]+(?: |$))+/i;
