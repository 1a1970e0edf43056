export interface ReportLine {
  file: string;
  read: number;
  skipped: number;
  reasons: { reason: string; count: number }[];
}

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

  skip(file: string, reason: string, count = 1): void {
    this.of(file).skipped += count;
    this.note(file, reason, count);
  }

  /** Adds a remark about an item that was kept. */
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
