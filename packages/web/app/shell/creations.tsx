import { agentCategories } from '@limelight/contracts/catalog';
import {
  IconBrain,
  IconCalendarTime,
  IconLifebuoy,
  IconMail,
  IconMessage,
  IconMessageQuestion,
  IconMicrophone,
  IconNews,
  IconPalette,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconRobot,
  IconSlideshow,
  IconTargetArrow,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that the palette makes or begins, and the page where that is done. */
interface Creation {
  label: string;
  to: string;
  icon: ReactNode;
  keywords: string[];
  keys?: string;
}

export const creations: readonly Creation[] = [
  {
    label: 'New post',
    to: '/dashboard/generate-post',
    icon: <IconPencil />,
    keywords: ['write', 'draft'],
    keys: 'n',
  },
  {
    label: 'New carousel',
    to: '/dashboard/carousel',
    icon: <IconSlideshow />,
    keywords: ['slides', 'deck', 'pdf', 'document'],
  },
  {
    label: 'New picture',
    to: '/dashboard/images',
    icon: <IconPhoto />,
    keywords: ['image', 'graphic', 'chart', 'quote'],
  },
  {
    label: 'New recording',
    to: '/dashboard/talk',
    icon: <IconMicrophone />,
    keywords: ['talk', 'voice', 'speak', 'transcript', 'audio'],
  },
  {
    label: 'New interview',
    to: '/dashboard/interview',
    icon: <IconMessageQuestion />,
    keywords: ['questions', 'answers'],
  },
  {
    label: 'Remember something…',
    to: '/dashboard/memory?new=fact',
    icon: <IconBrain />,
    keywords: ['fact', 'memory', 'note'],
  },
  {
    label: 'New queue',
    to: '/dashboard/scheduled-posts?view=queues&new=queue',
    icon: <IconCalendarTime />,
    keywords: ['slots', 'schedule', 'times'],
  },
  {
    label: 'New agent',
    to: '/dashboard/agents/new',
    icon: <IconRobot />,
    keywords: ['automation', 'custom'],
  },
  {
    label: 'New news agent',
    to: '/dashboard/ai-agent/create',
    icon: <IconNews />,
    keywords: ['feeds', 'rss', 'topics'],
  },
  {
    label: 'New job search',
    to: agentCategories.job_searcher.path,
    icon: <IconPlus />,
    keywords: ['jobs', 'vacancies'],
  },
  {
    label: 'New candidate search',
    to: agentCategories.job_candidate_searcher.path,
    icon: <IconUserSearch />,
    keywords: ['hiring', 'people'],
  },
  {
    label: 'New lead search',
    to: agentCategories.sales_lead_search.path,
    icon: <IconTargetArrow />,
    keywords: ['sales', 'customers'],
  },
  {
    label: 'New message',
    to: agentCategories.sales_message_drafting.path,
    icon: <IconMessage />,
    keywords: ['outreach', 'sales', 'draft'],
  },
  {
    label: 'New job application',
    to: agentCategories.job_mail_drafter.path,
    icon: <IconMail />,
    keywords: ['email', 'letter', 'cv'],
  },
  {
    label: 'New profile review',
    to: '/dashboard/linkedin-optimizer',
    icon: <IconUserSearch />,
    keywords: ['analysis', 'headline'],
  },
  {
    label: 'New brand kit',
    to: '/dashboard/carousel?kit=all',
    icon: <IconPalette />,
    keywords: ['colours', 'fonts', 'logo'],
  },
  {
    label: 'New workspace',
    to: '/dashboard/team',
    icon: <IconUsers />,
    keywords: ['team', 'members', 'invite'],
  },
  {
    label: 'New support request',
    to: '/dashboard/support',
    icon: <IconLifebuoy />,
    keywords: ['help', 'ticket', 'question'],
  },
];
