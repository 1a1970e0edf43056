/** Saves data as a file in the browser's download folder. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function saveFile(file: { fileName: string; mediaType: string; content: string }): void {
  saveBlob(new Blob([file.content], { type: `${file.mediaType};charset=utf-8` }), file.fileName);
}
