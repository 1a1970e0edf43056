/** The categories of agents by key, each with the label shown to people and its page. */
export const agentCategories = {
  job_agents: { label: 'Job Agents', path: '/dashboard/job-agents' },
  job_candidate_searcher: { label: 'Job Candidate Searcher', path: '/dashboard/job-candidate-searcher' },
  job_message_drafter: { label: 'Job Message Drafter', path: '/dashboard/job-message-drafter' },
  job_searcher: { label: 'Job Searcher', path: '/dashboard/job-searcher' },
  sales_agents: { label: 'Sales Agents', path: '/dashboard/sales-agents' },
  sales_lead_generation: { label: 'Sales Lead Generation', path: '/dashboard/sales-lead-generation' },
  sales_lead_search: { label: 'Sales Lead Search', path: '/dashboard/sales-lead-search' },
  sales_message_drafting: { label: 'Sales Message Drafting', path: '/dashboard/sales-message-drafting' },
  job_mail_drafter: { label: 'Job Mail Drafter', path: '/dashboard/job-mail-drafter' },
} as const;
export type AgentCategory = keyof typeof agentCategories;
