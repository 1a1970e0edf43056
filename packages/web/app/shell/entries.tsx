import {
  IconApi,
  IconBell,
  IconBriefcase,
  IconBookmark,
  IconBrain,
  IconBulb,
  IconCalendar,
  IconChartBar,
  IconCoins,
  IconActivity,
  IconCpu,
  IconFileText,
  IconFingerprint,
  IconHelpCircle,
  IconListCheck,
  IconMail,
  IconMessage,
  IconMessageCheck,
  IconMessageQuestion,
  IconMicrophone,
  IconReceipt,
  IconSparkles,
  IconTag,
  IconHome,
  IconPencil,
  IconPhoto,
  IconSlideshow,
  IconRobot,
  IconUserSearch,
  IconTargetArrow,
  IconTemplate,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { agentCategories, type AgentCategory } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';

export const railGroups = ['Create', 'Plan', 'Learn', 'Agents'] as const;
export type RailGroup = (typeof railGroups)[number];

/** A destination in the dashboard, shown in the rail, in the palette and (with `phone`) in a phone's bottom bar. */
export interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Its group in the rail, or `top` above all groups. Entries without one are only in the palette. */
  rail?: RailGroup | 'top';
  /** Only the exact address marks it as current. */
  exact?: boolean;
  /** The destination of the rail that is marked as current here. */
  within?: string;
  /** Pages outside its own address that it is marked on. They are reached from it, so the palette does not list them. */
  covers?: readonly string[];
  /** Shows it in the bottom bar, which has room for four. The others are behind "More". */
  phone?: boolean;
  /** Restricts it to users who can manage models, or who run the server. */
  only?: 'managesModels' | 'isOperator';
  /** The keys of its shortcut. `g h` means g, then h. */
  keys?: string;
}

const agentEntry = (category: AgentCategory) => {
  const { path, label } = agentCategories[category];
  return { to: path, label };
};

