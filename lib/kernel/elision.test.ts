import { expect, test } from "vitest";
import { ofName } from "./elision.ts";

test.each([
  ["Bruno", "de Bruno"],
  ["Alice Martin", "d’Alice Martin"],
  ["Élodie", "d’Élodie"],
  ["E\u0301lodie", "d’E\u0301lodie"],
  ["Œdipe", "d’Œdipe"],
  ["Øyvind", "d’Øyvind"],
  ["ugo", "d’ugo"],
  ["Yves", "d’Yves"],
  ["Yvonne", "d’Yvonne"],
  ["Yann", "de Yann"],
  ["Youssef", "de Youssef"],
  ["Hélène", "d’Hélène"],
  ["Henri", "d’Henri"],
  ["Hugo", "d’Hugo"],
  ["HUBERT", "d’HUBERT"],
  ["Hassan", "de Hassan"],
  ["Hans", "de Hans"],
  ["Heidi", "de Heidi"],
  ["Harold", "de Harold"],
  ["l’équipe Loopimmo", "de l’équipe Loopimmo"],
  ["", "de "],
])("%s: %s", (name, of) => {
  expect(ofName(name)).toBe(of);
});
