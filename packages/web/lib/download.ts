import { session } from './session.ts';
import { saveBlob } from './slides/save-blob.ts';

/** Saves what the API answers at a path such as `/jobs.csv`. False when the server refused it or did not answer. */
export async function download(path: string, fileName: string): Promise<boolean> {
  try {
    const response = await fetch(`/api${path}`, {
      headers: { authorization: `Bearer ${session.read() ?? ''}` },
    });
    if (!response.ok) return false;
    saveBlob(await response.blob(), fileName);
    return true;
  } catch {
    return false;
  }
}
