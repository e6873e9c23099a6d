import { isHinted } from "@/lib/auth/hint";
import { HEART } from "@/lib/favorites/hearts";
import { isId } from "@/lib/kernel/ids";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { leadBack } from "./back";
import { fetchMe, type Me } from "./calls";
import { HEARTS } from "./copy";
import { Hearts, heartOf } from "./hearts";
import { HiddenListings } from "./hidden";
import { showMessage } from "./note";
import { confirmSaved, saveInPlace } from "./saved-search";

declare global {
  /** Whether a copy of this script is at work: pages get it from their loader or from React. */
  var meStarted: boolean | undefined;
}

/** How the address marks the listing whose heart was pressed (lib/intents/rules.ts). */
const MARK = favoriteRoutes.favoriteMark("");

/** Whether this script has anything to add to the page. */
const isOfUse = () => isHinted(document.cookie) || document.querySelector(HEART) !== null;

/** The login's links lead to the person's own space instead, and say so. */
function showSpace({ home, label, firstName, unread = 0 }: Me): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-me="space"]')) {
    link.href = home;
    link.title =
      unread > 0 ? `${firstName} (${unread} ${unread === 1 ? "non lu" : "non lus"})` : firstName;
    const text = link.querySelector('[data-me="label"]');
    if (text) text.textContent = label;
  }
}

/**
 * Takes the mark off the address, so that a reload doesn't land again. Next's router writes the address that it
 * found when it began to take the page over: once more after that.
 */
function removeMark(mark = MARK): void {
  const remove = () => {
    if (location.hash.startsWith(mark)) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  };
  remove();
  addEventListener("loopimmo:live", remove, { once: true });
}

/**
 * Finds the place again where somebody was before they signed in, by the mark of the address
 * (lib/intents/rules.ts), and says what became of what they were doing.
 */
function land(hearts: Hearts): void {
  const id = location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : null;
  if (!isId(id)) return;
  removeMark();
  const heart = heartOf(id);
  if (!heart) {
    if (hearts.has(id) && hearts.isBuyer) {
      showMessage(HEARTS.added, [{ label: HEARTS.see, href: favoriteRoutes.favorites }]);
    }
    return;
  }
  (heart.closest("[data-listing]") ?? heart).scrollIntoView({ block: "center" });
  heart.focus({ preventScroll: true });
  if (hearts.isBuyer && hearts.has(id)) hearts.confirm(heart);
  else if (hearts.isPerson && !hearts.isBuyer) hearts.offer(id, heart);
}

/** Pages that show favourites as the server knew them before the browser gave it what it held. */
const SHOWS_FAVORITES = new Set<string>([favoriteRoutes.favorites, favoriteRoutes.buyerDashboard]);

/**
 * What a page adds for the person who reads it: the page itself is the same for everyone. Attributes, marked
 * texts and what stands beside the page only: React takes it over later and leaves them as they are.
 */
export async function start(): Promise<void> {
  if (globalThis.meStarted || !isOfUse()) return;
  globalThis.meStarted = true;
  leadBack();
  const hinted = isHinted(document.cookie);
  const me = hinted ? await fetchMe() : null;
  // The session ended and its hint did not: the page is a stranger's.
  if (hinted && !me) delete document.documentElement.dataset.in;
  if (me) showSpace(me);
  const hearts = new Hearts(me);
  hearts.start();
  new HiddenListings(me).start();
  if (hearts.isBuyer) saveInPlace();
  const joined = await hearts.merge();
  if (joined > 0 && SHOWS_FAVORITES.has(location.pathname)) location.reload();
  else if (joined > 0 && location.hash === "") {
    showMessage(HEARTS.merged(joined), [{ label: HEARTS.see, href: favoriteRoutes.favorites }]);
  }
  land(hearts);
  if (location.hash === favoriteRoutes.savedSearchMark) {
    removeMark(favoriteRoutes.savedSearchMark);
    if (hearts.isBuyer) confirmSaved();
  }
}
