import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openSession } from "@/lib/accounts/sessions/commands/open-session";
import { findActor } from "@/lib/accounts/sessions/queries/find-visitor";
import { hashPassword } from "@/lib/platform/passwords";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createPerson } from "@/lib/testing/people";
import {
  changePasswordAction,
  changeProfileAction,
  eraseAccountAction,
  secondFactorAction,
  signOutDeviceAction,
} from "./actions";
import { GET, POST } from "./export/route";

/** What the browser of the test carries, in the place of Next's cookies. */
const browser = vi.hoisted(() => ({ token: null as string | null }));

vi.mock("next/cache", () => ({ refresh: () => {} }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));
vi.mock("@/lib/auth/session", async () => {
  const { findActor: find } = await import("@/lib/accounts/sessions/queries/find-visitor");
  const { DomainError } = await import("@/lib/kernel/errors");
  return {
    requireActor: async () => {
      const actor = await find(browser.token);
      if (!actor) throw new DomainError("request.signed-out");
      return actor;
    },
    currentSignInContext: async () => ({ network: "test", loopback: true, userAgent: null }),
    writeSignInCookies: async ({ token }: { token: string }) => {
      browser.token = token;
    },
    dropSession: async () => {
      browser.token = null;
    },
  };
});

const PASSWORD = "mot de passe présent";
const database = adoptedDatabase();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let camille: Actor;
beforeEach(async () => {
  const { userId } = await createPerson(database, [["buyer", "active"]], { passwordHash });
  browser.token = await openSession({ userId, remember: false, userAgent: null });
  const actor = await findActor(browser.token);
  if (!actor) throw new Error("expected somebody");
  camille = actor;
});

