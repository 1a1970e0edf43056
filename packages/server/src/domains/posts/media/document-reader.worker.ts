import { getDocumentProxy } from 'unpdf';
import { hasBomb } from '../../../platform/pdf-streams.ts';

export async function readPages(bytes: Uint8Array): Promise<{ pages: number } | { fault: string }> {
  if (hasBomb(bytes)) return { fault: 'bomb' };
  try {
    const document = await getDocumentProxy(bytes);
    const { info } = await document.getMetadata();
    // LinkedIn refuses encrypted documents, even those that open without a password.
    const encrypted = 'EncryptFilterName' in info && info.EncryptFilterName !== null;
    return encrypted ? { fault: 'encrypted' } : { pages: document.numPages };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unreadable' };
  }
}
