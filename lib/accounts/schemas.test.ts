import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TEXT_PROBLEMS } from "../content/text-problems.ts";
import { registrationSchema } from "../registration/schemas.ts";
import { loginSchema } from "./schemas.ts";

const valid = {
  firstName: "Camille",
  lastName: "Martin",
  email: "camille@exemple.fr",
  phone: "06 12 34 56 78",
  password: "azerty",
  confirmPassword: "azerty",
  roles: ["buyer"],
};

/** The message of each field, for its first fault. */
function messageOf(changes: Record<string, unknown>, options = {}): Record<string, string> {
  const { error } = registrationSchema(options).safeParse({ ...valid, ...changes });
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[String(path[0] ?? "")] ??= message;
  return messages;
}

describe("a registration", () => {
  test.each([
    ["firstName", "D\u2019Arc", "D\u2019Arc"],
    ["lastName", "Le B\u0153uf-Ha\u00ff", "Le B\u0153uf-Ha\u00ff"],
    ["lastName", "DE LA TOUR D\u2019AUVERGNE-LAURAGUAIS", "DE LA TOUR D\u2019AUVERGNE-LAURAGUAIS"],
    ["lastName", "St. Martin", "St. Martin"],
    ["firstName", "J.-P.", "J.-P."],
    ["firstName", "\ufeff\u200eZoé\u200b", "Zoé"],
    ["phone", "\u202a+33 6 39 98 12 34\u202c", "+33 6 39 98 12 34"],
    ["phone", "06\u201139\u201198\u201112\u201134", "06-39-98-12-34"],
    ["phone", "+33 (0)6 39 98 12 34", "+33 (0)6 39 98 12 34"],
    ["phone", "+262 692 12 34 56", "+262 692 12 34 56"],
  ])("takes the %s %j as %j", (field, value, stored) => {
    expect(registrationSchema().parse({ ...valid, [field]: value })).toMatchObject({
      [field]: stored,
    });
  });

  test("that is complete is accepted, its blanks left out and its code in capitals", () => {
    const changes = { firstName: "  Zoé ", email: " A@b.fr ", referredBy: " ab12cd " };
    expect(registrationSchema().parse({ ...valid, ...changes })).toMatchObject({
      firstName: "Zoé",
      email: "A@b.fr",
      referredBy: "AB12CD",
    });
  });

  test.each([
    ["firstName", "", "Prénom requis"],
    ["firstName", " Z ", "Prénom requis"],
    ["firstName", undefined, "Prénom requis"],
    ["firstName", "Zo\u0000é", "Prénom requis"],
    ["firstName", "x".repeat(81), "Prénom requis"],
    ["firstName", "\u200b\u200b", "Prénom requis"],
    ["firstName", "\u2800\u2800", "Prénom requis"],
    ["firstName", "Zo\u202enitraM", TEXT_PROBLEMS.unseen],
    ["lastName", "Mar\u3164tin", TEXT_PROBLEMS.unseen],
    ["lastName", "Mar\u200btin", TEXT_PROBLEMS.unseen],
    ["firstName", "evil.example", TEXT_PROBLEMS.nameLink],
    ["lastName", "http://evil", TEXT_PROBLEMS.nameLink],
    ["lastName", "a@b", TEXT_PROBLEMS.nameLink],
    ["email", "a@b.c", "Email invalide"],
    ["phone", "+33 6 39 98 12", "Numéro de téléphone invalide"],
    ["lastName", "M", "Nom requis"],
    ["lastName", { $gt: "" }, "Nom requis"],
    ["email", "camille", "Email invalide"],
    ["email", "camille@", "Email invalide"],
    ["email", "a@b.fr\r\nBcc: c@d.fr", "Email invalide"],
    ["email", `${"a".repeat(250)}@b.fr`, "Email invalide"],
    ["email", ["a@b.fr"], "Email invalide"],
    ["phone", "061234567", "Numéro de téléphone invalide"],
    ["phone", "téléphone !", "Numéro de téléphone invalide"],
    ["password", "azert", "Le mot de passe doit contenir au moins 6 caractères"],
    ["password", "x".repeat(201), "Le mot de passe ne peut pas dépasser 200 caractères"],
    ["confirmPassword", "azertz", "Les mots de passe ne correspondent pas"],
    ["confirmPassword", undefined, "Les mots de passe ne correspondent pas"],
    ["referredBy", "ABC", "Ce code de parrainage n’est pas valide"],
  ])("with the %s %j says so", (field, value, message) => {
    expect(messageOf({ [field]: value })[field]).toBe(message);
  });

  test("says that the passwords differ together with its other faults", () => {
    expect(messageOf({ firstName: "", confirmPassword: "other" })).toEqual({
      firstName: "Prénom requis",
      confirmPassword: "Les mots de passe ne correspondent pas",
    });
  });

  test.each([
    [[]],
    [["trust_manager"]],
    [["buyer", "trust_manager"]],
    [["buyer", "seller"]],
    ["buyer"],
    [["looper"]],
    [undefined],
  ])("cannot take the roles %j", (roles) => {
    expect(registrationSchema().safeParse({ ...valid, roles }).success).toBe(false);
  });

  test.each(["role", "activeRole", "isAdmin", "id", "constructor"])(
    "with the field %s, which it does not have, is refused",
    (name) => {
      expect(registrationSchema().safeParse({ ...valid, [name]: "x" }).success).toBe(false);
    },
  );

  test("with __proto__ gives nobody a role", () => {
    const body: unknown = JSON.parse(
      JSON.stringify(valid).replace("{", '{"__proto__":{"roles":["trust_manager"]},'),
    );
    const { data } = registrationSchema().safeParse(body);
    expect(data?.roles ?? ["buyer"]).toEqual(["buyer"]);
  });

  test("asks for a longer password where the configuration does", () => {
    expect(
      messageOf({ password: "azertyu", confirmPassword: "azertyu" }, { passwordMin: 12 }),
    ).toEqual({
      password: "Le mot de passe doit contenir au moins 12 caractères",
    });
  });

  test("of anything at all is read or refused, never a failure", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        registrationSchema().safeParse(body);
      }),
    );
    const fields = fc.record(
      Object.fromEntries(Object.keys(valid).map((name) => [name, fc.anything()])),
    );
    fc.assert(fc.property(fields, (body) => void registrationSchema().safeParse(body)));
  });
});

test("a login takes what people typed, within bounds, and nothing else", () => {
  const typed = { email: "A@b.fr", password: " a " };
  expect(loginSchema.parse(typed)).toEqual({ ...typed, remember: false });
  for (const body of [
    { ...typed, password: "x".repeat(201) },
    { ...typed, email: "x".repeat(255) },
    { ...typed, role: "trust_manager" },
    { email: typed.email },
    null,
  ]) {
    expect(loginSchema.safeParse(body).success).toBe(false);
  }
});
