import {
  IconApi,
  IconBell,
  IconBriefcase,
  IconBookmark,
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
import type { ReactNode } from 'react';

/** A destination in the dashboard, shown in the rail, in the palette and (with `phone`) in a phone's bottom bar. */
export interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Its heading in the rail. Entries without one are at the top. */
  group?: 'Learn' | 'Agents';
  /** Only the exact address marks it as current. */
  exact?: boolean;
  /** False leaves it out of the rail, where it has its own place below. The palette still lists it. */
  rail?: boolean;
  /** Shows it in the bottom bar, which has room for four. The others are behind "More". */
  phone?: boolean;
  /** Restricts it to users who can manage models, or who run the server. */
  only?: 'managesModels' | 'isOperator';
  /** The keys of its shortcut. `g h` means g, then h. */
  keys?: string;
}

/** Every destination. A new screen only needs a line here. */
export const entries: readonly Entry[] = [
  { to: '/dashboard', label: 'Home', icon: <IconHome />, exact: true, phone: true, keys: 'g h' },
  { to: '/dashboard/generate-post', label: 'Write', icon: <IconPencil />, phone: true, keys: 'g w' },
  { to: '/dashboard/drafts', label: 'Drafts', icon: <IconFileText />, keys: 'g d' },
  { to: '/dashboard/ideas', label: 'Ideas', icon: <IconBulb />, phone: true, keys: 'g i' },
  { to: '/dashboard/templates', label: 'Templates', icon: <IconTemplate />, keys: 'g t' },
  { to: '/dashboard/viral-posts', label: 'Inspiration', icon: <IconSparkles />, keys: 'g l' },
  { to: '/dashboard/voice', label: 'Voice', icon: <IconFingerprint />, keys: 'g o' },
  { to: '/dashboard/carousel', label: 'Carousel', icon: <IconSlideshow />, keys: 'g k' },
  { to: '/dashboard/images', label: 'Images', icon: <IconPhoto />, keys: 'g x' },
  { to: '/dashboard/scheduled-posts', label: 'Calendar', icon: <IconCalendar />, phone: true, keys: 'g c' },
  { to: '/dashboard/review-links', label: 'Review links', icon: <IconMessageCheck />, rail: false },
  { to: '/dashboard/team', label: 'Team', icon: <IconUsersGroup />, keys: 'g q' },
  { to: '/dashboard/results', label: 'Results', icon: <IconChartBar />, keys: 'g e' },
  { to: '/dashboard/saved-items', label: 'Saved', icon: <IconBookmark />, keys: 'g v' },
  { to: '/dashboard/agents', label: 'Agents', icon: <IconRobot />, group: 'Agents', keys: 'g a' },
  { to: '/dashboard/job-agents', label: 'Jobs', icon: <IconBriefcase />, group: 'Agents', keys: 'g j' },
  { to: '/dashboard/sales-agents', label: 'Sales', icon: <IconTargetArrow />, group: 'Agents' },
  { to: '/dashboard/job-searcher', label: 'Job search', icon: <IconBriefcase />, rail: false },
  { to: '/dashboard/job-candidate-searcher', label: 'Candidate search', icon: <IconUsers />, rail: false },
  { to: '/dashboard/job-message-drafter', label: 'Job messages', icon: <IconMessage />, rail: false },
  { to: '/dashboard/job-mail-drafter', label: 'Job mails', icon: <IconMail />, rail: false },
  {
    to: '/dashboard/sales-lead-generation',
    label: 'Lead generation',
    icon: <IconTargetArrow />,
    rail: false,
  },
  { to: '/dashboard/sales-lead-search', label: 'Lead search', icon: <IconTargetArrow />, rail: false },
  { to: '/dashboard/sales-message-drafting', label: 'Sales messages', icon: <IconMessage />, rail: false },
  { to: '/dashboard/people', label: 'People and consent', icon: <IconUsers />, rail: false },
  { to: '/dashboard/linkedin-optimizer', label: 'Profile review', icon: <IconUserSearch />, keys: 'g r' },
  {
    to: '/dashboard/notifications',
    label: 'Notifications',
    icon: <IconBell />,
    rail: false,
    keys: 'g n',
  },
  { to: '/dashboard/runs', label: 'Runs', icon: <IconListCheck />, rail: false },
  { to: '/dashboard/credits', label: 'Credits', icon: <IconCoins />, rail: false, keys: 'g m' },
  { to: '/dashboard/pricing', label: 'Plans and prices', icon: <IconTag />, rail: false },
  { to: '/dashboard/payments', label: 'Payments and invoices', icon: <IconReceipt />, rail: false },
  { to: '/dashboard/support', label: 'Support', icon: <IconHelpCircle />, rail: false, keys: 'g s' },
  { to: '/dashboard/profile', label: 'Profile', icon: <IconUser />, rail: false, keys: 'g p' },
  { to: '/dashboard/account', label: 'Account settings', icon: <IconUser />, rail: false },
  { to: '/dashboard/developer', label: 'API', icon: <IconApi />, rail: false },
  { to: '/dashboard/models', label: 'Models', icon: <IconCpu />, rail: false, only: 'managesModels' },
  {
    to: '/dashboard/operations',
    label: 'Operations',
    icon: <IconActivity />,
    rail: false,
    only: 'isOperator',
  },
];
