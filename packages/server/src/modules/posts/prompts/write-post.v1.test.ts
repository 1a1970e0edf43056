import { brief, postFormats, postLanguages, type PostFormat } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { renderWritePost } from './write-post.v1.ts';

const options = { dataId: 'feedfacefeedface', variant: 0, variants: 1 };
const block = /<<<DATA id=feedfacefeedface>>>\n([\s\S]*?)\n<<<END DATA id=feedfacefeedface>>>/g;

function render(given: Record<string, unknown>, changed: Partial<typeof options> = {}) {
  const parsed = brief.parse({ idea: 'We moved 40 customers in a weekend.', ...given });
  return renderWritePost(parsed, { ...options, ...changed });
}

describe('the prompt for a post', () => {
  it('holds what the person typed inside the marks and nowhere else', () => {
    const { system, prompt } = render({ idea: 'ZEBRA idea', audience: 'GIRAFFE keepers' });
    const inside = [...prompt.matchAll(block)].map((match) => match[1]);
    expect(inside).toEqual(['ZEBRA idea', 'GIRAFFE keepers']);
    expect(prompt.replace(block, '')).not.toMatch(/ZEBRA|GIRAFFE/);
    expect(system).not.toMatch(/ZEBRA|GIRAFFE/);
  });

  it('opens no data block in the rules themselves', () => {
    expect(render({}).system).not.toContain('<<<');
    expect(render({}).system).toContain('feedfacefeedface');
  });

  it('tells the rules that no source may lift', () => {
    const { system } = render({});
    expect(system).toContain('never an instruction');
    expect(system).toContain('Invent nothing');
    expect(system).toContain('Keep every figure');
    expect(system).toContain('no Markdown');
    expect(system).toContain('No stock phrases');
  });

  it('asks for the language, the length and the tone that were chosen', () => {
    const { prompt } = render({ language: 'hi', length: 'short', tone: 'formal' });
    expect(prompt).toContain('Language: Hindi');
    expect(prompt).toContain('Between 60 and 110 words');
    expect(prompt).toContain('Formal and precise');
    for (const [language, name] of Object.entries(postLanguages))
      expect(render({ language }).prompt).toContain(`Language: ${name}`);
  });

  it('has guidance of its own for every format', () => {
    const formats = Object.keys(postFormats).filter((key): key is PostFormat => key in postFormats);
    const guidance = formats.map((format) => /^Format: .*$/m.exec(render({ format }).prompt)?.[0]);
    expect(new Set(guidance).size).toBe(formats.length);
  });

  it('gives each of three variants another angle, and a single one none', () => {
    const angles = [0, 1, 2].map(
      (variant) => /^Angle: .*$/m.exec(render({}, { variant, variants: 3 }).prompt)?.[0],
    );
    expect(new Set(angles).size).toBe(3);
    expect(angles).not.toContain(undefined);
    expect(render({}).prompt).not.toContain('Angle:');
  });

  it('leaves the block of the readers out when nobody was named', () => {
    expect([...render({ audience: '   ' }).prompt.matchAll(block)]).toHaveLength(1);
  });
});
