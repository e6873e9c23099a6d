import { describe, expect, test } from "vitest";
import { SAMPLE_AGENT, SAMPLE_SIRENS, sampleCompanies } from "../../testing/company-samples.ts";
import { type Company, companyAnswer, type DeclaringPerson, toCompanies } from "./rules.ts";
import { companiesSchema } from "./schemas.ts";

const AT = new Date("2026-11-24T10:00:00Z");

const sample = (siren: string): Company => {
  const [company] = toCompanies(companiesSchema.parse(sampleCompanies(siren))) ?? [];
  if (company?.siren !== siren) throw new Error("no such sample");
  return company;
};
const PUBLIC = sample(SAMPLE_SIRENS.public);

const answerTo = (company: Company, person: DeclaringPerson) =>
  companyAnswer({ state: "found", value: company, at: AT }, person).answer;

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

/** An individual as the directory writes them: `nom`, `prenoms`, and no other name. */
const individual = (familyName: string, firstNames: string): Company => ({
  ...PUBLIC,
  name: null,
  leaders: [{ familyName, firstNames }],
});
const named = (name: string): Company => ({ ...PUBLIC, name, leaders: [] });

describe("what a declared SIREN is worth", () => {
  test("is an agent's own, with what the directory shows", () => {
    expect(companyAnswer({ state: "found", value: PUBLIC, at: AT }, SAMPLE_AGENT)).toEqual({
      answer: "agrees",
      company: {
        name: "ANNE-LAURE LE GOFF",
        activity: { code: "68.31Z", label: "Activités immobilières" },
        isActive: true,
      },
      at: AT,
    });
  });

  test("is that of a company that the agent runs", () => {
    expect(answerTo(sample(SAMPLE_SIRENS.company), SAMPLE_AGENT)).toBe("agrees");
  });

  test("is somebody else's", () => {
    expect(answerTo(PUBLIC, person("Paul", "Durand"))).toBe("differs");
    expect(answerTo(sample(SAMPLE_SIRENS.company), person("Paul", "Durand"))).toBe("differs");
  });

  test("is nobody's to say where names are hidden", () => {
    const found = { state: "found", value: sample(SAMPLE_SIRENS.hidden), at: AT } as const;
    expect(companyAnswer(found, SAMPLE_AGENT)).toMatchObject({
      answer: "not_public",
      company: { name: null, activity: { code: "68.31Z" }, isActive: true },
    });
  });

  test.each([
    ["a company shows its own name, and not its leaders'", { isPublic: false, leaders: [] }],
    ["there is no name at all", { name: null, leaders: [] }],
  ])("is nobody's to say where %s", (_, change) => {
    expect(answerTo({ ...PUBLIC, ...change }, person("Paul", "Durand"))).toBe("not_public");
  });

  test("counts for nothing once the company ceased, whoever it is of", () => {
    const ceased = sample(SAMPLE_SIRENS.ceased);
    expect(answerTo(ceased, SAMPLE_AGENT)).toBe("ceased");
    expect(answerTo(ceased, person("Paul", "Durand"))).toBe("ceased");
    expect(answerTo({ ...ceased, isPublic: false, name: null, leaders: [] }, SAMPLE_AGENT)).toBe(
      "ceased",
    );
  });

  test("whatever the activity is", () => {
    for (const activity of [null, { code: "56.10A", label: "Hébergement et restauration" }]) {
      expect(answerTo({ ...PUBLIC, activity }, SAMPLE_AGENT)).toBe("agrees");
    }
  });

  test.each([
    ["none", "absent"],
    ["unreachable", "unreachable"],
  ] as const)("is unknown: %s is %s", (state, answer) => {
    expect(companyAnswer({ state }, SAMPLE_AGENT)).toEqual({ answer, company: null, at: null });
  });
});

describe("a leader's name is a person's", () => {
  test.each([
    ["DUPONT", "JEAN", person("Jean", "Dupont")],
    ["dupont", "jean", person("JEAN", "DUPONT")],
    ["LEFEVRE", "HELENE", person("Hélène", "Lefèvre")],
    ["GOEFFROY", "LOIC", person("Loïc", "Gœffroy")],
    ["DUPONT", "JEAN PAUL MARIE", person("Paul", "Dupont")],
    ["DUPONT", "JEAN, PAUL", person("Jean-Paul", "Dupont")],
    ["LE GOFF", "ANNE LAURE", person("Anne-Laure", "Le-Goff")],
    ["D'ANGELO", "LEA", person("Léa", "D’Angelo")],
    ["DUPONT", "JEAN", person("Dupont", "Jean")],
    ["GUILLOT (MARTIN)", "CHLOE LUCIE", person("Chloé", "Guillot")],
    ["GUILLOT (MARTIN)", "CHLOE LUCIE", person("Chloé", "Martin")],
    ["GUILLOT (MARTIN)", "CHLOE LUCIE", person("Chloé", "Martin-Guillot")],
    ["MARTIN", "MARTIN", person("Martin", "Martin")],
  ])("%s, %s: %j", (familyName, firstNames, who) => {
    expect(answerTo(individual(familyName, firstNames), who)).toBe("agrees");
  });

  test.each([
    ["DUPONT", "JEAN", person("Jean", "Dupond")],
    ["DUPONT", "JEAN", person("Jeanne", "Dupont")],
    ["DUPONT", "JEAN", person("", "Dupont")],
    ["LE GOFF", "ANNE", person("Anne", "Goff")],
    ["GOFF", "ANNE", person("Anne", "Le Goff")],
    ["GUILLOT (MARTIN)", "CHLOE", person("Lucie", "Martin")],
    ["()", "CHLOE", person("Chloé", "Chloé")],
    ["MARTIN", "CHLOE", person("Martin", "Martin")],
    ["DUPONT", "JEAN", person("", "")],
  ])("%s, %s is not %j", (familyName, firstNames, who) => {
    expect(answerTo(individual(familyName, firstNames), who)).toBe("differs");
  });
});

describe("a full name is a person's", () => {
  test.each([
    ["ANNE-LAURE LE GOFF", person("Anne Laure", "Le Goff")],
    ["LE GOFF ANNE-LAURE", person("Anne-Laure", "Le Goff")],
    ["CHLOE GUILLOT (MARTIN)", person("Chloé", "Guillot")],
    ["CHLOE GUILLOT (MARTIN)", person("Chloé", "Martin")],
    ["CHLOE GUILLOT (MARTIN)", person("Chloé", "Guillot-Martin")],
    ["CHLOE GUILLOT (MARTIN) (L'IMMO DE CHLOE)", person("Chloé", "Martin")],
  ])("%s: %j", (name, who) => {
    expect(answerTo(named(name), who)).toBe("agrees");
  });

  test.each([
    ["CHLOE GUILLOT (MARTIN)", person("Lucie", "Martin")],
    ["CHLOE GUILLOT (MARTIN)", person("Guillot", "Martin")],
    ["CHLOE GUILLOT", person("Chloé", "")],
    ["AGENCE CHLOE GUILLOT", person("Chloé", "Guillot")],
  ])("%s is not %j", (name, who) => {
    expect(answerTo(named(name), who)).toBe("differs");
  });
});
