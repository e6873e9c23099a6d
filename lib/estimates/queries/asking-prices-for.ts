import { findAskingPrices } from "../../cities/queries/find-asking-prices.ts";
import { suggestionText } from "../../search/places/rules.ts";
import { suggestPlaces } from "../../search/queries/suggest-places.ts";
import { communeNamed, readPlace } from "../rules.ts";
import type { AskingPricesView } from "../views.ts";

/** The asking prices of the commune that a text names. */
export function askingPricesFor(text: string): AskingPricesView {
  const { name } = readPlace(text);
  if (name === "") return { kind: "nothing-asked" };
  const suggestions = suggestPlaces(name);
  const commune = communeNamed(text, suggestions);
  if (!commune?.slug) {
    const others = suggestions.filter(({ kind }) => kind === "commune").map(suggestionText);
    return { kind: "unknown", text, suggestions: others.slice(0, 5) };
  }
  return {
    kind: "found",
    name: commune.name,
    slug: commune.slug,
    departmentName: commune.departmentName,
    ...findAskingPrices(commune.code),
  };
}
