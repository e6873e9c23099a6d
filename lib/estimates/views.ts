import type { CityTypeFigures } from "../cities/rules.ts";
import type { CommuneRow } from "../communes/commune.ts";

/** A commune as one chooses it among others of its name. */
export type NamedCommune = Pick<CommuneRow, "code" | "name" | "slug" | "departmentCode">;

/** What `/estimer` shows for a commune, or for a text. */
export type CommunePricesView =
  | { kind: "nothing-asked" }
  /** The text names no commune: those that it may be the beginning of. */
  | { kind: "unknown"; text: string; suggestions: NamedCommune[] }
  /** The text names more than one: communes of the same name, or of one postal code. */
  | { kind: "several"; text: string; communes: NamedCommune[] }
  | {
      kind: "found";
      commune: NamedCommune;
      /** Homes for sale, and demonstrations: never counted together. */
      real: CityTypeFigures[];
      demonstrations: CityTypeFigures[];
    };
