import { findAskingPrices } from "../../cities/queries/find-asking-prices.ts";
import { findCommuneBySlug } from "../../communes/queries/find-commune-by-slug.ts";
import { findNamedCommunes } from "../../search/queries/find-named-communes.ts";
import { suggestPlaces } from "../../search/queries/suggest-places.ts";
import type { CommunePricesView, NamedCommune } from "../views.ts";

/** Most communes that are proposed for a text; a postal code has up to some forty. */
const MAX_PROPOSED = 50;

/** The asking prices of the commune that has this slug: a place, as links and lists carry it. */
export async function findCommunePrices(slug: string): Promise<CommunePricesView> {
  const commune = findCommuneBySlug(slug);
  return commune ? found(commune) : unknown(slug);
}

/** The asking prices of the commune that a text names, or the communes to choose from. */
export async function findNamedCommunePrices(text: string): Promise<CommunePricesView> {
  if (text.trim() === "") return { kind: "nothing-asked" };
  const communes = await findNamedCommunes(text);
  const [first] = communes;
  if (first === undefined) return unknown(text);
  if (communes.length === 1) return found(first);
  return { kind: "several", text, communes: communes.slice(0, MAX_PROPOSED).map(named) };
}

function found(commune: NamedCommune): CommunePricesView {
  return { kind: "found", commune: named(commune), ...findAskingPrices(commune.code) };
}

async function unknown(text: string): Promise<CommunePricesView> {
  const suggestions = (await suggestPlaces(text)).flatMap((place) =>
    place.kind === "commune" && place.slug !== null ? [named({ ...place, slug: place.slug })] : [],
  );
  return { kind: "unknown", text, suggestions };
}

function named({ code, name, slug, departmentCode }: NamedCommune): NamedCommune {
  return { code, name, slug, departmentCode };
}
