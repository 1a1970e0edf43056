export function saveFile({
  fileName,
  mediaType,
  content,
}: {
  fileName: string;
  mediaType: string;
  content: string;
}): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
