import { describe, expect, it } from 'vitest';
import { askInBrackets, findGaps, firstGap, LONGEST_GAP } from './gaps.ts';

const split = (list: string) => list.trim().split(/\||\n\s*/u);

const open = {
  en: split(`
    […]|[...]|[ … ]|[. . .]|[… the problem you solve]|[?]|[___]|[XX%]|[€X]|[XX]|[how many]|[How many]
    [an example from your work]|[your number]|[Your Name]|[YOUR NUMBER]|[name]|[Name]|[COMPANY NAME]
    [company name]|[name of the client]|[the client’s name]|[number of clients]|[a number]|[date]|[what changed]
    [which client]|[Result: in numbers]|[Turn: Say what changed]`),
  de: split(`
    [wie viele]|[Wie viele]|[ein Beispiel aus deiner Arbeit]|[deine Zahl]|[Ihr Name]|[Name]|[Name des Kunden]
    [Anzahl]|[Kundenname]|[Firmenname]|[welcher Kunde]|[Was ist passiert?]|[Zahl der Kunden]`),
  es: split(`
    [cuántos]|[Cuántos clientes]|[un ejemplo de tu trabajo]|[tu número]|[nombre]|[nombre del cliente]
    [número de clientes]|[¿Qué pasó?]|[fecha]|[su nombre]`),
  fr: split(`
    [combien]|[combien de clients]|[un exemple de votre travail]|[votre chiffre]|[nom]|[nom du client]
    [nombre de clients]|[Que s’est-il passé ?]|[ton prénom]|[date]`),
  hi: split(`
    [कितने]|[कितने लोग]|[आपके काम से एक उदाहरण]|[आपका नंबर]|[नाम]|[ग्राहक का नाम]|[क्या हुआ]|[संख्या]
    [एक उदाहरण]`),
  it: split(`
    [quanti]|[quanti clienti]|[un esempio dal tuo lavoro]|[il tuo numero]|[nome]|[nome del cliente]
    [numero di clienti]|[Cosa è successo?]|[quale cliente]`),
  nl: split(`
    [hoeveel]|[hoeveel mensen]|[een voorbeeld uit jouw werk]|[jouw getal]|[naam]|[naam van de klant]
    [aantal klanten]|[bedrijfsnaam]|[Wat gebeurde er?]|[je naam]`),
  pt: split(`
    [quantos]|[quantos clientes]|[um exemplo do seu trabalho]|[seu número]|[nome]|[nome do cliente]
    [número de clientes]|[O que aconteceu?]|[qual cliente]`),
};

const labels = split(`
  [HIRING]|[1/5]|[video]|[Video]|[link in comments]|[link in the comments]|[Update]|[EN]|[1]|[12]|[sic]|[2024]
  [DE/EN]|[ad]|[Anzeige]|[unbezahlte Werbung]|[photo]|[laughs]|[emphasis mine]|[name changed]|[Name geändert]
  [nombre ficticio]|[nom modifié]|[they]|[the company]|[x]|[X]|[ ]|[EDIT: the date was wrong]|[Part 2]|[How to]
  [how to book]|[How I built it]|[What I learned]|[see this page?](https://x.com)|[name](https://x.com)
  [to be continued …]|[LIVE]|[Enlace en los comentarios]|[lien en commentaire]|[Link in den Kommentaren]
  [link nei commenti]|[link in de reacties]|[link nos comentários]|[लिंक कमेंट में]|[वीडियो]|[publicité]
  [publicidad]|[pubblicità]|[advertentie]|[Foto]|[photo of the whole company]|[mise à jour]|[actualización]
  [aggiornamento]|[A–Z]|[2.1]|[Data]|[figure 2]|[comment below]|[thank you]|[thread]|[✓]|[redacted]
  [translated from German]|[new]|[Webinar]|[PDF]|[10 min read]|[ratio 1:2]|[LinkedIn]|[Dr. Lee]|[as of 2024]
  [in German]|[sound on]|[Thread 🧵]`);

describe('findGaps', () => {
  it.each(Object.entries(open))('finds what is left open in %s', (_, gaps) => {
    for (const gap of gaps) {
      const text = `We saw ${gap} there. It helped.`;
      expect([gap, findGaps(text).map(({ start, end }) => text.slice(start, end))]).toEqual([gap, [gap]]);
    }
  });

  it('leaves the labels that authors write', () => {
    expect(labels.filter((label) => findGaps(`${label} We saw it there ${label}.`).length > 0)).toEqual([]);
  });

  it('gives the question and its place', () => {
    const text = '[HIRING] I began at [your first job: where?], then [ what changed? ].';
    expect(findGaps(text)).toEqual([
      { start: 20, end: 44, question: 'your first job: where?' },
      { start: 51, end: 68, question: 'what changed?' },
    ]);
    expect(findGaps('[Who said\nthat?]')).toEqual([]);
    expect(firstGap(['Nothing.', '[DE] One [name] and [date]'])?.question).toBe('name');
    expect(firstGap([])).toBeNull();
  });

  it('stays fast on brackets that never end', () => {
    const text = `${'['.repeat(20_000)}${'[a:'.repeat(20_000)}${`[${'A'.repeat(LONGEST_GAP)}`.repeat(60)}`;
    expect(findGaps(text)).toEqual([]);
  });
});

describe('askInBrackets', () => {
  it('asks about every bracket that the material does not have', () => {
    const material = 'We are [HIRING]. Add [Video] below.';
    expect(
      askInBrackets('[HIRING] [Video] [Photo] told [Anna] in [3/5], see [this](https://x.com).', material),
    ).toBe('[HIRING] [Video] [Photo?] told [Anna?] in [3/5], see [this](https://x.com).');
    expect(askInBrackets('[…] [how many] [Who was it?]', '')).toBe('[…] [how many] [Who was it?]');
  });
});