/** Every destination. A new screen only needs a line here. Plan and any other group have at most eight entries together. */
export const entries: readonly Entry[] = [
  { to: '/dashboard', label: 'Home', icon: <IconHome />, rail: 'top', exact: true, phone: true, keys: 'g h' },
  {
    to: '/dashboard/generate-post',
    label: 'Write',
    icon: <IconPencil />,
    rail: 'Create',
    phone: true,
    keys: 'g w',
  },
  { to: '/dashboard/ideas', label: 'Ideas', icon: <IconBulb />, rail: 'Create', keys: 'g i' },
  { to: '/dashboard/carousel', label: 'Carousel', icon: <IconSlideshow />, rail: 'Create', keys: 'g k' },
  { to: '/dashboard/images', label: 'Images', icon: <IconPhoto />, rail: 'Create', keys: 'g x' },
  { to: '/dashboard/templates', label: 'Templates', icon: <IconTemplate />, rail: 'Create', keys: 'g t' },
  {
    to: '/dashboard/posts',
    label: 'Posts',
    icon: <IconFileText />,
    rail: 'Plan',
    phone: true,
    keys: 'g d',
  },
  {
    to: '/dashboard/scheduled-posts',
    label: 'Calendar',
    icon: <IconCalendar />,
    rail: 'Plan',
    phone: true,
    keys: 'g c',
  },
  { to: '/dashboard/team', label: 'Team', icon: <IconUsersGroup />, rail: 'Plan', keys: 'g q' },
  { to: '/dashboard/results', label: 'Results', icon: <IconChartBar />, rail: 'Learn', keys: 'g e' },
  { to: '/dashboard/viral-posts', label: 'Inspiration', icon: <IconSparkles />, rail: 'Learn', keys: 'g l' },
  { to: '/dashboard/voice', label: 'Voice', icon: <IconFingerprint />, rail: 'Learn', keys: 'g o' },
  { to: '/dashboard/memory', label: 'Memory', icon: <IconBrain />, rail: 'Learn', keys: 'g y' },
  { to: '/dashboard/talk', label: 'Talk', icon: <IconMicrophone />, within: '/dashboard/memory' },
  { to: '/dashboard/saved-items', label: 'Saved', icon: <IconBookmark />, rail: 'Learn', keys: 'g v' },
  { to: '/dashboard/agents', label: 'Agents', icon: <IconRobot />, rail: 'Agents', keys: 'g a' },
  {
    ...agentEntry('job_agents'),
    icon: <IconBriefcase />,
    rail: 'Agents',
    covers: ['/dashboard/application'],
    keys: 'g j',
  },
  { ...agentEntry('sales_agents'), icon: <IconTargetArrow />, rail: 'Agents' },
  {
    to: '/dashboard/linkedin-optimizer',
    label: 'Profile review',
    icon: <IconUserSearch />,
    rail: 'Agents',
    keys: 'g r',
  },
  {
    to: '/dashboard/review-links',
    label: 'Review links',
    icon: <IconMessageCheck />,
    within: '/dashboard/team',
  },
  { ...agentEntry('job_searcher'), icon: <IconBriefcase />, within: agentCategories.job_agents.path },
  { ...agentEntry('job_candidate_searcher'), icon: <IconUsers />, within: agentCategories.job_agents.path },
  { ...agentEntry('job_message_drafter'), icon: <IconMessage />, within: agentCategories.job_agents.path },
  { ...agentEntry('job_mail_drafter'), icon: <IconMail />, within: agentCategories.job_agents.path },
  {
    ...agentEntry('sales_lead_generation'),
    icon: <IconTargetArrow />,
    within: agentCategories.sales_agents.path,
  },
  {
    ...agentEntry('sales_lead_search'),
    icon: <IconTargetArrow />,
    within: agentCategories.sales_agents.path,
  },
  {
    ...agentEntry('sales_message_drafting'),
    icon: <IconMessage />,
    within: agentCategories.sales_agents.path,
  },
  {
    to: '/dashboard/people',
    label: 'People and consent',
    icon: <IconUsers />,
    within: agentCategories.sales_agents.path,
  },
  {
    to: '/dashboard/notifications',
    label: 'Notifications',
    icon: <IconBell />,
    keys: 'g n',
  },
  {
    to: '/dashboard/interview',
    label: 'Interview',
    icon: <IconMessageQuestion />,
    within: '/dashboard/generate-post',
  },
  { to: '/dashboard/ai-agent', label: 'News agent', icon: <IconRobot />, within: '/dashboard/agents' },
  { to: '/dashboard/runs', label: 'Runs', icon: <IconListCheck />, within: '/dashboard/agents' },
  { to: '/dashboard/credits', label: 'Credits', icon: <IconCoins />, keys: 'g m' },
  { to: '/dashboard/pricing', label: 'Plans and prices', icon: <IconTag /> },
  { to: '/dashboard/payments', label: 'Payments and invoices', icon: <IconReceipt /> },
  { to: '/dashboard/support', label: 'Support', icon: <IconHelpCircle />, keys: 'g s' },
  { to: '/dashboard/profile', label: 'Profile', icon: <IconUser />, keys: 'g p' },
  { to: '/dashboard/account', label: 'Account settings', icon: <IconUser /> },
  { to: '/dashboard/developer', label: 'API', icon: <IconApi /> },
  { to: '/dashboard/models', label: 'Models', icon: <IconCpu />, only: 'managesModels' },
  {
    to: '/dashboard/operations',
    label: 'Operations',
    icon: <IconActivity />,
    only: 'isOperator',
  },
];

const isAt = (pathname: string, { to, exact = false, covers = [] }: Entry) =>
  exact ? pathname === to : [to, ...covers].some((path) => `${pathname}/`.startsWith(`${path}/`));

/** The destination of the rail that a page belongs to. */
export function placeOf(pathname: string): Entry | null {
  const there = entries.find((entry) => isAt(pathname, entry) && (entry.rail ?? entry.within) !== undefined);
  return entries.find(({ to, rail }) => rail && to === (there?.within ?? there?.to)) ?? null;
}
