import { briefLanguages } from '@limelight/contracts/catalog';
import type { BriefFault } from '@limelight/post-text/writer';
import type { Choices } from '../brief/choices.ts';

const untranslated = /^A post in (.+): the built-in writer does not translate/;

/** What the writer said of a text, without what another choice has put right since. */
export function notesNow(missing: readonly string[], { language }: Pick<Choices, 'language'>): string[] {
  return missing.filter((note) => {
    const wanted = untranslated.exec(note)?.[1];
    return wanted === undefined || wanted === briefLanguages[language];
  });
}

/** What of the brief a text does not keep to and the writer has not said already: `notes` are those that stand beside it. */
export function unsaidFaults(faults: readonly BriefFault[], notes: readonly string[]): BriefFault[] {
  const short = notes.some((note) => note.startsWith('More to tell'));
  const foreign = notes.some((note) => untranslated.test(note));
  return faults.filter(
    ({ kind, message }) =>
      !(short && kind === 'length' && message.startsWith('Shorter')) && !(foreign && kind === 'language'),
  );
}
