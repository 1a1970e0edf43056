/** What somebody says behind their name is no note under a label. */
export const SPOKEN = /^(?:client|customer):\s*['‘"“]/iu;
export const SPEAKER = /^(\p{L}[\p{L} .'’]{0,22}):\s+\S/u;
export const PERSON =
  /^(?:me|i|us|my \w+|(?:the |a )?(?:customer|client|boss|manager|him|her|he|she|them|they|candidate|recruiter|prospect|friend|mum|mom|dad|wife|husband|son|daughter|founder|investor|ceo|cto|user|doctor|patient|teacher|student|colleague|interviewer|engineer|designer|sales|support|intern|reporter|parent|child|kid))$/i;

/** Who speaks in a conversation: names that begin several lines, where 'me' or a person in a role speaks too. */
export function speakersOf(text: string): ReadonlySet<string> {
  const names = text.split('\n').flatMap((line) => SPEAKER.exec(line)?.[1] ?? []);
  if (!names.some((name) => PERSON.test(name))) return new Set();
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

const SPEECH = /\b(?:said|says|asked|answered|replied|told)\b.*["“]|["“].*["”],? (?:said|asked)/i;

/** A reply belongs to what it answers. */
export function answers(before: string, text: string): boolean {
  return SPEECH.test(text) && SPEECH.test(before);
}
