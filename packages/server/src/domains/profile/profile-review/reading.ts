import { reviewedProfile, type ReviewedProfile } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { readImport, type ImportedProfile } from '../../library/imports/index.ts';
import { findMedia, readMediaPieces } from '../../posts/media/index.ts';

const cut = (text: string | null, length: number) => (text ?? '').slice(0, length);
const cutOrNull = (text: string | null, length: number) => text?.slice(0, length) ?? null;
const month = (date: string | null) => (date === null ? null : (/^\d{4}(?:-\d{2})?/.exec(date)?.[0] ?? null));

function profileOf(found: ImportedProfile): ReviewedProfile {
  return reviewedProfile.parse({
    name: cut(found.name, 200),
    headline: cut(found.headline, 2_000),
    location: cut(found.location, 200),
    about: cut(found.summary, 20_000),
    experience: found.experience
      .slice(0, 60)
      .map(({ company, title, start, end, location, description }) => ({
        company: cutOrNull(company, 300),
        title: cutOrNull(title, 300),
        start: month(start),
        end: month(end),
        location: cutOrNull(location, 300),
        description: cutOrNull(description, 10_000),
      })),
    education: found.education.slice(0, 30).map(({ school, degree, field, start, end }) => ({
      school: cut(school, 300),
      degree: cutOrNull(degree, 300),
      field: cutOrNull(field, 300),
      start: month(start),
      end: month(end),
    })),
    skills: found.skills.slice(0, 120).map((name) => cut(name, 200)),
    languages: found.languages
      .slice(0, 40)
      .map(({ name, proficiency }) => cut(proficiency === null ? name : `${name} (${proficiency})`, 120)),
    certifications: found.certifications.slice(0, 60).map((name) => cut(name, 300)),
    honors: found.honors.slice(0, 60).map((name) => cut(name, 300)),
    publications: found.publications.slice(0, 60).map((name) => cut(name, 500)),
    websites: found.websites.slice(0, 20).map((address) => cut(address, 2_000)),
    profileUrl: cutOrNull(found.profileUrl ?? null, 2_000),
  });
}

/** Reads a profile from a saved PDF or a data export. Refuses with `profile_unreadable`. */
export async function readFileProfile(
  context: Context,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReviewedProfile> {
  const order = { name: 'profile', bytes, columns: {}, pasted: false };
  const found = await readImport(context, userId, order, signal);
  if ('fault' in found || found.profile === null) throw new AppError('profile_unreadable');
  return profileOf(found.profile);
}

/** Reads a profile from an uploaded document. Refuses with `not_found` or `profile_unreadable`. */
export async function readMediaProfile(
  context: Context,
  userId: string,
  mediaId: string,
  signal: AbortSignal,
): Promise<ReviewedProfile> {
  const media = await findMedia(context.database.db, mediaId);
  if (media === null || media.userId !== userId) throw new AppError('not_found');
  const pieces: Uint8Array[] = [];
  for await (const piece of readMediaPieces(context, media)) pieces.push(piece);
  return readFileProfile(context, userId, Buffer.concat(pieces), signal);
}
