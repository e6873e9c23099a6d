import { HEART } from "@/lib/favorites/hearts";
import { MAX_HELD, toggleHeld } from "@/lib/favorites/held";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { type Me, putFavorite, sendHeld } from "./calls";
import { HEARTS } from "./copy";
import { showMessage } from "./note";
import { offerBuyerRole } from "./offer";
import { readHeld, writeHeld } from "./store";

const SEE = { label: HEARTS.see, href: favoriteRoutes.favorites };

/** The id of the listing that a heart is for: its own, or its card's. */
function listingOf(heart: HTMLElement): string | undefined {
  return heart.dataset.favorite ?? heart.closest<HTMLElement>("[data-listing]")?.dataset.listing;
}

/** The heart of a listing on this page, if it has one. */
export const heartOf = (id: string): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>(HEART)).find(
    (heart) => listingOf(heart) === id,
  );

/** Where the heart's page is come back to: the page, its query, and the heart's place by its mark. */
const here = () => location.pathname + location.search;

/**
 * The favourites of a page, and what pressing a heart does: a buyer's are kept with the account; somebody
 * signed in who is no buyer is offered the role; for anybody else the browser holds them.
 */
export class Hearts {
  #ids: Set<string>;
  #isBuyer: boolean;
  readonly #me: Me | null;

  constructor(me: Me | null) {
    this.#me = me;
    this.#isBuyer = me !== null && me.favorites !== null;
    this.#ids = new Set(me?.favorites ?? readHeld());
  }

  get isPerson(): boolean {
    return this.#me?.state === "person";
  }

  get isBuyer(): boolean {
    return this.#isBuyer;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Marks the hearts of the page, and those that come later, and listens to them. */
  start(): void {
    this.#showAll();
    new MutationObserver(() => this.#showAll()).observe(document.body, {
      childList: true,
      subtree: true,
    });
    const onGesture = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      const heart = target instanceof Element ? target.closest<HTMLElement>(HEART) : null;
      const id = heart && listingOf(heart);
      if (!id) return;
      if (event.ctrlKey || event.metaKey) return;
      if ("key" in event && event.key !== " ") return;
      // Where the browser stores nothing, the link leads to the login.
      if (!this.isPerson && !writeHeld(readHeld())) return;
      event.preventDefault();
      event.stopPropagation();
      if (this.#isBuyer) this.#keep(id, heart);
      else if (this.isPerson) this.offer(id, heart);
      else this.#hold(id, heart);
    };
    addEventListener("click", onGesture, true);
    addEventListener("keydown", onGesture, true);
  }

  #showAll(): void {
    for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
      const pressed = String(this.has(listingOf(heart) ?? ""));
      if (heart.getAttribute("aria-pressed") === pressed) continue;
      heart.setAttribute("role", "button");
      heart.setAttribute("aria-pressed", pressed);
    }
  }

  #set(id: string, saved: boolean): void {
    if (saved) this.#ids.add(id);
    else this.#ids.delete(id);
    this.#showAll();
  }

  /** Keeps a listing with the account, or lets it go; as it was where that fails. */
  async #keep(id: string, heart: HTMLElement): Promise<void> {
    const saved = !this.has(id);
    this.#set(id, saved);
    const status = await putFavorite(id, saved);
    if (status === 204) return;
    this.#set(id, !saved);
    if (status === 401) location.assign(favoriteRoutes.loginForFavorite(id, here()));
    else showMessage(HEARTS.failed, [], heart);
  }

  /** Holds a listing in the browser, or lets it go; who holds one is invited to an account. */
  #hold(id: string, heart: HTMLElement): void {
    const ids = toggleHeld(readHeld(), id);
    writeHeld(ids);
    this.#ids = new Set(ids);
    this.#showAll();
    if (!this.has(id)) return;
    const me = this.#me;
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
  offer(id: string, heart: HTMLElement): void {
    offerBuyerRole(heart, async () => {
      const others = readHeld().filter((each) => each !== id);
      const favorites = await sendHeld([...others.slice(1 - MAX_HELD), id], true);
      if (!favorites) return false;
      this.#isBuyer = true;
      this.#ids = new Set(favorites);
      writeHeld([]);
      this.#showAll();
      showMessage(HEARTS.added, [SEE], heart);
      return true;
    });
  }

  /** Says that a listing is among the person's favourites. */
  confirm(heart: HTMLElement): void {
    showMessage(HEARTS.added, [SEE], heart);
  }

  /**
   * Gives the account what the browser held before its person signed in.
   * @returns how many joined their favourites
   */
  async merge(): Promise<number> {
    const held = readHeld();
    if (!this.#isBuyer || held.length === 0) return 0;
    const favorites = await sendHeld(held, false);
    if (!favorites) return 0;
    writeHeld([]);
    const joined = favorites.filter((id) => held.includes(id) && !this.has(id)).length;
    this.#ids = new Set(favorites);
    this.#showAll();
    return joined;
  }
}
