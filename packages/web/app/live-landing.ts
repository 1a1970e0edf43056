import { beginDemo } from '../features/site/landing/demo/live-demo.ts';
import { beginPreview } from '../features/preview/live-preview.ts';
import { beginQuestions } from '../features/site/live-questions.ts';
import { beginConsent } from './live-consent.ts';

beginDemo();
beginPreview();
beginQuestions();
beginConsent();
