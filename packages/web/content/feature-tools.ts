export const post = { to: '/tools/post-generator', label: 'Try the post generator' };
export const hook = { to: '/tools/hook-generator', label: 'Try the hook generator' };
export const graphic = { to: '/tools/graphic-generator', label: 'Try the graphic generator' };
export const analyzer = { to: '/tools/profile-analyzer', label: 'Try the profile analyzer' };
