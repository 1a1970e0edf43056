import { listPictures } from '@limelight/contracts';
import { noBrand, type Brand } from '@limelight/slides/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { connectionQuery, importedProfileQuery, profileQuery } from '../../../lib/person.ts';
import { userDetailsQuery } from '../../../lib/query-client.ts';
import { uploadPicture } from '../pictures/use-upload.ts';

const longest = { name: 60, handle: 40 };

/** The portrait of the LinkedIn account as a picture of the library, which keeps it from its first use. */
async function portraitOf(client: QueryClient, name: string, address: string): Promise<string | null> {
  const altText = `Portrait of ${name}`;
  const { items } = await call(listPictures, { query: { search: altText } }, { showError: false });
  const kept = items.find((picture) => picture.altText === altText);
  if (kept !== undefined) return kept.id;
  const response = await fetch(address);
  if (!response.ok) return null;
  const file = new File([await response.blob()], 'portrait.jpg', { type: 'image/jpeg' });
  return (await uploadPicture(client, file, altText)).id;
}

/** The name, role and portrait of the person, for slides without a brand kit. What is not known stays empty. */
export async function ownBrand(client: QueryClient): Promise<Brand> {
  const [user, profile, connection, imported] = await Promise.all([
    client.ensureQueryData(userDetailsQuery),
    client.ensureQueryData(profileQuery),
    client.ensureQueryData(connectionQuery),
    client.ensureQueryData(importedProfileQuery),
  ]);
  const name = (connection.name ?? user.name).slice(0, longest.name).trim();
  const role = profile.role || imported.role;
  const handle = role.length > longest.handle ? '' : role;
  const brand = { ...noBrand, name, handle };
  if (connection.pictureUrl === null) return brand;
  try {
    return { ...brand, portrait: await portraitOf(client, name, connection.pictureUrl) };
  } catch (error) {
    // Slides do without a portrait that cannot be kept.
    if (isApiError(error) || error instanceof TypeError) return brand;
    throw error;
  }
}
