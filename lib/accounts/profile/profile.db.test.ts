import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { userRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import { changeProfile } from "./commands/change-profile.ts";
import { getProfile } from "./queries/get-profile.ts";
import { profileSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const GIVEN = {
  firstName: "Zoé",
  lastName: "Le Goff",
  phone: "07 11 22 33 44",
  address: "3 quai Duguay-Trouin",
  city: "Rennes",
  postalCode: "35000",
};

const database = adoptedDatabase();
let camille: Actor;
beforeEach(async () => {
  camille = await createPerson(database, [["buyer", "active"]]);
});

const auditOf = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { action: string; detail: string; sessionId: string }>(
      "SELECT action, detail, sessionId FROM AuditEvent WHERE concernsId = ? ORDER BY seq",
    )
    .all(userId);

describe("a profile", () => {
  test("is the person's own, with how many came by the code", async () => {
    const { userId } = camille;
    await database.writer.$transaction(async (tx) => {
      await tx.user.create({ data: userRow({ referredById: userId }) });
      await tx.user.create({ data: userRow({ referredById: userId }) });
      await tx.user.create({ data: userRow({ referredById: userId, erasedAt: NOW }) });
    });
    expect(await getProfile(camille)).toEqual({
      firstName: "Camille",
      lastName: "Martin",
      email: camille.email,
      phone: "06 12 34 56 78",
      address: null,
      city: null,
      postalCode: null,
      referralCode: expect.stringMatching(/^[A-Z0-9]{6}$/),
      referred: 2,
    });
  });

  test("of a demonstration's account is nobody's to change", async () => {
    const changed = changeProfile(GIVEN, { ...camille, isDemo: true }, NOW);
    await expect(changed).rejects.toThrow("account.demo");
    expect((await getProfile(camille)).firstName).toBe("Camille");
  });

  test("is changed, and the audit names the fields without what they hold", async () => {
    expect(await changeProfile({ ...GIVEN, lastName: "Martin" }, camille, NOW)).toEqual([
      "firstName",
      "phone",
      "address",
      "city",
      "postalCode",
    ]);
    expect(await getProfile(camille)).toMatchObject({ ...GIVEN, lastName: "Martin" });
    const lines = auditOf(camille);
    expect(lines).toEqual([
      {
        action: "account.profile-changed",
        detail: '{"fields":"firstName phone address city postalCode"}',
        sessionId: camille.sessionId,
      },
    ]);
  });

  test("forgets what is left empty", async () => {
    await changeProfile(GIVEN, camille, NOW);
    const { address, city, postalCode, ...rest } = GIVEN;
    await changeProfile(rest, camille, NOW);
    expect(await getProfile(camille)).toMatchObject({
      address: null,
      city: null,
      postalCode: null,
    });
  });

  test("that does not change leaves no line", async () => {
    await changeProfile(GIVEN, camille, NOW);
    expect(await changeProfile(GIVEN, camille, NOW)).toEqual([]);
    expect(auditOf(camille)).toHaveLength(1);
  });

  test("changed at once from several places is one of those given, whole", async () => {
    const given = Array.from({ length: 8 }, (_, at) => ({
      ...GIVEN,
      firstName: `Zoé${"a".repeat(at)}`,
      city: `Ville ${at}`,
    }));
    await Promise.all(given.map((one) => changeProfile(one, camille, NOW)));
    const { firstName, city } = await getProfile(camille);
    expect(given.some((one) => one.firstName === firstName && one.city === city)).toBe(true);
    expect(auditOf(camille)).toHaveLength(8);
  });

  test("of an erased account is neither read nor changed", async () => {
    database.raw
      .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
      .run("2026-11-21", camille.userId);
    await expect(getProfile(camille)).rejects.toThrow("request.signed-out");
    await expect(changeProfile(GIVEN, camille, NOW)).rejects.toThrow("request.signed-out");
  });

  test("leaves everybody else's as it was, and the rest of one's own account", async () => {
    const marc = await createPerson(database, [["seller", "active"]]);
    const own = () =>
      database.raw
        .prepare("SELECT email, emailNormalized, activeRole, referralCode FROM User WHERE id = ?")
        .get(camille.userId);
    const before = [await getProfile(marc), own()];
    await changeProfile(GIVEN, camille, NOW);
    expect([await getProfile(marc), own()]).toEqual(before);
  });
});

describe("what is sent as a profile", () => {
  test("may leave the address out", () => {
    const { firstName, lastName, phone } = GIVEN;
    expect(profileSchema.parse({ firstName, lastName, phone })).toEqual({
      firstName,
      lastName,
      phone,
    });
  });

  test.each([
    ["firstName", "", "Prénom requis"],
    ["lastName", "M", "Nom requis"],
    ["phone", "0612", "Numéro de téléphone invalide"],
    ["phone", ["06 12 34 56 78", "06 12 34 56 79"], "Numéro de téléphone invalide"],
    ["postalCode", "35", "Code postal invalide"],
    ["postalCode", "35000\n", null],
    ["postalCode", "<script>", "Code postal invalide"],
    ["address", "x".repeat(201), "Adresse invalide"],
    ["address", "3 rue\u0000de Paris", "Adresse invalide"],
    ["city", { $ne: "" }, "Ville invalide"],
    ["city", ["Rennes", "Brest"], "Ville invalide"],
  ])("with the %s %j says %j", (field, value, message) => {
    const { error } = profileSchema.safeParse({ ...GIVEN, [field]: value });
    expect(error?.issues[0]?.message ?? null).toBe(message);
  });

  test.each(["role", "roles", "activeRole", "email", "passwordHash", "id", "referralCode"])(
    "with the field %s, which it does not have, is refused",
    (name) => {
      expect(profileSchema.safeParse({ ...GIVEN, [name]: "trust_manager" }).success).toBe(false);
    },
  );

  test("with __proto__ carries nothing of it", () => {
    const body: unknown = JSON.parse(
      JSON.stringify(GIVEN).replace("{", '{"__proto__":{"activeRole":"trust_manager"},'),
    );
    const { data } = profileSchema.safeParse(body);
    expect(Object.keys(data ?? {})).not.toContain("activeRole");
    expect((data as Record<string, unknown> | undefined)?.activeRole).toBeUndefined();
  });
});
