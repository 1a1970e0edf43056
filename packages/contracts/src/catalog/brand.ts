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
} as const;
