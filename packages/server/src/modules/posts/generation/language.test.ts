import { addSource, brief, generatePost, lastBrief, offerRepair } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { generate, textOf, type GenerateBody } from './test-stream.ts';

const notes = {
  German:
    'Wir haben 40 Kunden an einem Wochenende umgezogen. Der erste Import brach um 3 Uhr ab, weil zwei Dateien gleich hießen. Am Montag hat niemand angerufen.',
  Spanish:
    'Movimos a 40 clientes en un fin de semana. La primera carga falló a las 3 porque dos archivos se llamaban igual. El lunes no llamó nadie.',
  French:
    'Nous avons déménagé 40 clients en un week-end. Le premier import a échoué à 3 heures, parce que deux fichiers avaient le même nom. Le lundi, personne n’a appelé.',
  Turkish:
    'Bir hafta sonunda 40 müşteriyi taşıdık. İlk aktarım gece 3’te durdu, çünkü iki dosyanın adı aynıydı. Pazartesi kimse aramadı.',
};
const german = notes.German;

async function write(app: TestApp, who: Person, body: GenerateBody) {
  const stream = await generate(app, who, body);
  const events = await stream.rest();
  const done = events.at(-1);
  if (done?.type !== 'done') throw new Error('no done');
  const offer = await app.call(
    offerRepair,
    { params: { id: stream.id }, body: { variant: 0 } },
    { token: who.token },
  );
  return { text: textOf(events), missing: done.data.missing, faults: offer.body.data };
}

describe('with the built-in writer', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp();
    who = await app.signUp();
  });
  afterAll(() => app.close());

  it.each(Object.entries(notes))(
    'a post from notes in %s is in their own words, and nothing is said of the language',
    async (_language, idea) => {
      const { text, missing, faults } = await write(app, who, { idea });
      const given = new Set(idea.toLowerCase().match(/[\p{L}\p{N}]+/gu));
      expect((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !given.has(word))).toEqual(
        [],
      );
      expect(missing.join('\n')).not.toMatch(/translate|language|English/);
      expect(faults).toMatchObject({ outcome: 'clean', left: [] });
    },
  );

  it('says that it does not translate where another language was chosen, also before there was a choice', async () => {
    const { missing, faults } = await write(app, who, { idea: german, language: 'en' });
    expect(missing.join('\n')).toContain('A post in English: the built-in writer does not translate');
    expect(faults.left).toEqual([
      { kind: 'language', message: 'Written in German, while the language chosen is English' },
    ]);
    const last = await app.call(lastBrief, {}, { token: who.token });
    expect(last.body.data.settings?.language).toBe('en');
  });

  it('names a source in the language of the post', async () => {
    const address = `${app.sandbox.webUrl}/articles/harbour-lights`;
    const { body } = await app.call(addSource, { body: { kind: 'page', address } }, { token: who.token });
    const sourceIds = [body.data.id];
    const end = `: ${body.data.title}, ${address}`;
    const last = async (more: Partial<GenerateBody>) =>
      (await write(app, who, { idea: german, sourceIds, cite: true, ...more })).text.split('\n').at(-1);
    expect(await last({})).toBe(`Quelle${end}`);
    expect(await last({ idea: notes.Turkish })).toBe(end.slice(2));
    expect(await last({ idea: '' })).toBe(`Source${end}`);
    expect(await last({ language: 'es' })).toBe(`Fuente${end}`);
  });

  it('a brief that says nothing of the language follows its notes', () => {
    expect(brief.parse({ idea: german }).language).toBe('auto');
    expect(generatePost.body.parse({ idea: german }).language).toBe('auto');
    expect(brief.parse({ idea: german, language: 'en' }).language).toBe('en');
  });
});

describe('with a model', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: true });
    who = await app.signUp();
  });
  afterAll(() => app.close());

  const asked = async () => (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';

  it('asks for the language of the notes by its name, and keeps it in a repair', async () => {
    await app.sandbox.control.model.order({
      kind: 'answer',
      text: `${german}\n\nDas sparte uns 90 Prozent.`,
    });
    const stream = await generate(app, who, { idea: german });
    await stream.rest();
    expect(await asked()).toContain('\nLanguage: German, as the source is.\n');
    await app.sandbox.control.model.order({ kind: 'answer', text: german });
    const { body } = await app.call(
      offerRepair,
      { params: { id: stream.id }, body: { variant: 0 } },
      { token: who.token },
    );
    expect(await asked()).toContain('\nLanguage: German, as what the author gave is.\n');
    expect(body.data).toMatchObject({ text: german, left: [] });
  });

  it('is told that an answer in English left the language of the notes', async () => {
    const english =
      'We moved 40 customers in one weekend. The first import broke off at 3 o’clock, because two files had the same name. On Monday nobody called.';
    await app.sandbox.control.model.order({ kind: 'answer', text: english });
    const stream = await generate(app, who, { idea: german });
    await stream.rest();
    await app.sandbox.control.model.order({ kind: 'answer', text: german });
    const { body } = await app.call(
      offerRepair,
      { params: { id: stream.id }, body: { variant: 0 } },
      { token: who.token },
    );
    expect(await asked()).toContain('Written in English, while your notes are in German');
    expect(body.data.mended.map(({ kind }) => kind)).toContain('language');
  });

  it('asks for the chosen one, whatever the notes are in', async () => {
    const stream = await generate(app, who, { idea: german, language: 'fr' });
    await stream.rest();
    expect(await asked()).toContain('\nLanguage: French, whatever language the source is in.\n');
  });
});
