import { expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { GET } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));

const database = adoptedDatabase();

const get = () => GET(new Request("http://localhost/ambassador/commissions/export"), {});

test("the ledger is a file of the looper's own lines", async () => {
  const actor = askAs(await createPerson(database, [["ambassador", "active"]]));
  const other = await createPerson(database, [["ambassador", "active"]]);
  const entry = (ambassadorId: string, amountCents: number) => ({
    id: newId(),
    ambassadorId,
    event: "visit_organised" as const,
    propertyName: "Maison, Betton",
    ruleVersion: "2026-11",
    amountCents,
    occurredAt: new Date("2026-11-10T10:00:00Z"),
  });
  await database.writer.$transaction(async (tx) => {
    await tx.commissionEntry.create({ data: entry(actor.userId, 125_00) });
    await tx.commissionEntry.create({ data: entry(other.userId, 999_00) });
  });
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="commissions-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  expect(text).toContain('10/11/2026;"Visite organisée"');
  expect(text).not.toContain("999");
});

test("is refused to nobody and to who never was a looper; who left has it", async () => {
  askAs(null);
  expect((await get()).status).toBe(401);
  askAs(await createPerson(database, [["buyer", "active"]]));
  expect((await get()).status).toBe(403);
  askAs(await createPerson(database, [["ambassador", "left"]]));
  expect((await get()).status).toBe(200);
});
