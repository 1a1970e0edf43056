import { agentCategories, type AgentCategory } from '@limelight/contracts/catalog';
import type { LinkCard } from './link-cards.tsx';

const texts = {
  job_searcher: 'Openings from company job boards, with reasons quoted from both sides.',
  job_candidate_searcher: 'Candidates among CVs and connections, with evidence for each criterion.',
  job_message_drafter: 'Notes to recruiters and people you know there.',
  job_mail_drafter: 'Emails with a subject line, for your email app.',
  sales_lead_generation: 'From your ideal customer to people who fit, with evidence.',
  sales_lead_search: 'Filter, rank, list, tag and export your leads.',
  sales_message_drafting: 'Connection notes, messages, InMails and emails based on sourced details.',
} as const satisfies Partial<Record<AgentCategory, string>>;

const cards = (...categories: (keyof typeof texts)[]): LinkCard[] =>
  categories.map((category) => ({
    to: agentCategories[category].path,
    title: agentCategories[category].label,
    text: texts[category],
  }));

export const jobAgentCards = cards(
  'job_searcher',
  'job_candidate_searcher',
  'job_message_drafter',
  'job_mail_drafter',
);

export const salesAgentCards = cards('sales_lead_generation', 'sales_lead_search', 'sales_message_drafting');
