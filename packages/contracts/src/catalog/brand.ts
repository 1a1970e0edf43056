/** Sites beside this one; one that is null is answered by a page of our own. */
const sites: Readonly<Record<'tools' | 'analysis' | 'glossary', string | null>> = {
  tools: null,
  analysis: null,
  glossary: null,
};

/** Everything that names the product or its owner. An installation edits this file and nothing else repeats it. */
export const brand = {
  name: 'Limelight',
  tagline: 'Your AI-Powered LinkedIn Co-Pilot',
  headline: 'Spotlight Your LinkedIn with AI Agents',
  subline: 'Build Your Brand · Expand Your Network · Find Your Opportunity',
  supportEmail: 'support@limelight.example',
  telephone: '+91 11 5550 0100',
  postalAddress: ['Limelight', '12 Lantern House, Connaught Place', 'New Delhi 110001', 'India'],
  copyrightYear: 2025,
  sites,
  social: {
    Instagram: 'https://www.instagram.com/limelight.example',
    YouTube: 'https://www.youtube.com/@limelight.example',
    Twitter: 'https://x.com/limelight_example',
    LinkedIn: 'https://www.linkedin.com/company/limelight-example',
  },
  /** Who gives the product its editorial advice, as the About page names them. */
  expert: 'a LinkedIn Top Voice',
} as const;
