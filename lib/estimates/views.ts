import type { CityTypeFigures } from "../cities/rules.ts";

/** What `/estimer` shows for a text. */
export type AskingPricesView =
  | { kind: "nothing-asked" }
  /** The text names no commune: those that it may mean, as texts for the field. */
  | { kind: "unknown"; text: string; suggestions: string[] }
  | {
      kind: "found";
      name: string;
      slug: string;
      departmentName: string;
      /** Homes for sale, and demonstrations: never counted together. */
      real: CityTypeFigures[];
      demonstrations: CityTypeFigures[];
    };
