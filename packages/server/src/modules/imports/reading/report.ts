/** How a file of an import was read: what was kept of it, what was not, and why. */
export interface ReportLine {
  file: string;
  read: number;
  skipped: number;
  reasons: { reason: string; count: number }[];
}

/** Collects the lines of a report, one for each file. */
export class Report {
  private readonly files = new Map<string, { read: number; skipped: number; reasons: Map<string, number> }>();

  private of(file: string) {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const line = { read: 0, skipped: 0, reasons: new Map<string, number>() };
    this.files.set(file, line);
    return line;
  }

  read(file: string, count = 1): void {
    this.of(file).read += count;
  }

  /** Counts something that was left out. */
  skip(file: string, reason: string, count = 1): void {
    this.of(file).skipped += count;
    this.note(file, reason, count);
  }

  /** Remarks on something that was kept all the same. */
  note(file: string, reason: string, count = 1): void {
    const { reasons } = this.of(file);
    reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  }

  lines(): ReportLine[] {
    return [...this.files].map(([file, { read, skipped, reasons }]) => ({
      file,
      read,
      skipped,
      reasons: [...reasons].map(([reason, count]) => ({ reason, count })),
    }));
  }
}
