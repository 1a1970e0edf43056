import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { startProgram, type RunningProgram } from '../support/program.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';
import { tonesFile } from '../support/speech-program.ts';

const journey = startJourney();
let sandbox: Sandbox;
let server: Server;
let program: RunningProgram;
let folder: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  // A model server that is already running, such as llama.cpp.
  server = createServer((request, response) => {
    const found = request.url === '/v1/models';
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? { data: [{ id: 'found-here' }] } : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  folder = await mkdtemp(join(tmpdir(), 'limelight catalogue '));
  const catalogue = join(folder, 'catalogue.json');
  await writeFile(catalogue, JSON.stringify(sandbox.modelCatalogue));
  const speech = join(folder, 'speech.json');
  await writeFile(speech, JSON.stringify(sandbox.speechCatalogue));
  program = await startProgram({
    LOCAL_MODEL_URLS: `http://127.0.0.1:${address.port},${sandbox.ollamaUrl}`,
    MODEL_HUB_URL: sandbox.modelHubUrl,
    MODEL_CATALOGUE: catalogue,
    SPEECH_CATALOGUE: speech,
    npm_config_registry: sandbox.npmRegistryUrl,
  });
});
afterAll(async () => {
  await program.stop();
  server.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

it('connects models by key and where they were found, tests, orders and disconnects them', async () => {
  await sandbox.control.model.configure({ apiKeys: ['sk-right'] });
  const page = await journey.open({ expectErrors: /status of 422/ });
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard`);
  await page.getByText('500 of 500 credits').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or create').fill('Models');
  await page.getByRole('dialog').getByText('Models', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/models');
  await page.getByText('No model is connected yet.').waitFor();
  await expectVariantAccessible(page, 'Models, none connected');

  const key = page.getByRole('textbox', { name: /^API key/ });
  const model = page.getByRole('combobox', { name: 'Model', exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const names = () =>
    page.getByRole('list', { name: 'Writing: models in order of use' }).getByRole('heading').allInnerTexts();
  await page.getByLabel('Provider').selectOption('compatible');
  await page.getByRole('textbox', { name: 'Address' }).fill(sandbox.modelUrl);
  await key.fill('sk-wrong');
  await press('List models');
  await page.getByText(/The provider said: Incorrect API key provided/).waitFor();
  await expect.poll(() => key.inputValue()).toBe('sk-wrong');
  await expectAccessible(page, 'Models, a rejected key');

  await key.fill('sk-right');
  await press('List models');
  await page.getByText('2 models to choose from.').waitFor();
  await model.fill('standin-la');
  await page.getByRole('option', { name: 'standin-large' }).click();
  await press('Connect model');
  await expect.poll(names).toEqual(['standin-large']);
  await expect.poll(() => key.inputValue()).toBe('');

  // Whoever was sent here from a draft goes back to it once a model is connected.
  const draft = '/dashboard/generate-post?text=Twelve%20minutes';
  await page.goto(`${program.url}/dashboard/models?from=${encodeURIComponent(draft)}`);
  await press('Connect found-here');
  await page.waitForURL('**/dashboard/generate-post**');
  await page.goto(`${program.url}/dashboard/models`);
  await expect.poll(names).toEqual(['standin-large', 'found-here']);
  await press('Test standin-large');
  await page.getByText(/First word after .* words per second/).waitFor();
  await press('Test found-here');
  await page.getByText('The provider refused the request.').waitFor();
  await expectAccessible(page, 'Models, two connected and tested');

  await press('Move found-here up');
  await expect.poll(names).toEqual(['found-here', 'standin-large']);
  await page.reload();
  await expect.poll(names).toEqual(['found-here', 'standin-large']);

  await press('Disconnect found-here');
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect model' }).press('Enter');
  await expect.poll(names).toEqual(['standin-large']);
  expect(await page.content()).not.toContain('sk-right');
  await page.goto(`${program.url}/dashboard`);
  const system: unknown = await (await page.request.get(`${program.url}/api/system`)).json();
  expect(system).toMatchObject({ data: { writer: { kind: 'model', name: 'standin-large' } } });
});

it('downloads a model onto this computer and into Ollama, stops and resumes, and writes with it', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/models`);
  const [tiny] = sandbox.modelCatalogue;
  if (tiny === undefined) throw new Error('The catalogue is empty.');
  const names = () =>
    page.getByRole('list', { name: 'Writing: models in order of use' }).getByRole('heading').allInnerTexts();
  await page.getByRole('button', { name: `Download and connect: ${tiny.name}` }).waitFor();
  await expectVariantAccessible(page, 'Models, to download');
  await page.getByRole('button', { name: `Download and connect: ${tiny.name}` }).press('Enter');
  await expect.poll(names, { timeout: 60_000 }).toContain(tiny.id);
  await page.getByText('Connected', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: `Test ${tiny.id}` }).press('Enter');
  await page.getByText(/First word after/).waitFor();

  // A stopped download resumes where it stopped.
  await sandbox.control.ollama.configure({ steps: 40, msPerStep: 1000 });
  await page.getByRole('combobox', { name: 'Download another model with Ollama' }).fill('qwen3:4b');
  await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await page.getByText(/^Downloading qwen3:4b with Ollama: /).waitFor();
  await expectAccessible(page, 'Models, a download');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByText(/The download stopped/).waitFor();
  await sandbox.control.ollama.configure({ steps: 40, msPerStep: 1 });
  await page.getByRole('combobox', { name: 'Download another model with Ollama' }).fill('qwen3:4b');
  await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await expect.poll(names, { timeout: 20_000 }).toContain('qwen3:4b');
  // Nothing is deleted while one is being set up, and the list names a model just before its setup ends.
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const local = async () => (await page.request.get(`${program.url}/api/models/local`, { headers })).text();
  await expect.poll(local).toContain('"setup":null');

  await page.getByRole('button', { name: `Delete ${tiny.name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete model' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(names, { timeout: 20_000 }).not.toContain(tiny.id);
  await page.getByRole('button', { name: `Download and connect: ${tiny.name}` }).waitFor();
});

it('sets up speech from the Talk page, cancels and resumes, transcribes here for nothing, and deletes it', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/talk`);
  await page.getByText('Speech is not set up yet').waitFor();
  await expectVariantAccessible(page, 'Talk, nothing transcribes');
  await page.getByRole('link', { name: 'Set up speech' }).press('Enter');
  await page.waitForURL('**/dashboard/models**');
  await page.locator('#speech:focus').getByRole('heading', { name: 'Speech on this computer' }).waitFor();
  const [tiny] = sandbox.speechCatalogue;
  if (tiny === undefined) throw new Error('The catalogue is empty.');
  await sandbox.control.hub.fault({ kind: 'slow', delayMs: 2000 });
  await page.getByRole('button', { name: `Install: ${tiny.name}` }).press('Enter');
  await page.getByText(`Downloading ${tiny.name}`, { exact: false }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByText(/The download stopped/).waitFor();
  await sandbox.control.hub.clearFaults();
  await page.getByRole('button', { name: `Resume download: ${tiny.name}` }).press('Enter');
  await page.getByText('Ready', { exact: true }).waitFor({ timeout: 60_000 });
  await expectVariantAccessible(page, 'Models, speech is ready');

  await page.locator('#speech').getByRole('link', { name: 'Back to your work' }).press('Enter');
  await page.waitForURL('**/dashboard/talk');
  const file = page.getByLabel('Sound or video file');
  await page.getByRole('button', { name: 'Choose file' }).waitFor();
  await file.setInputFiles({ name: 'Tones.wav', mimeType: 'audio/wav', buffer: tonesFile(1, 2) });
  await page.getByRole('heading', { name: 'Tones', level: 1 }).waitFor();
  await page.getByText(`${tiny.name}, on this computer: the sound stays here.`, { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Transcribe/ }).click();
  await expect
    .poll(() => page.locator('[data-line] p').allInnerTexts(), { timeout: 30_000 })
    .toContain('loud quiet');

  await page.goto(`${program.url}/dashboard/models`);
  await page.getByRole('button', { name: `Delete ${tiny.name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete model' }).press('Enter');
  await page.getByRole('button', { name: `Install: ${tiny.name}` }).waitFor();
});
