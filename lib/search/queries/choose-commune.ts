import type { NamedCommune } from "../../communes/commune.ts";
import { findNamedCommunes } from "./find-named-communes.ts";
import { suggestPlaces } from "./suggest-places.ts";

/** Most communes that are proposed for a text; a postal code has up to some forty. */
const MAX_PROPOSED = 50;

/** What a text comes to where one commune is meant. */
export type CommuneChoice =
  | { kind: "nothing-asked" }
  /** It names no commune: those that it may be the beginning of. */
  | { kind: "unknown"; text: string; suggestions: NamedCommune[] }
  /** It names more than one: communes of the same name, or of one postal code. */
  | { kind: "several"; text: string; communes: NamedCommune[] }
  | { kind: "found"; commune: NamedCommune };

/** The commune that a text names, or the communes to choose from. */
export async function chooseCommune(text: string): Promise<CommuneChoice> {
  if (text.trim() === "") return { kind: "nothing-asked" };
  const communes = await findNamedCommunes(text);
  const [first] = communes;
  if (first === undefined) return proposeCommunes(text);
  if (communes.length === 1) return { kind: "found", commune: named(first) };
  return { kind: "several", text, communes: communes.slice(0, MAX_PROPOSED).map(named) };
}

/** The communes that a text which names none may be the beginning of. */
export async function proposeCommunes(text: string): Promise<CommuneChoice & { kind: "unknown" }> {
  const suggestions = (await suggestPlaces(text)).flatMap((place) =>
    place.kind === "commune" && place.slug !== null ? [named({ ...place, slug: place.slug })] : [],
  );
  return { kind: "unknown", text, suggestions };
}

function named({ code, name, slug, departmentCode }: NamedCommune): NamedCommune {
  return { code, name, slug, departmentCode };
}
