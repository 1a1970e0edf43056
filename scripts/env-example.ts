import { writeFileSync } from 'node:fs';
import { envExample } from '../packages/server/src/platform/config/index.ts';

writeFileSync(new URL('../.env.example', import.meta.url), envExample());
