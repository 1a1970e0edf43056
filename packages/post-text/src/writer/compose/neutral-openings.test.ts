import { describe, expect, it } from 'vitest';
import { writePost } from '../index.ts';

const openingsOf = (idea: string) =>
  ([0, 1, 2] as const).map((variant) => writePost({ idea }, { seed: 7, variant }).text.split('\n')[0]);

describe('what a draft in another language opens with', () => {
  it.each([
    [
      'German',
      'Letzte Woche Messe in Hannover, 212 Gespräche am Stand. Chef war erst sauer. Aber: wir haben nur eine Maschine hingestellt. Ergebnis 31 konkrete Anfragen, letztes Jahr 9. Hr. Brandl aus Passau stand 40 min an der Maschine. Peinlich, aber das beste Gespräch der Messe. Fazit: weniger Leute, bessere Leute. Was macht ihr auf Messen anders?',
      ['31 konkrete Anfragen, letztes Jahr 9.', 'Weniger Leute, bessere Leute.'],
    ],
    [
      'Spanish',
      'La semana pasada estuvimos en la feria de Zaragoza. El Sr. García vino tres veces. Hicimos 31 contactos concretos, el año pasado 9. Nadie pidió un bolígrafo. Moraleja: menos regalos, más conversación.',
      ['Hicimos 31 contactos concretos, el año pasado 9.', 'Menos regalos, más conversación.'],
    ],
    [
      'French',
      'La semaine dernière, nous étions au salon de Lyon. M. Dupont est venu trois fois. Nous avons reçu 31 demandes concrètes, contre 9 l’an dernier. Personne n’a demandé de stylo. Leçon : moins de cadeaux, plus de conversations.',
      [
        'Nous avons reçu 31 demandes concrètes, contre 9 l’an dernier.',
        'Moins de cadeaux, plus de conversations.',
      ],
    ],
  ])('what was counted, then what it comes to: %s', (_language, idea, expected) => {
    expect(openingsOf(idea).slice(1)).toEqual(expected);
  });

  it('a question at the end, where it says what it asks of', () => {
    const told = 'Wir waren auf der Messe. Niemand kam zu uns. Chef war sauer.';
    expect(openingsOf(`${told} Wie macht ihr das auf euren Messen?`)[1]).toBe('Wir waren auf der Messe.');
    expect(openingsOf(`${told} Wie plant ihr einen Stand?`)[1]).toBe('Wie plant ihr einen Stand?');
  });

  it.each([
    'Ich habe heute gekündigt. Nach 8 Jahren. Mein Chef hat 2 Minuten gebraucht. Er sagte: Gut. Dann ging er.',
    'Wir haben 40 Leute gefragt. 12 haben geantwortet. Davon waren 9 dagegen. Das hat uns gewundert.',
    'Hicimos una encuesta. 9 dijeron que sí. Eso nos sorprendió. También a ella.',
  ])('nothing that what goes before it explains, or what comes after it goes on: %s', (idea) => {
    expect(new Set(openingsOf(idea)).size).toBe(1);
  });
});
