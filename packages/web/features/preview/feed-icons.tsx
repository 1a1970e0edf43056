import type { ReactNode } from 'react';

function Icon({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const LikeIcon = () => (
  <Icon size={20}>
    <path d="M7.5 10.5 11 4c1.6 0 2.5 1 2.5 2.4 0 1.2-.4 2.3-.9 3.6H18a2 2 0 0 1 2 2.3l-1 6A2 2 0 0 1 17 20H10.5l-3-1.5m0-8H4v8h3.5m0-8v8" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon size={20}>
    <path d="M8 4h8a5.5 5.5 0 0 1 2.5 10.3L12.5 20v-4H8A6 6 0 0 1 8 4Zm0 4.5h8m-8 3h5" />
  </Icon>
);

export const RepostIcon = () => (
  <Icon size={20}>
    <path d="m16.5 3 3.5 3.5-3.5 3.5M20 6.5H8.5A3.5 3.5 0 0 0 5 10v2m2.5 9L4 17.5 7.5 14M4 17.5h11.5A3.5 3.5 0 0 0 19 14v-2" />
  </Icon>
);

export const SendIcon = () => (
  <Icon size={20}>
    <path d="M21 3 3 10.5l7 3.5 3.5 7L21 3ZM10 14l4-4" />
  </Icon>
);

export const GlobeIcon = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="6.2" />
    <path d="M1.8 8h12.4M8 1.8c4 4 4 8.4 0 12.4M8 1.8c-4 4-4 8.4 0 12.4" />
  </svg>
);

export const PeopleIcon = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
    <path d="M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-4.5 5.5V12A3 3 0 0 1 4.5 9h3a3 3 0 0 1 3 3v1.5h-9ZM11 8a2 2 0 1 0 0-4v4Zm.5 5.5h3V12a3 3 0 0 0-3-3v4.5Z" />
  </svg>
);

export const CrossIcon = () => (
  <Icon size={22}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const DotsIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
    <circle cx="5.5" cy="12" r="1.8" />
    <circle cx="12" cy="12" r="1.8" />
    <circle cx="18.5" cy="12" r="1.8" />
  </svg>
);
