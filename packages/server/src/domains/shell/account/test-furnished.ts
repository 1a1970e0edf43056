import {
  createOwnTemplate,
  createPost,
  envelope,
  finishLinkedinConnection,
  saveProfileData,
  startLinkedinConnection,
  uploadMedia,
} from '@limelight/contracts';
import sharp from 'sharp';
import type { Person, TestApp } from '../../../testing/index.ts';

export const postText = 'A post only its author should read.\n\nWith two paragraphs.';

export interface FurnishedPerson extends Person {
  postId: string;
  mediaId: string;
  linkedinToken: string;
}

export async function upload(app: TestApp, token: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a66c2' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
  const answer = await app.fetch('/api/media', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return envelope(uploadMedia.response).parse(await answer.json()).data.id;
}

async function connectLinkedin(app: TestApp, person: Person): Promise<string> {
  const started = await app.call(startLinkedinConnection, {}, { token: person.token });
  const asked = new URL(started.body.data.url).searchParams;
  const member = await app.sandbox.control.linkedin.addMember({ name: person.name });
  const [redirectUri, state] = [asked.get('redirect_uri') ?? '', asked.get('state') ?? ''];
  const { code } = await app.sandbox.control.linkedin.authorize({ member: member.id, redirectUri, state });
  await app.call(finishLinkedinConnection, { body: { code, state } }, { token: person.token });
  const grants = await app.sandbox.control.linkedin.tokens();
  return grants.find((grant) => grant.memberId === member.id)?.token ?? '';
}

export async function furnishedPerson(app: TestApp, given: Partial<Person> = {}): Promise<FurnishedPerson> {
  const person = await app.signUp(given);
  const { token } = person;
  await app.call(saveProfileData, { body: { headline: 'Keeper of secrets' } }, { token });
  const settings = { callToAction: 'Whisper to the keeper' };
  await app.call(createOwnTemplate, { body: { name: 'Quiet shape', settings } }, { token });
  const mediaId = await upload(app, token);
  const kept = await app.call(
    createPost,
    { body: { text: postText, media: [{ mediaId, altText: 'A blue picture' }] } },
    { token },
  );
  const linkedinToken = await connectLinkedin(app, person);
  await app.runDueJobs();
  return { ...person, postId: kept.body.data.id, mediaId, linkedinToken };
}
