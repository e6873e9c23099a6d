import { formerCommunes } from "../../communes/former-communes.ts";
import { listCommunes } from "../../communes/queries/list-communes.ts";
import { once } from "../../platform/once.ts";
import { Gazetteer } from "../interpret/gazetteer.ts";

/** The communes by name: 35,000 of them, read once. */
export function gazetteer(): Gazetteer {
  return once("search.gazetteer", () => new Gazetteer(listCommunes(), formerCommunes()));
}
