/**
 * Thrown when a file cannot be imported at all. `headings` lists the columns of a table without a known text
 * column.
 */
export class ImportFault extends Error {
  readonly kind: ImportFaultKind;
  readonly headings: readonly string[];
  constructor(kind: ImportFaultKind, headings: readonly string[] = []) {
    super(kind);
    this.name = 'ImportFault';
    this.kind = kind;
    this.headings = headings;
  }
}

export type ImportFaultKind =
  | 'unknown'
  | 'empty'
  | 'damaged'
  | 'locked'
  | 'not-profile'
  | 'no-text-column'
  | 'not-analytics'
  | 'too-large';
