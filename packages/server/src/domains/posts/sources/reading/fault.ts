/** The reason nothing could be read. `pages` means that the document has too many. */
export type FaultKind = 'unreadable' | 'locked' | 'scanned' | 'empty' | 'pages' | 'too-large';

export class ReadingFault extends Error {
  readonly kind: FaultKind;
  readonly pages: number | null;
  constructor(kind: FaultKind, pages: number | null = null) {
    super(kind);
    this.name = 'ReadingFault';
    this.kind = kind;
    this.pages = pages;
  }
}
