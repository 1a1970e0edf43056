/**
 * Draws the logo as an icon. Systems that crop icons to their own shape keep the middle four fifths of a maskable one,
 * so that variant has square corners and a smaller light.
 */
export function drawIcon({
  maskable = false,
  corners = 8,
}: { maskable?: boolean; corners?: number } = {}): string {
  const scale = maskable ? 0.8 : 1;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${maskable ? 0 : corners}" fill="#0e1013"/>`,
    `<circle cx="16" cy="16" r="${11 * scale}" fill="#c8f04b" fill-opacity=".16"/>`,
    `<circle cx="16" cy="16" r="${7 * scale}" fill="#c8f04b"/>`,
    '</svg>',
  ].join('');
}
