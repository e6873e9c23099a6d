import { toggleHeld } from "@/lib/favorites/held";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { countAmong, type Me, putHidden, sendHidden } from "./calls";
import { HIDING } from "./copy";
import { showMessage } from "./note";
import { searchOfPage } from "./saved-search";
import { readHeld, writeHeld } from "./store";

declare global {
  /** The listings that a map leaves out; an event says that they changed (components/map). */
  var hiddenListings: readonly string[] | undefined;
}

/** The cards of a page, and the buttons that hide a listing: a card's, and its own page's. */
const CARD = "[data-listing]";
const HIDE = ".listing-card-hide, [data-hide]";

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const mine = (name: string) => all(`[data-me="${name}"]`);

/** Attributes are written where they change only: each writing is heard of again. */
function toggle(element: HTMLElement, name: string, isOn: boolean): void {
  if (element.hasAttribute(name) !== isOn) element.toggleAttribute(name, isOn);
}
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * The listings that somebody does not want to see: their cards are left out of every list of a page, which is
 * the same for everyone, until they are shown again. A buyer's are stored with the account, anybody else's by the
 * browser. Attributes and marked texts only, which React leaves as they are.
 */
export class HiddenListings {
  #ids: Set<string>;
  readonly #isBuyer: boolean;
  /** Whether the page shows them all the same. */
  #isShown = false;
  /** What was counted last: a search and the listings. */
  #counted = "";
  #count = 0;

  constructor(me: Me | null) {
    this.#isBuyer = me?.hidden !== undefined;
    this.#ids = new Set(me?.hidden ?? readHeld("hidden"));
  }

  /** Leaves out the cards of the page, and those that come later, and listens to their buttons. */
  start(): void {
    document.documentElement.dataset.hides = "";
    this.#tellMap();
    this.#showAll();
    new MutationObserver(() => this.#showAll()).observe(document.body, {
      childList: true,
      subtree: true,
    });
    addEventListener("click", (event) => this.#onClick(event), true);
    this.#merge();
  }

  #onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(HIDE);
    const card = button?.closest<HTMLElement>(CARD) ?? null;
    const id = button?.dataset.hide ?? card?.dataset.listing;
    if (button && id) {
      if (this.#ids.has(id)) this.#show(id, button);
      else this.#hide(id, card, button);
    } else if (target.closest('[data-me="show-hidden"]')) {
      this.#isShown = !this.#isShown;
      this.#tellMap();
      this.#showAll();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The account takes what the browser held. */
  async #merge(): Promise<void> {
    const held = readHeld("hidden");
    if (!this.#isBuyer || held.length === 0) return;
    const hidden = await sendHidden(held);
    if (!hidden) return;
    writeHeld([], "hidden");
    this.#change(hidden);
  }

  #tellMap(): void {
    globalThis.hiddenListings = this.#isShown ? [] : [...this.#ids];
    dispatchEvent(new Event("loopimmo:hidden"));
  }

  #change(ids: Iterable<string>): void {
    this.#ids = new Set(ids);
    this.#tellMap();
    this.#showAll();
  }

  #showAll(): void {
    for (const button of all(HIDE)) {
      const card = button.closest<HTMLElement>(CARD);
      const hidden = this.#ids.has(button.dataset.hide ?? card?.dataset.listing ?? "");
      const label = button.querySelector<HTMLElement>('[data-me="hide-label"]');
      if (label) write(label, hidden ? HIDING.unhide : HIDING.hide);
      if (!card) continue;
      if (button.getAttribute("aria-pressed") !== String(hidden)) {
        button.setAttribute("aria-pressed", String(hidden));
      }
      toggle(card, "hidden", hidden && !this.#isShown);
      toggle(card, "data-put-aside", hidden);
    }
    this.#countThem();
    for (const each of mine("hidden")) toggle(each, "hidden", this.#count === 0);
    for (const each of mine("hidden-count")) {
      toggle(each, "hidden", this.#count === 0);
      write(each, HIDING.count(this.#count));
    }
    for (const each of mine("hidden-list")) toggle(each, "hidden", !this.#isBuyer);
    for (const each of mine("show-hidden")) each.setAttribute("aria-pressed", `${this.#isShown}`);
  }

  /** Counts those that the page's search finds, on all of its pages. */
  #countThem(): void {
    const search = searchOfPage();
    if (search === null) return;
    const wanted = this.#ids.size === 0 ? "" : `${search} ${[...this.#ids].join()}`;
    if (wanted === this.#counted) return;
    this.#counted = wanted;
    const counting = wanted === "" ? Promise.resolve(0) : countAmong(search, [...this.#ids]);
    counting.then((count) => {
      // A later search is being counted.
      if (wanted !== this.#counted || count === this.#count) return;
      this.#count = count;
      this.#showAll();
    });
  }

  /** Writes it where it is kept. @returns whether that succeeded */
  async #write(id: string, hidden: boolean): Promise<boolean> {
    if (this.#isBuyer) return (await putHidden(id, hidden)) === 204;
    const held = readHeld("hidden");
    return held.includes(id) === hidden || writeHeld(toggleHeld(held, id), "hidden");
  }

  #set(id: string, hidden: boolean): void {
    const others = [...this.#ids].filter((each) => each !== id);
    this.#change(hidden ? [...others, id] : others);
  }

  /** Shows a listing again; as it was where that fails. */
  async #show(id: string, button: HTMLElement | null): Promise<boolean> {
    this.#set(id, false);
    if (await this.#write(id, false)) return true;
    this.#set(id, true);
    showMessage(HIDING.failed, [], button ?? undefined);
    return false;
  }

  /** Hides a listing, which can be undone; as it was where that fails. */
  async #hide(id: string, card: HTMLElement | null, button: HTMLElement): Promise<void> {
    const next = card?.nextElementSibling ?? card?.previousElementSibling;
    this.#set(id, true);
    if (!(await this.#write(id, true))) {
      this.#set(id, false);
      showMessage(HIDING.failed, [], button);
      return;
    }
    const undo = async () => {
      const isDone = await this.#show(id, null);
      if (isDone) button.focus();
      return isDone;
    };
    showMessage(
      this.#isBuyer ? HIDING.done : HIDING.held,
      this.#isBuyer ? [{ label: HIDING.see, href: favoriteRoutes.hiddenListings }] : [],
      card && !this.#isShown ? undefined : button,
      { label: HIDING.undo, press: undo },
    );
    // What was pressed is gone: the keyboard goes on at the next card.
    if (!this.#isShown) next?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  }
}
