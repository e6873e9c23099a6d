import { beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import type { Actor } from "../sessions/queries.ts";
import { changePreferences } from "./commands.ts";
import { listPreferences } from "./queries.ts";
import { NOTIFICATION_DEFAULTS, NOTIFICATION_KINDS } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const NOTHING = NOTIFICATION_KINDS.map((kind) => ({ kind, email: false, push: false, sms: false }));

const database = adoptedDatabase();
let camille: Actor;
beforeEach(async () => {
  camille = await createPerson(database, [["seller", "active"]]);
});

const details = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { action: string; detail: string }>(
      "SELECT action, detail FROM AuditEvent WHERE concernsId = ? ORDER BY seq",
    )
    .all(userId)
    .map(({ action, detail }) => [action, JSON.parse(detail)]);

describe("preferences", () => {
  test("of who never chose are the defaults", () => {
    expect(listPreferences(camille)).toEqual(NOTIFICATION_DEFAULTS);
  });

  test("keep the e-mails of visits and offers, whatever is sent", async () => {
    await changePreferences(NOTHING, camille, NOW);
    const stored = listPreferences(camille);
    expect(stored.filter(({ email }) => email).map(({ kind }) => kind)).toEqual([
      "visit_request",
      "offer_received",
    ]);
    expect(stored.some(({ push, sms }) => push || sms)).toBe(false);
    const rows = database.raw
      .prepare("SELECT kind FROM NotificationPreference WHERE userId = ? AND email = 1")
      .all(camille.userId);
    expect(rows).toHaveLength(2);
  });

  test("are in force even where a row says otherwise", async () => {
    await changePreferences(NOTHING, camille, NOW);
    database.raw.prepare("UPDATE NotificationPreference SET email = 0").run();
    expect(listPreferences(camille).find(({ kind }) => kind === "offer_received")?.email).toBe(
      true,
    );
  });

  test("that change leave a line that names the kinds, and none where nothing changes", async () => {
    await changePreferences(NOTHING, camille, NOW);
    await changePreferences(NOTHING, camille, NOW);
    const sms = NOTHING.map((one) => ({ ...one, sms: one.kind === "new_lead" }));
    await changePreferences(sms, camille, NOW);
    expect(details(camille)).toEqual([
      ["account.preferences-changed", { kinds: NOTIFICATION_KINDS.join(" ") }],
      ["account.preferences-changed", { kinds: "new_lead" }],
    ]);
  });

  test("changed at once end as one of those given", async () => {
    const every = [true, false, true, false].map((push) =>
      NOTHING.map((one) => ({ ...one, push, sms: push })),
    );
    await Promise.all(every.map((chosen) => changePreferences(chosen, camille, NOW)));
    const stored = listPreferences(camille);
    expect(new Set(stored.map(({ push, sms }) => `${push} ${sms}`)).size).toBe(1);
    expect(stored.every(({ push, sms }) => push === sms)).toBe(true);
  });

  test("of one person are nobody else's", async () => {
    const marc = await createPerson(database, [["seller", "active"]]);
    await changePreferences(NOTHING, camille, NOW);
    expect(listPreferences(marc)).toEqual(NOTIFICATION_DEFAULTS);
  });

  test("of an erased account don't change", async () => {
    database.raw.prepare("UPDATE User SET erasedAt = ? WHERE id = ?").run("2026", camille.userId);
    await expect(changePreferences(NOTHING, camille, NOW)).rejects.toThrow("request.signed-out");
  });
});
