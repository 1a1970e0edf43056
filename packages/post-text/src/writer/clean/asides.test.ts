import { describe, expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: readonly Variant[] = [0, 1, 2];
const idea = `We closed the Leeds shop last month. Note to self: check the date with Priya before posting. Rent went from 2,100 to 3,400 a month and the footfall halved. Off the record, the owner drank. We moved everything to the van. First month with the van: 212 orders, the shop never did more than 180. The landlord laughed at us. TODO ask Dana. (don't mention the landlord)`;

describe('what notes say to their author and not to readers', () => {
  it.each(variants)('stays out of draft %d, and is told', (variant) => {
    const { text, missing } = writePost({ idea }, { seed: 1, variant });
    expect(text).not.toMatch(/note to self|priya|off the record|drank|todo|dana|landlord|mention/i);
    for (const kept of ['Leeds', '2,100', '3,400', '212', '180', 'van']) expect(text).toContain(kept);
    expect(missing).toEqual(
      expect.arrayContaining([
        'Left out as a note to yourself: ‘Note to self: check the date with Priya before posting’',
        'Left out, since your notes keep it from readers: ‘Off the record, the owner drank’',
        'Left out as a note to yourself: ‘TODO ask Dana’',
        'A sentence was left out: it holds ‘landlord’, which you never want said',
      ]),
    );
  });

  it('stays out in other languages too', () => {
    const notes =
      'Wir haben den Laden in Kassel geschlossen. Notiz an mich: Datum mit Jana prüfen. Die Miete stieg von 2.100 auf 3.400 Euro im Monat. Jetzt fahren wir mit dem Bus zu den Kunden.';
    for (const variant of variants) {
      const { text, missing } = writePost({ idea: notes }, { seed: 1, variant });
      expect(text).not.toMatch(/Notiz|Jana/);
      expect(missing).toContain('Left out as a note to yourself: ‘Notiz an mich: Datum mit Jana prüfen’');
    }
  });

  it('follows what is said of the end in shorthand, and takes the name of the point off', () => {
    const told = writePost(
      { idea: `${idea}\npoint = rent tells you nothing about customers\n??? end w/ question` },
      { seed: 1 },
    ).text;
    expect(told).toContain('Rent tells you nothing about customers.');
    expect(told).not.toMatch(/point =|end w/i);
    expect(told.trimEnd()).toMatch(/\?$/);
  });

  it('is what there is, where the notes hold nothing else', () => {
    expect(writePost({ idea: 'TODO write about the van' }, { seed: 1 }).text).toContain('van');
  });

  it('says how many more there were', () => {
    const many = `We bought a van.\nTODO: a\nTag Marco\nAsk Priya first\nAdd photo here\ncheck the name with Tom`;
    expect(writePost({ idea: many }, { seed: 1 }).missing).toContain(
      '1 more of your notes to yourself was left out',
    );
  });
});
