// The writer of the first page, which is fetched when its editor is touched.
import { composeDemo } from './compose.ts';

window.composeDemo = composeDemo;
