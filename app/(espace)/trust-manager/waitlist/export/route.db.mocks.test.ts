import { expect, test, vi } from "vitest";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { entryRow } from "@/lib/testing/waitlist";
import { GET } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));

const database = adoptedDatabase();

const get = (query = "") =>
  GET(new Request(`http://localhost/trust-manager/waitlist/export${query}`), {});
const linesOf = async (query = "") => {
  const bytes = await (await get(query)).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n");
};

const HEAD =
  '\ufeff"Adresse e-mail";"Profil";"Étape";"Provenance";"Code";"Code indiqué";"Inscription";"Confirmation";"Invitation";"Compte ouvert";"Parrainages comptés";"Parrainages à vérifier"';

test("the waitlist is a file whose cells are never formulas, through the filter of the page", async () => {
  const actor = askAs(await createPerson(database, [["trust_manager", "active"]]));
  const at = new Date("2026-11-20T23:30:00Z");
  await database.writer.$transaction((tx) =>
    tx.waitlistEntry.createMany({
      data: [
        entryRow({
          email: "=cmd()@example.org",
          role: "ambassador",
          createdAt: at,
          confirmedAt: at,
          referralCode: "ABCDEF",
          source: "-1",
          referredBy: '+"Zoé"; à\r\n@SUM(A1)',
        }),
        entryRow({ email: "zoé@example.org", role: "buyer", createdAt: new Date("2026-11-01") }),
      ],
    }),
  );
  expect(await linesOf("?role=buyer")).toEqual([
    HEAD,
    '"zoé@example.org";"Acheteur";"À confirmer";"Direct";;;01/11/2026;;;;0;0',
    "",
  ]);
  const all = (await linesOf()).join("\n");
  expect(all).toContain(
    `"'=cmd()@example.org";"Looper";"Confirmé";"Campagne -1";"ABCDEF";"'+""Zoé""; à\n@SUM(A1)";21/11/2026;21/11/2026;;;0;0`,
  );
  const response = await get();
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="liste-attente-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(
    await database.reader.auditEvent.count({
      where: { action: "waitlist.exported", actorId: actor.userId },
    }),
  ).toBe(3);
});

test("a list longer than a piece of the file is whole, each once", async () => {
  await database.writer.$transaction((tx) =>
    tx.waitlistEntry.createMany({ data: Array.from({ length: 2_100 }, () => entryRow()) }),
  );
  const lines = await linesOf();
  // The heading, the end, and a cell of two lines.
  expect(lines).toHaveLength(2_105);
  expect(new Set(lines).size).toBe(2_105);
});

test("is refused to nobody and to who is no trust manager, without a line of the audit", async () => {
  askAs(null);
  expect((await get()).status).toBe(401);
  const actor = askAs(await createPerson(database, [["seller", "active"]]));
  expect((await get()).status).toBe(403);
  expect(await database.reader.auditEvent.count({ where: { actorId: actor.userId } })).toBe(0);
});
