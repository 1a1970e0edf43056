// The landing page's writer, loaded when its editor is first used.
import { composeDemo } from './compose.ts';

window.composeDemo = composeDemo;
