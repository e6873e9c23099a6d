import { describe, expect, test } from "vitest";
import { HELP_THEMES, type HelpTheme } from "./copy.ts";
import { findHelp } from "./find-questions.ts";

const THEMES: readonly HelpTheme[] = [
  {
    id: "prets",
    title: "Financer",
    intro: "",
    questions: [
      { id: "pret", question: "Et le prêt relais ?", answer: ["Votre banque décide."] },
      { id: "cle", question: "Qui a les clés ?", answer: ["L’œil du voisin.", "Et le Looper."] },
    ],
  },
  {
    id: "droits",
    title: "Vos droits",
    intro: "",
    questions: [{ id: "delai", question: "Combien de jours ?", answer: ["Dix jours."] }],
  },
];

const found = (query: string) =>
  findHelp(THEMES, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ["", ["pret", "cle", "delai"]],
  ["  ", ["pret", "cle", "delai"]],
  ["pret", ["pret"]],
  ["PRÊT", ["pret"]],
  ["cles", ["cle"]],
  ["oeil", ["cle"]],
  ["l’œil", ["cle"]],
  ["financ", ["pret", "cle"]],
  ["jours dix", ["delai"]],
  ["jours banque", []],
  ["ours", []],
  ["zzz", []],
  ["(((", ["pret", "cle", "delai"]],
])("%j finds %j", (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test("of a very long text the beginning is looked for", () => {
  expect(found("x".repeat(100_000))).toEqual([]);
});

describe("the help", () => {
  const text = JSON.stringify(HELP_THEMES);

  test("finds the questions that people ask", () => {
    for (const query of ["parrainage", "rétractation", "cookies", "signaler", "démonstration"]) {
      expect(findHelp(HELP_THEMES, query).length, query).toBeGreaterThan(0);
    }
  });

  test("has each anchor once", () => {
    const ids = HELP_THEMES.flatMap(({ id, questions }) => [
      id,
      ...questions.map((each) => each.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("promises nothing that the site does not do", () => {
    // None of these has a command: booking, offers, listing a home, alerts by mail, an assistant.
    expect(text).not.toMatch(
      /le brouillon est gardé|Le créneau vous est réservé|Le vendeur la reçoit/,
    );
    expect(text).not.toMatch(/le rythme des alertes|mettre l’annonce en pause|assistant/);
  });
});
