import { keepInLibrary, uploadMedia, type Picture } from '@limelight/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { picturesKey } from '../api.ts';

export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** Uploads a file to the library. Rejects if it is refused. */
export async function uploadPicture(client: QueryClient, file: File, altText = ''): Promise<Picture> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract describes the plain fields of a form, and the file is beside them
  const body = { file } as unknown as Record<string, never>;
  const { id } = await call(uploadMedia, { body });
  const picture = await call(keepInLibrary, { body: { mediaId: id, altText } });
  await client.invalidateQueries({ queryKey: picturesKey });
  return picture;
}

/** Uploads a file to the library. Resolves to null if it was refused. */
export function useUpload(): { upload: (file: File) => Promise<Picture | null>; uploading: boolean } {
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const upload = async (file: File) => {
    setUploading(true);
    try {
      return await uploadPicture(client, file);
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
      return null;
    } finally {
      setUploading(false);
    }
  };
  return { upload, uploading };
}
