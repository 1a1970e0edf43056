export type Turn = 0 | 90 | 180 | 270;

/** Large enough for any screen. The server rotates the original. */
const longestSide = 1600;

/** Rotates a picture for display. The caller must revoke the object URL. */
export async function turnedAddress(url: string, turn: Turn): Promise<string> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const scale = Math.min(1, longestSide / Math.max(picture.naturalWidth, picture.naturalHeight));
  const width = picture.naturalWidth * scale;
  const height = picture.naturalHeight * scale;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(turn % 180 === 0 ? width : height);
  canvas.height = Math.round(turn % 180 === 0 ? height : width);
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turn * Math.PI) / 180);
  pen?.drawImage(picture, -width / 2, -height / 2, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The browser made no picture.')) : resolve(URL.createObjectURL(blob)),
    );
  });
}
