import { describe, expect, it } from 'vitest';
import { writePost } from '../write.ts';
import { fromMail } from './mail.ts';

const matter = [
  'The boat is 22 feet long and was found under a chicken shed in Fife.',
  'Eleven volunteers spent 1,400 hours on her.',
  'Everyone is welcome on the pier at ten.',
].join(' ');
const read = (mail: string) => fromMail(mail.split('\n')).join('\n').trim();

describe('a pasted mail keeps its matter alone', () => {
  it.each([
    `From: Morag <m@boats.example>\nTo: Hanna\nSubject: Re: boat\n\nDear Hanna, thanks for chasing.\n\n${matter}\n\nWarm regards, Morag Sillars, Keeper of Boats`,
    `Hi Hanna,\n\nas promised, here are my bits. ${matter}\n\nCheers,\nMorag\n07700 900142`,
    `Good morning Mrs Pryce, following on from our call I have set it down in writing. ${matter} Kind regards, M. Sillars, Keeper, Tel. 020 7946 0018`,
    `---------- Forwarded message ---------\nFrom: Bea\nDate: Wed, 4 Mar\n\n${matter}\n\nBea x`,
    `Hiya Hanna, you asked for the boat text. ${matter} Call me if anything is unclear, I'm on 0171 555 0199.\n\nTa muchly\nMorag\n\nSent from my iPhone`,
    `Liebe Frau Adler, anbei wie besprochen ein paar Zeilen. ${matter} Mit freundlichen Grüßen, Holger Bäumler, Mobil 0171 3920055`,
    `Objet : texte pour LinkedIn\nBonjour Solène,\nComme convenu, voici mes notes.\n${matter}\nBien cordialement,\nYann Le Goff`,
    `Hola Marta: te adjunto lo que hablamos. ${matter} Un abrazo, Julián\nEnviado desde mi móvil`,
    `Dear Hanna,\n\n${matter}\n\n--\nMorag Sillars\nKeeper of Boats, Anstruther\nTel. +44 1333 555 019`,
    `Hello both,\n${matter}\nTalk soon\nGerrit`,
    `${matter}\nGreetings from the pier, Morag`,
  ])('%#', (mail) => expect(read(mail)).toBe(matter));
});

describe('what is no mail stays', () => {
  it.each([
    `Dear Dad,\nyou told me nobody gets rich fixing pianos. ${matter}\nYour loving son,\nEoin`,
    `${matter} Thank you to the 300 testers who told us the truth.`,
    `${matter} Ring Bev on 01632 960144.`,
    `${matter} Thanks for reading.`,
    `${matter}\nPS: bring a coat.`,
    `To: our guests. ${matter}`,
    `Best of all, nobody asked. ${matter}`,
    `${matter} My best teacher was Alf Brennan.`,
  ])('%#', (text) => expect(read(text)).toBe(text));

  it('as a word below the name does', () => {
    expect(read(`Hi Hanna,\n${matter}\nCheers, Morag\nPS: bring a coat.`)).toBe(
      `${matter}\n\nPS: bring a coat.`,
    );
  });
});

describe('a mail that is passed on below words of its own', () => {
  it.each([
    `FYI - could you make a post of this?\n\n> From: Ida\n> Subject: boat\n>\n> Hi team,\n>\n> ${matter}\n>\n> Cheers,\n> Ida`,
    `we could post this one\n\n---- Forwarded message ----\nFrom: Ida\nSubject: boat\n\nHello everyone,\n\n${matter}\n\nBest,\nIda`,
    `Hi,\n\ncan you make a post of this please?\n\nSent from my iPhone\n\n---------- Forwarded message ---------\nFrom: Ida\nDate: Mon, 5 Feb\nSubject: Re: boat\nTo: Keepers\n\nHi all,\n\n${matter}\n\nBest wishes,\nIda`,
  ])('%# loses its head, its greeting and its end', (idea) => {
    const { text } = writePost({ idea }, { seed: 4 });
    expect(text).not.toMatch(/Ida|Hi\b|Hello|From|Subject|Cheers|Best|post of this|post this/);
    expect(text.replace(/\s+/g, ' ')).toContain('Eleven volunteers spent 1,400 hours on her.');
  });
});

describe('what only looks like a mail stays', () => {
  it.each([
    'Hi there, said the parrot.',
    'She wrote: come on Monday.',
    'From Bern to Oslo it is far.',
    'Subject to rain, we sail.',
    'Hello is a short word.',
    'The forwarded message was lost.',
    'On Monday Ida wrote nothing.',
    'Dear is a strong word.',
    'To: everyone who rows.',
    'Date: 4 March.',
    'We sent 40 mails.',
    'Hey, it floats.',
    'Good morning in Fife begins at four.',
    'Team spirit was low.',
    'All hands stood on deck.',
    'Re: the boat, nobody knew.',
    'Just to confirm it, we counted twice.',
    'A quick note on the door said no.',
    'As promised, it rained.',
    'I am writing to no one.',
    'Sent from my grandfather.',
    'Sincerely meant, badly said.',
    'Best is what holds.',
    'Kind people came.',
    'Looking forward is hard in fog.',
    'Please find a rope.',
    'Attached to the mast was a shoe.',
    'FYI is no word.',
    '> is a sign for more.',
    'Cheers were loud.',
  ])('%s', (said) => {
    const text = `${matter} ${said} Nobody left.`;
    expect(read(text)).toBe(text);
  });
});
