import { PERSON_NAME } from './person-names.ts';

export const SPEAKER = new RegExp(`^(${PERSON_NAME}|Speaker \\d{1,2}):\\s+`, 'u');

export function speakersIn(text: string): string[] {
  return [...new Set(text.split('\n').flatMap((line) => SPEAKER.exec(line)?.[1] ?? []))];
}
