import { addSource, brief, generatePost, lastBrief } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
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

describe('without a model', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp();
    who = await app.signUp();
  });
  afterAll(() => app.close());

  it.each(Object.entries(notes))('an outline of notes in %s holds their own sentences', async (_, idea) => {
    const events = await (await generate(app, who, { idea })).rest();
    for (const sentence of idea.split(/(?<=\.) /)) expect(textOf(events)).toContain(sentence);
  });

  it('remembers the language that was chosen, and names a source in it', async () => {
    const address = `${app.sandbox.webUrl}/articles/harbour-lights`;
    const { body } = await app.call(addSource, { body: { kind: 'page', address } }, { token: who.token });
    const sourceIds = [body.data.id];
    const end = `: ${body.data.title}, ${address}`;
    const last = async (more: Partial<GenerateBody>) => {
      const asked = { idea: german, sourceIds, cite: true, ...more };
      return textOf(await (await generate(app, who, asked)).rest())
        .split('\n')
        .at(-1);
    };
    expect(await last({ idea: '' })).toBe(`Source${end}`);
    expect(await last({ language: 'es' })).toBe(`Fuente${end}`);
    expect((await app.call(lastBrief, {}, { token: who.token })).body.data.settings?.language).toBe('es');
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

  it('leaves the language to the request where none was chosen', async () => {
    await (await generate(app, who, { idea: german })).rest();
    expect(await asked()).toContain(
      '\nLanguage: the one the request asks for, otherwise the one it is written in.',
    );
  });

  it('asks for the chosen one, whatever the notes are in', async () => {
    const stream = await generate(app, who, { idea: german, language: 'fr' });
    await stream.rest();
    expect(await asked()).toContain('\nLanguage: French, whatever the notes are in.\n');
  });
});
