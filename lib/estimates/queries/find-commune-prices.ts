import { findAskingPrices } from "../../cities/queries/find-asking-prices.ts";
import type { NamedCommune } from "../../communes/commune.ts";
import { findCommuneBySlug } from "../../communes/queries/find-commune-by-slug.ts";
import { chooseCommune, proposeCommunes } from "../../search/queries/choose-commune.ts";
import type { CommunePricesView } from "../views.ts";

/** The asking prices of the commune that has this slug: a place, as links and lists carry it. */
export async function findCommunePrices(slug: string): Promise<CommunePricesView> {
  const commune = await findCommuneBySlug(slug);
  return commune ? found(commune) : proposeCommunes(slug);
}

/** The asking prices of the commune that a text names, or the communes to choose from. */
export async function findNamedCommunePrices(text: string): Promise<CommunePricesView> {
  const choice = await chooseCommune(text);
  return choice.kind === "found" ? found(choice.commune) : choice;
}

async function found({
  code,
  name,
  slug,
  departmentCode,
}: NamedCommune): Promise<CommunePricesView> {
  const prices = await findAskingPrices(code);
  return { kind: "found", commune: { code, name, slug, departmentCode }, ...prices };
}
