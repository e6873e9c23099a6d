import {
  AVAILABILITY_LABELS,
  PROVIDER_TYPE_LABELS,
  UNIT_LABELS,
} from "@/components/providers/copy";
import { communeText } from "@/lib/search/places/rules";
import type { EntryColumns, EntryField } from "@/lib/trust/providers/entry";

/** Two decimals at most, as people type them. */
const typed = (hundredths: number) => `${hundredths / 100}`.replace(".", ",");

type EntryPlace = Parameters<typeof communeText>[0];

/** An entry as the form's fields show it. */
export function typedEntry(entry: EntryColumns, place: EntryPlace) {
  const { priceUnit, priceCents, priceRateBps, specialties, certifications } = entry;
  return {
    name: entry.name,
    type: entry.type,
    description: entry.description,
    email: entry.email,
    location: communeText(place),
    unit: priceUnit,
    price: typed(priceRateBps ?? priceCents ?? 0),
    availability: entry.availability,
    specialties: specialties.join("\n"),
    certifications: certifications.join("\n"),
  };
}

/** A field of an entry as one reads it in a sentence. */
export function entryText(field: EntryField, entry: EntryColumns, place: EntryPlace): string {
  const texts = typedEntry(entry, place);
  switch (field) {
    case "type":
      return PROVIDER_TYPE_LABELS[entry.type];
    case "price":
      return `${texts.price}, ${UNIT_LABELS[entry.priceUnit].toLowerCase()}`;
    case "availability":
      return AVAILABILITY_LABELS[entry.availability];
    case "specialties":
    case "certifications":
      return entry[field].join(", ");
    default:
      return texts[field];
  }
}
