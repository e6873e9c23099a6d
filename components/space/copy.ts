import { ofName } from "../../lib/kernel/elision.ts";

/** Shown wherever a figure or a list has nothing to show (decision 0027). */
export const NO_DATA = "Pas encore de données";

/** Shown for a list whose address leads past its last row. */
export const END_OF_LIST = "Fin de la liste";

/** By what a list is ordered, where its columns have no headings. */
export const SORT_LINE = {
  by: "Trier par",
  orders: "Ordres de la liste",
  ways: { asc: ", ordre croissant : inverser", desc: ", ordre décroissant : inverser" },
} as const;

/** How to reach somebody. */
export const CONTACT = {
  email: (name: string) => `E-mail ${ofName(name)} :`,
  phone: (name: string) => `Téléphone ${ofName(name)} :`,
} as const;

/** A listing that has no title yet. */
export const UNTITLED_LISTING = "Nouvelle annonce";

/** Read after an action, where the home that it is about is not seen around it. */
export const ofHome = (title: string) => `, ${title}`;
