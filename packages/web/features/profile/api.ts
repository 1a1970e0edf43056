import {
  getProfileReview,
  listProfileReviews,
  readProfileFile,
  readProfileText,
  type ReviewedProfile,
} from '@limelight/contracts';
import { call } from '../../lib/client.ts';
import { readQuery } from '../../lib/read-query.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { session } from '../../lib/session.ts';

export const reviewsQuery = pagedQuery(['profile-reviews', 'all'], (cursor, signal) =>
  call(listProfileReviews, { query: cursor }, { showError: false, signal }),
);

export const reviewQuery = (id: string) =>
  readQuery(['profile-reviews', id], getProfileReview, { params: { id } });

export const readText = (text: string): Promise<ReviewedProfile> => call(readProfileText, { body: { text } });

export function readFile(file: File): Promise<ReviewedProfile> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract describes the plain fields of a form, and the file is beside them
  const body = { file } as unknown as Record<string, never>;
  return call(readProfileFile, { body });
}

export async function saveReport(id: string): Promise<boolean> {
  const response = await fetch(`/api/profile-reviews/${id}/report.pdf`, {
    headers: { authorization: `Bearer ${session.read() ?? ''}` },
  });
  if (!response.ok) return false;
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'linkedin-profile-review.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  return true;
}
