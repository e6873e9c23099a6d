import { isId } from "@/lib/kernel/ids";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { confirmHeart, confirmMerged, mergeHearts, offerRole } from "./hearts";
import { mergeHidden } from "./hidden";
import { confirmSaved } from "./saved-search";
import { getMe, isPerson, whenKnown } from "./store";

/** How the address marks the listing whose heart was pressed (lib/intents/rules.ts). */
const MARK = favoriteRoutes.favoriteMark("");

/** Pages that show favourites as the server knew them before the browser gave it what it held. */
const SHOWS_FAVORITES = new Set<string>([favoriteRoutes.favorites, favoriteRoutes.buyerDashboard]);

/** The heart of a listing on this page, if it has one. */
const heartOf = (id: string) =>
  document.querySelector<HTMLElement>(
    `[data-listing="${id}"] .listing-card-heart, [data-favorite="${id}"]`,
  );

/** Takes the mark off the address, so that a reload doesn't land again; without a state, Next's router hears of it. */
const removeMark = () => history.replaceState(null, "", location.pathname + location.search);

/**
 * Finds the place again where somebody was before they signed in, by the mark of the address, and says what
 * became of what they were doing.
 */
function land(): void {
  const { hash } = location;
  if (hash === favoriteRoutes.savedSearchMark) {
    removeMark();
    if (getMe().isBuyer) confirmSaved();
  }
  const id = hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
  if (!isId(id)) return;
  removeMark();
  const { isBuyer, favorites } = getMe();
  const isAdded = isBuyer && favorites.has(id);
  const heart = heartOf(id);
  if (heart) {
    (heart.closest("[data-listing]") ?? heart).scrollIntoView({ block: "center" });
    heart.focus({ preventScroll: true });
  }
  if (isAdded) confirmHeart(heart ?? undefined);
  else if (heart && isPerson() && !isBuyer) offerRole(id, heart);
}

/** Finds out who reads the page, gives the account what the browser held, and lands. */
export async function begin(): Promise<void> {
  await whenKnown();
  void mergeHidden();
  const joined = await mergeHearts();
  if (joined > 0 && SHOWS_FAVORITES.has(location.pathname)) location.reload();
  else if (joined > 0 && location.hash === "") confirmMerged(joined);
  land();
}
