import { formerCommunes } from "../../communes/former-communes.ts";
import { listCommunes } from "../../communes/queries/list-communes.ts";
import { once, replaceOnce } from "../../platform/once.ts";
import { Gazetteer } from "../interpret/gazetteer.ts";

const GAZETTEER = "search.gazetteer";

async function readGazetteer(): Promise<Gazetteer> {
  try {
    return new Gazetteer(await listCommunes(), formerCommunes());
  } catch (error) {
    // Whoever asks next reads them again.
    replaceOnce(GAZETTEER, undefined);
    throw error;
  }
}

/** The communes by name: 35,000 of them, read once. */
export function gazetteer(): Promise<Gazetteer> {
  return once(GAZETTEER, readGazetteer);
}
