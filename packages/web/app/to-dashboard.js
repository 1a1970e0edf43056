// Runs before the first paint of the public pricing page: signed-in users are sent to the dashboard before this page
// shows, and visitors who came for one product do not see the others first. A separate file because of the
// content-security policy.
(() => {
  const { dataset, style } = document.documentElement;
  if (dataset.session === 'present') {
    style.visibility = 'hidden';
    location.replace(`/dashboard/pricing${location.search}`);
  } else if (new URLSearchParams(location.search).has('product')) dataset.product = 'asked';
})();