type Entries = readonly (readonly [string, string])[];
function formOf(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const account = () =>
  database.raw
    .prepare(
      `SELECT firstName, email, emailNormalized, activeRole, passwordHash, erasedAt,
         (SELECT group_concat(role || status) FROM RoleGrant g WHERE g.userId = u.id) AS roles
       FROM User u WHERE id = ?`,
    )
    .get(camille.userId) as Record<string, string | null>;

const PROFILE: Entries = [
  ["firstName", "Zoé"],
  ["lastName", "Le Goff"],
  ["phone", "06 12 34 56 78"],
];
const NEXT = "une suite de mots à moi";
const CHANGE: Entries = [
  ["currentPassword", PASSWORD],
  ["password", NEXT],
  ["confirmPassword", NEXT],
];

const FORMS = [
  ["the profile", changeProfileAction, PROFILE],
  ["the password", changePasswordAction, CHANGE],
  ["the devices", signOutDeviceAction, [["device", "others"]]],
  [
    "the second factor",
    secondFactorAction,
    [
      ["step", "begin"],
      ["password", PASSWORD],
    ],
  ],
  [
    "the end of the account",
    eraseAccountAction,
    [
      ["password", PASSWORD],
      ["consent", "on"],
    ],
  ],
] as const;

describe.each(FORMS)("the form of %s", (_name, action, entries) => {
  test.each([
    [["role", "trust_manager"]],
    [["roles", "trust_manager"]],
    [["roles[]", "trust_manager"]],
    [["activeRole", "trust_manager"]],
    [["email", "other@example.org"]],
    [["passwordHash", "x"]],
    [["userId", "vendevr00000"]],
  ])("with %j is refused whole", async ([name, value]) => {
    const before = account();
    const state = await action(null, formOf([...entries, [name ?? "", value ?? ""]]));
    expect(state?.result.status).toBe("error");
    expect(account()).toEqual(before);
  });

  test.each(["__proto__.activeRole", "constructor.prototype.activeRole"])(
    "with %s gives nothing by it",
    async (name) => {
      const { roles, activeRole, email } = account();
      // The last of the forms leads to another page, by throwing.
      await action(null, formOf([...entries, [name, "trust_manager"]])).catch(() => null);
      const after = account();
      expect(after.activeRole).toBe(activeRole);
      if (after.erasedAt === null) expect(after).toMatchObject({ roles, email });
      expect(({} as Record<string, unknown>).activeRole).toBeUndefined();
    },
  );

  test("with each key twice is refused", async () => {
    const before = account();
    const state = await action(null, formOf([...entries, ...entries]));
    expect(state?.result.status).toBe("error");
    expect(account()).toEqual(before);
  });

  test("of nobody leads to the login, and changes nothing", async () => {
    browser.token = null;
    const before = account();
    await expect(action(null, formOf(entries))).rejects.toThrow("redirected to /connexion");
    expect(account()).toEqual(before);
  });
});

describe("the forms", () => {
  test("keep what was typed when a field is wrong, and never a password", async () => {
    const wrong = await changeProfileAction(
      null,
      formOf([["firstName", "Z"], ...PROFILE.slice(1)]),
    );
    expect(wrong?.result).toMatchObject({
      status: "error",
      error: { firstName: ["Prénom requis"] },
      initialValue: { firstName: "Z", lastName: "Le Goff" },
    });
    const refused = await changePasswordAction(
      null,
      formOf([["currentPassword", "autre"], ...CHANGE.slice(1)]),
    );
    expect(refused?.result.error).toHaveProperty("currentPassword");
    expect(JSON.stringify(refused)).not.toContain(NEXT);
    expect(JSON.stringify(refused)).not.toContain("autre");
  });

  test("change the password, and sign in anew", async () => {
    const before = browser.token;
    const state = await changePasswordAction(null, formOf(CHANGE));
    expect(state?.message).toBeTruthy();
    expect(JSON.stringify(state)).not.toContain(NEXT);
    expect(browser.token).not.toBe(before);
    expect(await findActor(before)).toBeNull();
    expect((await findActor(browser.token))?.userId).toBe(camille.userId);
  });

  test("ask a trust manager for twelve characters", async () => {
    database.raw
      .prepare("UPDATE RoleGrant SET role = 'trust_manager' WHERE userId = ?")
      .run(camille.userId);
    const state = await changePasswordAction(
      null,
      formOf([
        ["currentPassword", PASSWORD],
        ["password", "onze lettres".slice(1)],
        ["confirmPassword", "onze lettres".slice(1)],
      ]),
    );
    expect(state?.result.error?.password?.[0]).toContain("12 caractères");
  });

  test("begin a second factor for the password only", async () => {
    const step: Entries = [["step", "begin"]];
    const wrong = await secondFactorAction(null, formOf([...step, ["password", "autre"]]));
    expect(wrong?.result.error).toHaveProperty("password");
    const rows = () =>
      database.raw.prepare("SELECT 1 FROM SecondFactor WHERE userId = ?").all(camille.userId);
    expect(rows()).toHaveLength(0);
    await secondFactorAction(null, formOf([...step, ["password", PASSWORD]]));
    expect(rows()).toHaveLength(1);
  });

  test("end the account for the password and the box, and sign out", async () => {
    const password: Entries = [["password", PASSWORD]];
    const unticked = await eraseAccountAction(null, formOf(password));
    expect(unticked?.result.error).toHaveProperty("consent");
    expect(account().erasedAt).toBeNull();
    await expect(
      eraseAccountAction(null, formOf([...password, ["consent", "on"]])),
    ).rejects.toThrow("redirected to /");
    expect(account().erasedAt).not.toBeNull();
    expect(browser.token).toBeNull();
  });

  test("do not sign out a device of somebody else", async () => {
    const { userId } = await createPerson(database, [["buyer", "active"]]);
    const token = await openSession({ userId, remember: false, userAgent: null });
    const device = (await findActor(token))?.sessionId ?? "";
    const state = await signOutDeviceAction(null, formOf([["device", device]]));
    expect(state?.result.status).toBe("error");
    expect(await findActor(token)).not.toBeNull();
  });
});

describe("the export of one's data", () => {
  const ask = (entries: Entries) =>
    POST(
      new Request("http://localhost/settings/export", { method: "POST", body: formOf(entries) }),
    );
  const placeOf = (response: Response) => [response.status, response.headers.get("location")];
  const refused = (reason: string) => [303, `/settings?onglet=securite&export=${reason}#export`];

  test("is a ZIP, given for the password and kept by nobody on the way", async () => {
    const response = await ask([["password", PASSWORD]]);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w-]+\.zip"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  test.each<[string, Entries]>([
    ["a wrong password", [["password", "autre"]]],
    ["no password", []],
    [
      "another field",
      [
        ["password", PASSWORD],
        ["userId", "vendevr00000"],
      ],
    ],
  ])("with %s leads back to the form", async (_name, entries) => {
    expect(placeOf(await ask(entries))).toEqual(refused("mot-de-passe"));
  });

  test("of a body that is no form leads back to it", async () => {
    const request = new Request("http://localhost/settings/export", { method: "POST", body: "{}" });
    expect(placeOf(await POST(request))).toEqual(refused("mot-de-passe"));
  });

  test("of nobody leads to the settings, which ask to sign in", async () => {
    browser.token = null;
    expect(placeOf(await ask([["password", PASSWORD]]))).toEqual([
      303,
      "/settings?onglet=securite",
    ]);
  });

  test("is not had by a mere link", () => {
    expect(placeOf(GET())).toEqual([303, "/settings?onglet=securite"]);
  });

  test("is refused after ten in a quarter of an hour", async () => {
    for (let time = 0; time < 10; time++) {
      const response = await ask([["password", PASSWORD]]);
      await response.body?.cancel();
      expect(response.status).toBe(200);
    }
    expect(placeOf(await ask([["password", PASSWORD]]))).toEqual(refused("tentatives"));
  });
});
