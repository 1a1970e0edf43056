// Runs before the first paint of the public pricing page: signed-in users, and visitors who came for one product, are
// sent to the dashboard before this page shows. A separate file because of the content-security policy.
(() => {
  const signedIn = document.documentElement.dataset.session === 'present';
  if (!signedIn && !new URLSearchParams(location.search).has('product')) return;
  document.documentElement.style.visibility = 'hidden';
  location.replace(`/dashboard/pricing${location.search}`);
})();
