import { MAX_HELD, toggleHeld } from "@/lib/favorites/held";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { putListing, sendHeld } from "./calls";
import { HEARTS } from "./copy";
import { readHeld, writeHeld } from "./held";
import { offerBuyerRole, showMessage } from "./messages";
import { OrderedCalls } from "./ordered-calls";
import { changeMe, getMe, isPerson, markListing, whenKnown } from "./store";

const SEE = { label: HEARTS.see, href: favoriteRoutes.favorites };

const calls = new OrderedCalls();

/** Where the heart's page is come back to: the page, its query, and the heart's place by its mark. */
const here = () => location.pathname + location.search;

const isFavorite = (id: string) => getMe().favorites.has(id);

/**
 * Answers the press of a heart: a buyer's favourites are stored with the account; somebody signed in who is no
 * buyer is offered the role; for anybody else the browser holds them, or the heart's link is followed where it
 * stores nothing.
 */
export async function pressHeart(id: string, heart: HTMLAnchorElement): Promise<void> {
  await whenKnown();
  if (getMe().isBuyer) await keep(id, heart);
  else if (isPerson()) offerRole(id, heart);
  else hold(id, heart);
}

/** Stores a favourite with the account, or takes it away; as it was where that fails. */
async function keep(id: string, heart: HTMLElement): Promise<void> {
  const isIn = !isFavorite(id);
  markListing("favorites", id, isIn);
  const { answer, isLast } = await calls.send(id, () => putListing("favorites", id, isIn));
  // A later press has the last word.
  if (answer === 204 || !isLast) return;
  markListing("favorites", id, !isIn);
  if (answer === 401) location.assign(favoriteRoutes.loginForFavorite(id, here()));
  else showMessage(HEARTS.failed, [], heart);
}

/**
 * Holds a listing in the browser, or lets it go; a visitor who holds one is invited to an account.
 */
function hold(id: string, heart: HTMLAnchorElement): void {
  const ids = toggleHeld(readHeld("favorites"), id);
  if (!writeHeld(ids, "favorites")) {
    location.assign(heart.href);
    return;
  }
  changeMe({ favorites: new Set(ids) });
  if (!isFavorite(id)) return;
  const { me } = getMe();
  if (me) showMessage(HEARTS.heldPending, [{ label: me.label, href: me.home }], heart);
  else {
    showMessage(
      HEARTS.held,
      [
        { label: HEARTS.signIn, href: favoriteRoutes.loginForFavorite(id, here()) },
        { label: HEARTS.register, href: favoriteRoutes.registerForFavorite(id, here()) },
      ],
      heart,
    );
  }
}

/** Offers the buyer's role for a listing; what the browser holds comes along. */
export function offerRole(id: string, heart: HTMLElement): void {
  const accept = async () => {
    const others = readHeld("favorites").filter((each) => each !== id);
    const favorites = await sendHeld([...others.slice(1 - MAX_HELD), id], true);
    if (!favorites) return false;
    writeHeld([], "favorites");
    changeMe({ isBuyer: true, favorites: new Set(favorites) });
    confirmHeart(heart);
    return true;
  };
  offerBuyerRole({ heart, accept });
}

/** Says that a listing is among the person's favourites. */
export const confirmHeart = (heart?: HTMLElement): void => showMessage(HEARTS.added, [SEE], heart);

/** Says how many favourites joined those of the account. */
export const confirmMerged = (joined: number): void => showMessage(HEARTS.merged(joined), [SEE]);

/**
 * Gives the account what the browser held before its person signed in.
 * @returns how many joined their favourites
 */
export async function mergeHearts(): Promise<number> {
  const held = readHeld("favorites");
  if (!getMe().isBuyer || held.length === 0) return 0;
  const favorites = await sendHeld(held, false);
  if (!favorites) return 0;
  writeHeld([], "favorites");
  const joined = favorites.filter((id) => held.includes(id) && !isFavorite(id)).length;
  changeMe({ favorites: new Set(favorites) });
  return joined;
}
