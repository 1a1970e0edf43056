import { consulting } from './consulting.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { entertainment } from './entertainment.ts';
import { finance } from './finance.ts';
import { healthcare } from './healthcare.ts';
import { hospitality } from './hospitality.ts';
import { legal } from './legal.ts';
import { manufacturing } from './manufacturing.ts';
import { marketingAndAdvertising } from './marketing-and-advertising.ts';
import { nonProfit } from './non-profit.ts';
import { otherLanguages } from './other-languages.ts';
import { realEstate } from './real-estate.ts';
import { retail } from './retail.ts';
import { technology } from './technology.ts';
import { transportation } from './transportation.ts';
import { parseStarters, type StarterPost } from './parse.ts';

/** The posts shipped with the product. They were written for it and have no author, no figures and no real people. */
export const starterPosts: readonly StarterPost[] = [
  ...parseStarters(consulting, 'Consulting'),
  ...parseStarters(education, 'Education'),
  ...parseStarters(energy, 'Energy'),
  ...parseStarters(entertainment, 'Entertainment'),
  ...parseStarters(finance, 'Finance'),
  ...parseStarters(healthcare, 'Healthcare'),
  ...parseStarters(hospitality, 'Hospitality'),
  ...parseStarters(legal, 'Legal'),
  ...parseStarters(manufacturing, 'Manufacturing'),
  ...parseStarters(marketingAndAdvertising, 'Marketing and Advertising'),
  ...parseStarters(nonProfit, 'Non-profit'),
  ...parseStarters(otherLanguages, null),
  ...parseStarters(realEstate, 'Real Estate'),
  ...parseStarters(retail, 'Retail'),
  ...parseStarters(technology, 'Technology'),
  ...parseStarters(transportation, 'Transportation'),
];
