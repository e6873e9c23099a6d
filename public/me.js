/*
 * What a public page adds for who is signed in. The page itself is the same for everyone; its loader
 * brings this script where the browser has a session. Attributes and marked texts only: React takes
 * the page over later and leaves them as they are.
 */
(async () => {
  const answer = await fetch("/api/me", { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const { me } = await answer.json();
  if (!me) return;
  showSpace(me);
  if (me.favorites) markFavorites(new Set(me.favorites));
})().catch(() => undefined);

/** The login's links lead to the person's own space instead, and say so. */
function showSpace({ home, label, firstName, unread }) {
  for (const link of document.querySelectorAll('[data-me="space"]')) {
    link.href = home;
    link.title = unread > 0 ? `${firstName} (${unread} non lus)` : firstName;
    const text = link.querySelector('[data-me="label"]');
    if (text) text.textContent = label;
  }
}

/** The id of the listing that a heart is for: its card's, or its own. */
function listingOf(heart) {
  return heart.dataset.favorite ?? heart.closest("[data-listing]")?.dataset.listing;
}

const HEARTS = ".listing-card-heart, [data-favorite]";

/** The hearts become buttons that keep a listing, or let it go. */
function markFavorites(favorites) {
  const show = (heart) => {
    heart.setAttribute("role", "button");
    heart.setAttribute("aria-pressed", String(favorites.has(listingOf(heart))));
  };
  const showAll = () => document.querySelectorAll(HEARTS).forEach(show);
  showAll();
  // Results that come later have hearts of their own.
  new MutationObserver(showAll).observe(document.body, { childList: true, subtree: true });

  const toggle = async (event) => {
    const heart = event.target instanceof Element && event.target.closest(HEARTS);
    const id = heart && listingOf(heart);
    if (!id || event.ctrlKey || event.metaKey) return;
    if (event.type === "keydown" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    const kept = favorites.has(id);
    const set = (value) => {
      if (value) favorites.add(id);
      else favorites.delete(id);
      showAll();
    };
    set(!kept);
    const address = `/api/favorites/${encodeURIComponent(id)}`;
    const answer = await fetch(address, { method: kept ? "DELETE" : "PUT" }).catch(() => null);
    if (answer?.status === 401) location.assign(heart.href);
    else if (!answer?.ok) set(kept);
  };
  addEventListener("click", toggle, true);
  addEventListener("keydown", toggle, true);
}
