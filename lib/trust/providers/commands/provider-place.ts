import { DomainError } from "../../../kernel/errors.ts";
import { chooseCommune } from "../../../search/queries/choose-commune.ts";
import { PROVIDER_FIELDS } from "../copy.ts";

const MAX_NAMED = 5;

/** The commune that the team typed, by its code. @throws {DomainError} request.invalid with what to write instead */
export async function providerCommune(location: string): Promise<string> {
  const choice = await chooseCommune(location);
  if (choice.kind === "found") return choice.commune.code;
  const sentence =
    choice.kind === "several"
      ? PROVIDER_FIELDS.severalPlaces(
          choice.communes
            .slice(0, MAX_NAMED)
            .map(({ name, departmentCode }) => `${name} (${departmentCode})`)
            .join(", "),
        )
      : PROVIDER_FIELDS.unknownPlace;
  throw new DomainError("request.invalid", { location: sentence });
}
