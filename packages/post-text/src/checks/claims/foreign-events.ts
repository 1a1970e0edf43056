import type { Language } from '../../text/language.ts';
import type { Part, Post } from '../post.ts';

/** How a sentence tells of something that the author did or went through. */
type Telling = { tells: RegExp; not: RegExp };

const PARTICIPLE_DE =
  '(?:\\p{L}*ge\\p{L}{2,}(?:t|en)|(?:ver|be|er|ent|zer|miss)\\p{L}{2,}(?:t|en)|\\p{L}{3,}iert)(?!\\p{L})';
const TELLINGS: Partial<Record<Language, Telling>> = {
  de: {
    tells: new RegExp(
      `(?<!\\p{L})(?:(?:ich|wir)\\s+(?:habe|haben|hatte|hatten|bin|sind)|(?:habe|hatte|bin) ich|(?:haben|hatten|sind) wir)(?!\\p{L})[^.!?\\n]*${PARTICIPLE_DE}|(?<!\\p{L})(?:ich|wir) (?:\\p{L}+te|\\p{L}+ten|ging|gingen|kam|kamen|nahm|gab|fand|ließ|fuhr|schrieb|rief|stand|saß|sah|verlor|bekam)(?!\\p{L})`,
      'iu',
    ),
    not: /(?<!\p{L})(?:wenn|falls|würde|könnte|sollte|möchte|müsste)n?(?!\p{L})/iu,
  },
  fr: {
    tells:
      /(?<!\p{L})(?:j['’](?:ai|avais)|nous (?:avons|avions)|on (?:a|avait)|je (?:me )?suis|nous (?:nous )?sommes)(?: \p{L}+)? (?:\p{L}+ )?\p{L}+(?:é|ée|és|ées|i|is|it|u|us|ert|aint|ort)(?!\p{L})/iu,
    not: /(?<!\p{L})(?:si|aurais|aurions|serais|serions)(?!\p{L})/iu,
  },
  es: {
    tells:
      /(?<!\p{L})(?:(?:he|hemos|había|habíamos) \p{L}+(?:ado|ido|cho|sto|rto)|(?!(?:qué|café|sé|bebé|así|aquí|allí|ahí|sí|mí|té|está|esté|también)(?!\p{L}))\p{L}{2,}(?:é|í)|(?!(?:vamos|estamos)(?!\p{L}))\p{L}{2,}(?:amos|imos))(?!\p{L})/iu,
    not: /(?<!\p{L})(?:si|haría|habría|podría|debería)(?!\p{L})/iu,
  },
  // Hindi in Latin letters.
  other: {
    tells:
      /(?<!\p{L})(?:(?:maine|mene|humne)(?!\p{L})|(?:main|hum)(?!\p{L})[^.!?\n]*(?<!\p{L})(?:tha|thi|gaya|gayi|gaye)(?!\p{L}))/iu,
    not: /(?<!\p{L})(?:agar|kash)(?!\p{L})/iu,
  },
};

/** Sentences in German, French, Spanish and Hinglish that tell of what the author did; none for other languages. */
export function foreignEvents(post: Post): Part[] {
  const telling = TELLINGS[post.language];
  if (telling === undefined) return [];
  return post.sentences.filter(
    ({ text }) => telling.tells.test(text) && !telling.not.test(text) && !text.endsWith('?'),
  );
}

const beginning = (word: string) => word.slice(0, 5);

/** Whether the source tells the same: half of the longer words begin as words of it do. */
export function isForeignToldIn(event: Part, source: ReadonlySet<string>): boolean {
  const begins = new Set([...source].map(beginning));
  const content = (event.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(beginning);
  return content.filter((word) => begins.has(word)).length >= content.length / 2;
}
