import { redirect } from 'react-router';
import { ofDrafts } from '../../old-post-addresses.ts';

export const clientLoader = ({ request }: { request: Request }) =>
  redirect(ofDrafts(new URL(request.url).searchParams));

export default function Drafts() {
  return null;
}
