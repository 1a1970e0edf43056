import { describe, expect, it } from 'vitest';
import { findSentences } from './sentences.ts';

const partsOf = (text: string) => findSentences(text).map(({ start, end }) => text.slice(start, end));

describe('where sentences end', () => {
  it.each([
    'Letztes Jahr kam Hr. Brandl mit Fr. Huber.',
    'Wir trafen Hrn. Meier und Dipl.-Ing. Roth in St. Gallen.',
    'Gesucht: min. 3 Jahre Erfahrung, Tel. 0123 45, Zimmer Nr. 5, Abs. 3.',
    'Wir hatten ca. 40 Gäste, d. h. Kunden, vgl. Seite 3, z. B. Hannover.',
    'Das sind 2,4 Mio. Euro Umsatz, inkl. Messe, Stifte usw. und mehr.',
    'Am 3. Tag kam er, im 2. Quartal nicht.',
    'M. Dupont et Mme. Roux ont vu Mlle. Petit.',
    'El Sr. García y la Sra. López vieron a la Srta. Gil.',
    'Il Sig. Rossi e la Sig.ra Bianchi con il Dott. Verdi.',
    'Vandaag kwamen dhr. Jansen en mevr. De Vries langs.',
    'The firm of Messrs. Hill met Capt. Reed and Rev. Moss.',
    'Geöffnet Mo. bis Fr. 9 bis 17 Uhr, Sa. und So. geschlossen.',
    'Von Mo. – Do. sind wir da, So. 10–14 Uhr auch.',
    'Open Mon. to Fri. and Sat. 9 am, from Oct. to Dec. only.',
    'Ouvert du lun. au ven. de 9 h à 17 h, et mar. et mer. le soir.',
    'Le salon a lieu du 12 janv. 2025 au 3 févr. 2025.',
    'Abierto de lun. a vie. y sáb. por la mañana, hasta el 3 ago. 2025.',
    'Aperto da lun. a ven. e dal 5 gen. 2025 anche dom. e sab. mattina.',
    'Aberto de seg. a sex. até 3 de set. 2025.',
    'Open van ma. t/m vr. en za. tot 17 uur, vanaf 3 mrt. 2025.',
  ])('not after an abbreviation: %s', (text) => {
    expect(partsOf(text)).toEqual([text]);
  });

  it.each([
    ['31 Anfragen, letztes Jahr 9.', 'Hr. Brandl blieb.'],
    ['Das Gespräch dauerte 40 min.', 'Danach war Ruhe.'],
    ['Offen von Mo bis Fr.', 'Wir freuen uns.'],
    ['Stifte, Blöcke usw.', 'Wir lassen es.'],
    ['It took 5 min.', 'Then we left.'],
    ['I met Max.', 'He left.'],
    ['I am 45.', 'Nobody hires me.'],
    ['We grew to 2m.', 'Next year we hire.'],
    ['Die Mauer ist 2 m.', 'Danach kommt der Zaun.'],
    ['Offen von Mo. bis Fr.', 'Wir freuen uns.'],
    ['The deal closed in Nov.', 'Nobody noticed.'],
    ['So.', '3 things changed.'],
    ['It was two years ago.', '5 people left.'],
    ['That is what we do.', '12 of us stayed.'],
    ['On a vu la mer.', '12 personnes ont nagé.'],
    ['Sie wohnt in der Bahnhofstr.', 'Wir kommen.'],
  ])('after it where it ends one: %s', (...sentences) => {
    expect(partsOf(sentences.join(' '))).toEqual(sentences);
  });
});
