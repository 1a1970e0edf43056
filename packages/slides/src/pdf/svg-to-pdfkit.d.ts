declare module 'svg-to-pdfkit' {
  const draw: (
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: { width: number; height: number; assumePt: boolean; preserveAspectRatio?: string },
  ) => void;
  export default draw;
}
