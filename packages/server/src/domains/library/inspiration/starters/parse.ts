import { industries, postFormat, type Industry, type PostFormat } from '@limelight/contracts';

export interface StarterPost {
  text: string;
  format: PostFormat;
  industry: Industry;
  language: string;
}

const isIndustry = (name: string | null): name is Industry => industries.some((known) => known === name);

/**
 * Parses starter posts. Each begins with `=== format` or `=== format | industry | language`. A line that begins
 * with two spaces continues the previous line.
 */
export function parseStarters(text: string, usual: Industry | null): StarterPost[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [format = '', industry = usual, language = 'en'] = part
        .slice(0, end)
        .split('|')
        .map((one) => one.trim());
      if (!isIndustry(industry)) throw new Error(`A starter post names no industry: ${part.slice(0, end)}`);
      const words = part.slice(end).trim().replaceAll('\n  ', ' ');
      return { text: words, format: postFormat.parse(format), industry, language };
    });
}
