import { describe, expect, it } from "vitest";
import { elides, inCommune, ofCommune, typeset } from "./french.ts";

describe("commune names in a sentence", () => {
  it.each([
    ["Rennes", "à Rennes", "de Rennes"],
    ["Angers", "à Angers", "d’Angers"],
    ["Évreux", "à Évreux", "d’Évreux"],
    ["Le Mans", "au Mans", "du Mans"],
    ["Les Sables-d’Olonne", "aux Sables-d’Olonne", "des Sables-d’Olonne"],
    ["La Rochelle", "à La Rochelle", "de La Rochelle"],
    ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
    ["Hyères", "à Hyères", "d’Hyères"],
    ["Haguenau", "à Haguenau", "de Haguenau"],
    ["Yvetot", "à Yvetot", "d’Yvetot"],
    ["Yutz", "à Yutz", "de Yutz"],
    ["Œting", "à Œting", "d’Œting"],
  ])("%s: %s, %s", (name, inside, of) => {
    expect(inCommune(name)).toBe(inside);
    expect(ofCommune(name)).toBe(of);
  });

  it("elides before vowels and mute h only", () => {
    expect(["échoppe", "appartement", "Hénin-Beaumont"].every(elides)).toBe(true);
    expect(["maison", "Houilles", "yourte"].some(elides)).toBe(false);
  });

  it("sets apostrophes as printers do", () => {
    expect(typeset("L'Haÿ-les-Roses")).toBe("L’Haÿ-les-Roses");
  });
});
