import { isHinted } from "@/lib/auth/hint";
import { fetchMe, type Me } from "./calls";
import { createStore } from "./create-store";
import { readHeld } from "./held";

/** What a page knows of its reader. */
export interface MeState {
  /** Whether that was found out: until then everybody is a stranger. */
  isKnown: boolean;
  me: Me | null;
  isBuyer: boolean;
  /** The account's; the browser's where there is no account. */
  favorites: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
  /** Whether lists show all the same what was hidden. */
  showsHidden: boolean;
}

/** The page is the same for everyone: it is rendered, and hydrated, for somebody unknown. */
const store = createStore<MeState>({
  isKnown: false,
  me: null,
  isBuyer: false,
  favorites: new Set(),
  hidden: new Set(),
  showsHidden: false,
});

/** What a component shows of the reader. @param select gives something that compares by `Object.is` */
export const useMe = store.use;
export const getMe = store.get;
export const subscribeToMe = store.subscribe;
export const changeMe = (change: Partial<MeState>): void =>
  store.set({ ...store.get(), ...change });

/** Notes that a listing is among the favourites or the hidden ones, or no more: the last of them, then. */
export function markListing(list: "favorites" | "hidden", id: string, isIn: boolean): void {
  const others = [...getMe()[list]].filter((each) => each !== id);
  changeMe({ [list]: new Set(isIn ? [...others, id] : others) });
}

/** Whether somebody signed in reads whose address was confirmed. */
export const isPerson = (): boolean => store.get().me?.state === "person";

let known: Promise<void> | undefined;

/**
 * Finds out who reads, by one call a load of the page; none for a reader who never signed in here.
 */
export function whenKnown(): Promise<void> {
  known ??= findOut();
  return known;
}

async function findOut(): Promise<void> {
  const hinted = isHinted(document.cookie);
  const me = hinted ? await fetchMe() : null;
  // The session ended and its hint did not: the page is a stranger's.
  if (hinted && !me) delete document.documentElement.dataset.in;
  changeMe({
    isKnown: true,
    me,
    isBuyer: me !== null && me.favorites !== null,
    favorites: new Set(me?.favorites ?? readHeld("favorites")),
    hidden: new Set(me?.hidden ?? readHeld("hidden")),
  });
}
