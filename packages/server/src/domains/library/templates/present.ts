import type { OwnTemplate } from '@limelight/contracts';
import type { OwnTemplateRow } from './repository.ts';

export function presentOwn({ id, name, settings, createdAt, updatedAt }: OwnTemplateRow): OwnTemplate {
  return { id, name, settings, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
