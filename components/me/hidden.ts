import { useEffect } from "react";
import { toggleHeld } from "@/lib/favorites/held";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { countAmong, putListing, sendHidden } from "./calls";
import { HIDING } from "./copy";
import { createStore } from "./create-store";
import { readHeld, writeHeld } from "./held";
import { showMessage } from "./messages";
import { OrderedCalls } from "./ordered-calls";
import { changeMe, getMe, markListing, subscribeToMe, useMe, whenKnown } from "./store";

/*
 * The listings that somebody does not want to see: their cards are left out of every list of a page, which is
 * the same for everyone, until they are shown again. A buyer's are stored with the account, anybody else's by the
 * browser.
 */

const SEE = { label: HIDING.see, href: favoriteRoutes.hiddenListings };

const calls = new OrderedCalls();

/** How a card stands in a list: hidden, or shown although it was hidden. */
export const useStanding = (id: string): "shown" | "hidden" | "aside" =>
  useMe(({ hidden, showsHidden }) => {
    if (!hidden.has(id)) return "shown";
    return showsHidden ? "aside" : "hidden";
  });

/** The listings that a map leaves out. */
export function leftOut(): readonly string[] {
  const { hidden, showsHidden } = getMe();
  return showsHidden ? [] : [...hidden];
}

/** Hears that a map leaves others out. @returns how to stop */
export function onLeftOut(listener: () => void): () => void {
  let before = leftOut().join();
  return subscribeToMe(() => {
    const now = leftOut().join();
    if (now === before) return;
    before = now;
    listener();
  });
}

/** Shows what is hidden all the same, or no more. */
export const toggleShown = (): void => changeMe({ showsHidden: !getMe().showsHidden });

/** What was counted last: of which search and listings, and how many. */
const counted = createStore({ of: "", count: 0 });

/** How many of the hidden listings a search finds, on all of its pages. */
export function useHiddenCount(search: string): number {
  const hidden = useMe((state) => state.hidden);
  useEffect(() => {
    const of = hidden.size === 0 ? "" : `${search} ${[...hidden].join()}`;
    if (of === counted.get().of) return;
    counted.set({ of, count: of === "" ? 0 : counted.get().count });
    if (of === "") return;
    countAmong(search, [...hidden]).then((count) => {
      // A later search is being counted otherwise.
      if (counted.get().of === of) counted.set({ of, count });
    });
  }, [search, hidden]);
  return counted.use(({ count }) => count);
}

/** Answers the button of a listing that hides it, or shows it again. */
export async function pressHide(id: string, button: HTMLElement): Promise<void> {
  await whenKnown();
  if (getMe().hidden.has(id)) await show(id, button);
  else await hide(id, button);
}

/** Whether this person's are stored with the account. */
const isStored = () => getMe().me?.hidden !== undefined;

/** Writes it where it is stored; as it was where that fails. @returns whether it succeeded */
async function write(id: string, isHidden: boolean, source?: HTMLElement): Promise<boolean> {
  markListing("hidden", id, isHidden);
  if (isStored()) {
    const { answer, isLast } = await calls.send(id, () =>
      putListing("hidden-listings", id, isHidden),
    );
    if (answer === 204) return true;
    // A later press has the last word.
    if (!isLast) return false;
  } else {
    const held = readHeld("hidden");
    if (held.includes(id) === isHidden || writeHeld(toggleHeld(held, id), "hidden")) return true;
  }
  markListing("hidden", id, !isHidden);
  showMessage(HIDING.failed, [], source);
  return false;
}

/** Shows a listing again. */
const show = (id: string, button?: HTMLElement) => write(id, false, button);

/** Hides a listing, which can be undone. */
async function hide(id: string, button: HTMLElement): Promise<void> {
  const card = button.closest("[data-listing]");
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  if (!(await write(id, true, button))) return;
  const undo = async () => {
    const isDone = await show(id);
    if (isDone) button.focus();
    return isDone;
  };
  const isGone = card !== null && !getMe().showsHidden;
  showMessage(
    isStored() ? HIDING.done : HIDING.held,
    isStored() ? [SEE] : [],
    isGone ? undefined : button,
    { label: HIDING.undo, press: undo },
  );
  // What was pressed is gone: the keyboard goes on at the next card.
  if (isGone) next?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
}

/** The account takes what the browser held. */
export async function mergeHidden(): Promise<void> {
  const held = readHeld("hidden");
  if (!isStored() || held.length === 0) return;
  const hidden = await sendHidden(held);
  if (!hidden) return;
  writeHeld([], "hidden");
  changeMe({ hidden: new Set(hidden) });
}
