import { PROPERTY_TYPE_LABELS } from "../content/common.ts";
import { formatInteger, formatSurface } from "../kernel/format.ts";
import type { MandateNames, NamedItem, NamesCheck } from "./names.ts";

const UNSAID = "Non précisé";

const ITEMS: Readonly<Record<NamedItem, { label: string; text: (names: MandateNames) => string }>> =
  {
    seller: { label: "Vendeur", text: ({ sellerName }) => sellerName },
    decisions: {
      label: "Décisions",
      text: ({ sellerDecides }) =>
        sellerDecides ? "Une personne décide pour tous" : "Chacun donne son accord",
    },
    type: { label: "Type de bien", text: ({ type }) => PROPERTY_TYPE_LABELS[type] },
    address: { label: "Adresse", text: ({ address }) => address },
    commune: { label: "Commune", text: ({ postalCode, city }) => `${postalCode} ${city}` },
    lot: { label: "Lot ou porte", text: ({ lot }) => lot ?? UNSAID },
    parcel: { label: "Parcelle cadastrale", text: ({ parcelId }) => parcelId ?? UNSAID },
    surface: { label: "Surface", text: ({ surfaceDm2 }) => formatSurface(surfaceDm2) },
    land: {
      label: "Terrain",
      text: ({ landSurfaceM2 }) =>
        landSurfaceM2 === null ? UNSAID : `${formatInteger(landSurfaceM2)}\u00a0m²`,
    },
  };

/** Something that a mandate names otherwise than the listing. */
export interface NamesLine {
  item: NamedItem;
  label: string;
  signed: string;
  now: string;
}

/** What a mandate names otherwise than the listing, item by item. */
export const namesLines = ({ signed, now, items }: NamesCheck): NamesLine[] =>
  items.map((item) => {
    const { label, text } = ITEMS[item];
    return { item, label, signed: text(signed), now: text(now) };
  });

export const NAMES_COPY = {
  /** The person who signs reads it. */
  seller: "Votre mandat ne couvre pas ce qui suit tel que vous l’avez écrit :",
  /** The team reads it. */
  team: "Le mandat en vigueur ne couvre pas ce qui suit :",
  signed: "Signé",
  now: "Maintenant",
} as const;
