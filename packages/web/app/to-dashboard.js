// Runs before the first paint of the public prices: whoever is signed in, or came for one product, buys in the dashboard
// and does not see this page flash by on the way. A file of its own because of the content-security policy.
(() => {
  const signedIn = document.documentElement.dataset.session === 'present';
  if (!signedIn && !new URLSearchParams(location.search).has('product')) return;
  document.documentElement.style.visibility = 'hidden';
  location.replace(`/dashboard/pricing${location.search}`);
})();
