import { expect, test } from "vitest";
import { requestedPath } from "./path-header.ts";

test.each([
  ["/visites", "/visites"],
  ["/visites?filtre=pending&_rsc=1x2y", "/visites?filtre=pending"],
  ["/visites?_rsc=1x2y", "/visites"],
  ["/visites?", "/visites"],
  [
    "/bien/x/reserver?creneau=a%20b&format=virtual",
    "/bien/x/reserver?creneau=a%20b&format=virtual",
  ],
  ["/recherche/enregistrer?a=1&a=2&_rsc", "/recherche/enregistrer?a=1&a=2"],
])("the address %s is come back to as %s", (target, path) => {
  expect(requestedPath(target)).toBe(path);
});
