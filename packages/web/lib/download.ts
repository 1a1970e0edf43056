import { session } from './session.ts';

/** Hands a file to the browser to save. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

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
