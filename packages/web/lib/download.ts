import { session } from './session.ts';
import { saveBlob } from './save-file.ts';

/** Saves the answer of an API path such as `/jobs.csv` as a file. False when the request failed. */
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
