import { PERSON_NAME } from '../../text/person-names.ts';

/** What somebody says behind their name is no note under a label. */
export const SPOKEN = /^(?:client|customer):\s*['‘"“]/iu;
export const SPEAKER = new RegExp(`^(${PERSON_NAME}|\\p{L}[\\p{L} .'’]{0,22}):\\s+\\S`, 'u');
export const PERSON =
  /^(?:me|i|us|my \w+|(?:the |a )?(?:customer|client|boss|manager|him|her|he|she|them|they|candidate|recruiter|prospect|friend|mum|mom|dad|wife|husband|son|daughter|founder|investor|ceo|cto|user|doctor|patient|teacher|student|colleague|interviewer|engineer|designer|sales|support|intern|reporter|parent|child|kid))$/i;

const SPEECH = /\b(?:said|says|asked|answered|replied|told)\b.*["“]|["“].*["”],? (?:said|asked)/i;

/** A reply belongs to what it answers. */
export function answers(before: string, text: string): boolean {
  return SPEECH.test(text) && SPEECH.test(before);
}
