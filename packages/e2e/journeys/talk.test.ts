import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { desktop, expectAccessible, expectVariantAccessible, phone } from '../support/screens.ts';
import { microphoneArguments, sentences, startSpeechProgram, tonesFile } from '../support/speech-program.ts';

const journey = startJourney(microphoneArguments());
const program = startSpeechProgram();

const said = Object.values(sentences);

it('records across a reload, transcribes, corrects, finds the posts in it and writes a draft', async () => {
  const page = await journey.open({ expectErrors: /ERR_INTERNET_DISCONNECTED/ });
  await signUp(page, program.url);
  await page.setViewportSize(phone);
  await page.goto(`${program.url}/dashboard/talk`);
  const record = page.getByRole('button', { name: 'Record', exact: true });
  await record.waitFor();
  await expectVariantAccessible(page, 'Talk');
  await record.click();
  const recorder = page.getByRole('region', { name: 'Recorder' });
  await recorder.getByText('Recording', { exact: true }).waitFor();
  await expectVariantAccessible(page, 'Talk, recording');
  await page.setViewportSize(phone);
  const timer = recorder.getByRole('timer');
  await expect.poll(() => timer.innerText()).toBe('0:06');
  await page.reload();

  await page.getByText(/^0:0\d recorded before the page closed/).waitFor();
  await expectVariantAccessible(page, 'Talk, left');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => timer.innerText()).toBe('0:10');
  await recorder.getByRole('button', { name: 'Pause' }).click();
  await recorder.getByText('Paused', { exact: true }).waitFor();
  await recorder.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => timer.innerText()).toBe('0:14');
  // An upload waits for the connection.
  await page.context().setOffline(true);
  await recorder.getByRole('button', { name: 'Finish' }).click();
  await page.getByText(/^You are offline\. The upload goes on/).waitFor();
  await page.context().setOffline(false);

  await page.waitForURL('**/dashboard/talk/*-*');
  const address = page.url();
  await page.getByText('10 credits: 10 for every ten minutes, rounded up.', { exact: false }).waitFor();
  await expectAccessible(page, 'Recording, not transcribed');
  await page.getByRole('button', { name: /^Transcribe/ }).click();
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.waitFor();
  const lines = () => transcript.locator('[data-line] p').allInnerTexts();
  expect((await lines()).join(' ')).toContain(said[0]);
  expect((await lines()).length).toBeGreaterThanOrEqual(4);

  await page.getByRole('heading', { name: 'Check these first' }).waitFor();
  await page
    .getByRole('button', { name: `Edit: ${said[0]}` })
    .first()
    .click();
  const editor = page.getByRole('textbox', { name: 'Text of the line' });
  await editor.fill('In March 2021 we moved the night shift at Brightwater to scanners.');
  await editor.press('Control+Enter');
  await expect.poll(async () => (await lines()).join(' ')).toContain('2021 we moved');
  for (let left = await page.getByRole('button', { name: /^Looks right: / }).count(); left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Looks right: / })
      .first()
      .click();
    await expect.poll(() => page.getByRole('button', { name: /^Looks right: / }).count()).toBe(left - 1);
  }

  const audio = page.getByLabel('Sound of the recording');
  const heard = () =>
    audio.evaluate((element) => (element instanceof HTMLAudioElement ? element.currentTime : -1));
  const second = transcript.locator('[data-line]').nth(2);
  await second.getByRole('button', { name: /play from/ }).click();
  await expect.poll(heard).toBeGreaterThan(3);
  await expect.poll(() => transcript.locator('[data-line][aria-current]').count()).toBe(1);
  await second.focus();
  await page.keyboard.press(' ');
  await expect
    .poll(() => audio.evaluate((element) => element instanceof HTMLAudioElement && element.paused))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => transcript.locator('[data-line]:focus').getAttribute('data-line')).toBe('1');

  await page.getByRole('button', { name: /^Find posts/ }).click();
  const points = page.getByRole('checkbox', { checked: false });
  await page.getByText('Split at pauses and questions').waitFor();
  await points.first().check();
  await expectAccessible(page, 'Recording with its posts');
  await page.getByRole('button', { name: /^Write draft/ }).click();
  await page.getByRole('link', { name: 'Open draft' }).waitFor();

  await page.getByRole('checkbox', { name: /^Keep the sound/ }).check();
  await page.getByRole('button', { name: 'Accept text' }).click();
  await page.getByText(/^Text accepted\. /).waitFor();
  await page.goto(`${address}?at=5`);
  await expect.poll(heard).toBeGreaterThanOrEqual(5);
  await expect.poll(() => transcript.locator('[data-line]:focus').count()).toBe(1);
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Open draft' }).click();
  const draft = page.getByRole('textbox', { name: 'Post text', exact: true });
  await expect.poll(() => draft.inputValue()).toContain('Brightwater');
  const review = page.getByRole('region', { name: 'Review' }).getByRole('button', { name: /^Review/ });
  if ((await review.first().getAttribute('aria-expanded')) === 'false') await review.first().press('Enter');
  const origins = page.getByRole('region', { name: 'Where this comes from' });
  await origins.getByText(/sentences? with (?:its|their) origin$/).click();
  await origins.getByRole('link', { name: 'Open the recording' }).first().click();
  await page.waitForURL(/\/dashboard\/talk\/.*at=\d/);

  await page.goto(`${program.url}/dashboard/memory?show=suggested&source=recording`);
  await page
    .getByText(/^From your recording/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Open the recording' }).first().click();
  await page.waitForURL(/\/dashboard\/talk\/.*at=\d/);
});

