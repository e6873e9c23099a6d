import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { formerCommunes } from "./former-communes.ts";

interface OfficialCommune {
  code: string;
  nom: string;
  type: "commune-actuelle" | "arrondissement-municipal" | "commune-deleguee" | "commune-associee";
  /** Of a part of a commune: the commune's code. */
  chefLieu?: string;
}

/** What the file holds, from the open data, so that a running site need not read nine megabytes for it. */
function loadFormerCommunes(): Record<string, string[]> {
  const require = createRequire(import.meta.url);
  const official =
    require("@etalab/decoupage-administratif/data/communes.json") as OfficialCommune[];
  const present = new Map(
    official.filter(({ type }) => type === "commune-actuelle").map(({ code, nom }) => [code, nom]),
  );
  const names = new Map<string, string[]>();
  for (const { type, nom, chefLieu = "" } of official) {
    const name = present.get(chefLieu);
    if (!type.startsWith("commune-") || type === "commune-actuelle") continue;
    if (name === undefined || name === nom) continue;
    names.set(chefLieu, [...(names.get(chefLieu) ?? []), nom].sort());
  }
  return Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}

test("the former communes that searches know are those of the open data", () => {
  expect(formerCommunes()).toEqual(loadFormerCommunes());
  expect(formerCommunes()["93066"]).toEqual(["Pierrefitte-sur-Seine"]);
});
