import { findCommuneOfCity } from "../../communes/queries/find-commune-of-city.ts";
import { listCommunesOfPostalCode } from "../../communes/queries/list-communes-of-postal-code.ts";
import { SUPPORT_PROBLEMS as say } from "../copy.ts";

/** What is wrong with the fields, by their names. */
type PlaceProblems = Partial<Record<"postalCode" | "city", string>>;

/**
 * The commune of a home, by its postal code and the name that was typed: a name may be left out where there is but one.
 * No register has to answer for that, and no street to be known.
 */
export async function findHomePlace({
  postalCode,
  city,
}: {
  postalCode: string;
  city: string;
}): Promise<{ communeCode: string } | { problems: PlaceProblems }> {
  const communes = await listCommunesOfPostalCode(postalCode);
  const [first] = communes;
  if (!first) return { problems: { postalCode: say.unknownPostalCode } };
  if (city === "" && communes.length === 1) return { communeCode: first.code };
  const found = await findCommuneOfCity(city, postalCode);
  if (found) return { communeCode: found.code };
  return { problems: { city: say.otherCity(communes.map(({ name }) => name)) } };
}