it('takes a file, refuses one without sound by its name, and deletes a recording', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/talk`);
  const file = page.getByLabel('Sound or video file');
  await page.getByRole('button', { name: 'Choose file' }).waitFor();
  await file.setInputFiles({
    name: 'notes.m4a',
    mimeType: 'audio/mp4',
    buffer: Buffer.from('no sound at all'),
  });
  await page.getByText('notes.m4a has no sound that can be read here.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard recording' }).click();
  await file.setInputFiles({ name: 'Night shift.wav', mimeType: 'audio/wav', buffer: tonesFile(1, 1) });
  await page.getByRole('heading', { name: 'Night shift', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Transcribe/ }).click();
  const lines = page.locator('[data-line] p');
  await expect.poll(() => lines.allInnerTexts()).toEqual(said);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete recording' }).click();
  await record(page).waitFor();
  await expect.poll(() => page.getByText('Night shift').count()).toBe(0);
});

it('says what to do without a microphone, and without a transcriber', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: refuse });
  });
  await page.goto(`${journey.url}/dashboard/talk`);
  await record(page).click();
  await page.getByText('The microphone is blocked').waitFor();
  await page
    .getByLabel('Sound or video file')
    .setInputFiles({ name: 'Shift.wav', mimeType: 'audio/wav', buffer: tonesFile(0.2, 0.2) });
  await page.getByRole('heading', { name: 'Shift', level: 1 }).waitFor();
  await page.getByText('Speech is not set up yet').waitFor();
  await expectAccessible(page, 'Recording without a transcriber');
});

it('answers a question of an interview by voice', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  await page.goto(`${program.url}/dashboard/interview`);
  await page.getByRole('button', { name: 'Ask me' }).click();
  await page.getByRole('button', { name: /^Answer by voice/ }).click();
  await expect.poll(() => page.getByRole('timer').innerText()).toBe('0:04');
  await expectVariantAccessible(page, 'Interview, by voice');
  await page.getByRole('button', { name: 'Finish answer' }).click();
  const answer = page.getByRole('textbox').first();
  await expect.poll(() => answer.inputValue()).toContain(said[0]);
});

function record(page: Page) {
  return page.getByRole('button', { name: 'Record', exact: true });
}
