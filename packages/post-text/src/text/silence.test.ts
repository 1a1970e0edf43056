import { describe, expect, it } from 'vitest';
import { writePost } from '../writer/index.ts';
import { silenceOf } from './silence.ts';

const told =
  'We run a bike repair shop in Leeds. In May we started free puncture fixes on Friday mornings. 212 people came so far.';
const write = (idea: string) => writePost({ idea }, { seed: 3 });

describe('what notes keep from readers, in whatever words', () => {
  it.each([
    ['We nearly lost the licence in 2021 but I dont want that mentioned.', /licence/],
    ['(Off record: Halden Foods still owes us 18 grand.)', /Halden|18 grand/],
    ['Leave my divorce out of it though.', /divorce/],
    ['The 6k grant is not to be public yet so skip it.', /6k|grant/],
    ["She's the critic from the Herald, but mum's the word on that.", /Herald|critic/],
    ['My complaint from last year stays between you and me obviously.', /complaint/],
    ['My ex put up half the money, no need to bring him in.', /ex put up/],
    ['There was a walkout in February. Keep schtum about that.', /walkout|schtum/],
    ['The recipe is smoked butter but cut that, everyone would copy it.', /smoked butter|copy/],
    ['My boss binned the first five, and he reads this, so that cannot go in.', /binned/],
    ['Nobody needs to know I am behind with the rent.', /rent/],
    ['Dass uns die Bank den Kredit gekündigt hat, soll bitte nicht rein.', /Kredit/],
    ['Lo de la multa de Hacienda no lo pongas.', /multa/],
    ['On a failli déposer le bilan mais ça, tu ne le mets pas.', /bilan/],
  ])('is left out and told: %s', (secret, words) => {
    const { text, missing } = write(`${told} ${secret} Come by on Friday and bring your flat tyre.`);
    expect(text).not.toMatch(words);
    expect(text).toMatch(/212 people/);
    expect(text).toMatch(/flat tyre/);
    expect(missing.join(' ')).toMatch(words);
  });

  it.each([
    'My boss said: leave that out of the report, it will scare them.',
    'A minister once told me something off the record and repeated it on television.',
    'Nobody knows the recipe but my aunt.',
    'We kept quiet about it for years.',
    'Leave the brochure in the car.',
    'Das bleibt unter uns, sagte der alte Geigenbauer.',
    'She never mentioned the prize.',
    'I could not say a word for an hour.',
  ])('is told where it is part of the story: %s', (said) => {
    expect(silenceOf(said)).toBe(0);
    expect(write(`${told} ${said}`).text).toContain(said.replace(/ could not /, " couldn't ").slice(-20));
  });
});
