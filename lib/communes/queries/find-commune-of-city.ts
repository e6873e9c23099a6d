import { reads } from "../../platform/db/read.ts";
import { arrondissementCodes, cityOfArrondissement, isDividedCity } from "../arrondissements.ts";
import { slugify } from "../slugs.ts";
import { listCommunesOfPostalCode } from "./list-communes-of-postal-code.ts";

interface CityCommune {
  code: string;
  name: string;
  lat: number | null;
  lng: number | null;
}

/**
 * The commune of a city as a person wrote it; null where no commune has that name and postal code. Of Paris, Lyon and
 * Marseille it is the arrondissement of the postal code, where homes are: "Paris", "Paris 16" and "Paris 16e" with 75016
 * are one place.
 */
export async function findCommuneOfCity(
  city: string | null,
  postalCode: string | null,
): Promise<CityCommune | null> {
  if (city === null || postalCode === null) return null;
  const communes = await listCommunesOfPostalCode(postalCode);
  const slug = slugify(city);
  const divided = communes.find(
    ({ code, name }) => isDividedCity(code) && `${slug}-`.startsWith(`${slugify(name)}-`),
  );
  if (divided) return (await arrondissementOf(divided.code, postalCode, communes)) ?? divided;
  return communes.find(({ name }) => slugify(name) === slug) ?? null;
}

/** The arrondissement of a divided city that has a postal code: the 16th of Paris has two. */
async function arrondissementOf(
  cityCode: string,
  postalCode: string,
  communes: readonly CityCommune[],
): Promise<CityCommune | null> {
  const found = communes.find(({ code }) => cityOfArrondissement(code) === cityCode);
  if (found) return found;
  if (!arrondissementCodes(cityCode).includes(postalCode)) return null;
  const named = await reads()
    .selectFrom("Commune")
    .select(["code", "name", "lat", "lng"])
    .where("code", "=", postalCode)
    .executeTakeFirst();
  return named ?? null;
}
