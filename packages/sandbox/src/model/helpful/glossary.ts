const ENGLISH =
  'the a an and or but not is are was were we I you our your they it this that in on of to for with from at by before after who what which how when why one two three people work year week day time team good new more first every'.split(
    ' ',
  );

/** The words above in the same order, for a word-by-word translation that is obviously one. */
const GLOSSARY: Readonly<Record<string, readonly string[]>> = {
  German:
    'die ein ein und oder aber nicht ist sind war waren wir ich du unsere deine sie es dies dass in auf von zu für mit aus bei durch vor nach wer was welche wie wann warum eins zwei drei Leute Arbeit Jahr Woche Tag Zeit Team gut neu mehr erste jede'.split(
      ' ',
    ),
  Spanish:
    'la un un y o pero no es son era eran nosotros yo tú nuestra tu ellos eso esto que en sobre de a para con desde en por antes después quién qué cuál cómo cuándo por_qué uno dos tres personas trabajo año semana día tiempo equipo buen nuevo más primero cada'.split(
      ' ',
    ),
  French:
    'le un un et ou mais pas est sont était étaient nous je vous notre votre ils cela ceci que dans sur de à pour avec de à par avant après qui que quel comment quand pourquoi un deux trois personnes travail année semaine jour temps équipe bon nouveau plus premier chaque'.split(
      ' ',
    ),
  Hindi:
    'वह एक एक और या लेकिन नहीं है हैं था थे हम मैं आप हमारा आपका वे यह यह कि में पर का को के_लिए साथ से पर द्वारा पहले बाद कौन क्या कौन_सा कैसे कब क्यों एक दो तीन लोग काम साल सप्ताह दिन समय टीम अच्छा नया अधिक पहला हर'.split(
      ' ',
    ),
  Italian:
    'il un un e o ma non è sono era erano noi io tu nostro tuo loro esso questo che in su di a per con da a da prima dopo chi cosa quale come quando perché uno due tre persone lavoro anno settimana giorno tempo squadra buono nuovo più primo ogni'.split(
      ' ',
    ),
  Dutch:
    'de een een en of maar niet is zijn was waren wij ik jij onze jouw zij het dit dat in op van naar voor met uit bij door voor na wie wat welke hoe wanneer waarom een twee drie mensen werk jaar week dag tijd team goed nieuw meer eerste elke'.split(
      ' ',
    ),
  Portuguese:
    'a um um e ou mas não é são era eram nós eu você nosso seu eles isso isto que em sobre de a para com de em por antes depois quem o_que qual como quando por_que um dois três pessoas trabalho ano semana dia tempo equipe bom novo mais primeiro cada'.split(
      ' ',
    ),
};

/** Translates the words it knows. Names, numbers, links and hashtags stay. */
export function translate(text: string, language: string): string {
  const known = GLOSSARY[language];
  const pairs = ENGLISH.map((word, index): [string, string] => [
    word.toLowerCase(),
    (known?.[index] ?? word).replace('_', ' '),
  ]);
  // Translating into English uses the glossary in reverse, whatever the source language is.
  const table =
    known === undefined
      ? Object.values(GLOSSARY).flatMap((words) =>
          words.map((word, index): [string, string] => [
            word.replace('_', ' ').toLowerCase(),
            ENGLISH[index] ?? word,
          ]),
        )
      : pairs;
  const found = new Map(table.toReversed());
  return text.replace(/(?<![#@/\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}/])/gu, (word) => {
    const other = found.get(word.toLowerCase());
    if (other === undefined) return word;
    const capital = /^\p{Lu}/u.test(word) && word !== 'I';
    return capital ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}
