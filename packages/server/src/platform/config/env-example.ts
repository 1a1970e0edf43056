import { configSchema } from './schema.ts';

export function envExample(): string {
  const lines = [
    '# Every setting of Limelight. Nothing here is needed for the demo: npm start runs without a .env file.',
    '# Copy to .env and fill in what you want to be real. Made by `npm run env-example` from the configuration schema.',
  ];
  for (const [name, field] of Object.entries(configSchema.shape)) {
    const parsed = field.safeParse(undefined);
    const value = parsed.success && parsed.data !== undefined ? String(parsed.data) : '';
    lines.push('', `# ${field.description ?? ''}`, `# ${name}=${value}`);
  }
  return `${lines.join('\n')}\n`;
}
