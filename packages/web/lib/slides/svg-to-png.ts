/** Converts a drawn page to PNG at its own pixel size. */
export async function svgToPng(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) =>
        blob === null ? reject(new Error('The browser made no picture.')) : resolve(blob),
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
