import type { NamedCommune } from "../../communes/commune.ts";
import { DomainError } from "../../kernel/errors.ts";
import { PLACE_PROBLEMS } from "../place-copy.ts";
import { chooseCommune } from "./choose-commune.ts";

/** Most communes that are named to choose from. */
const MAX_NAMED = 5;

/**
 * The one commune that the field `location` of a form names.
 * @param missing sentence for a field that is empty
 * @throws {DomainError} request.invalid with what to write instead
 */
export async function requireCommune(location: string, missing: string): Promise<NamedCommune> {
  const choice = await chooseCommune(location);
  const refused = (sentence: string) => new DomainError("request.invalid", { location: sentence });
  switch (choice.kind) {
    case "found":
      return choice.commune;
    case "several": {
      const names = choice.communes
        .slice(0, MAX_NAMED)
        .map(({ name, departmentCode }) => `${name} (${departmentCode})`);
      throw refused(PLACE_PROBLEMS.several(names.join(", ")));
    }
    case "unknown":
      throw refused(PLACE_PROBLEMS.unknown);
    case "nothing-asked":
      throw refused(missing);
  }
}
