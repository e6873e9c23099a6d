import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseAccount } from "../accounts/erasure/commands/erase-account.ts";
import { newId } from "../kernel/ids.ts";
import { databaseInUse } from "../platform/db/in-use.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { solvedToken } from "../testing/captcha.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson, PERSONAS } from "../testing/people.ts";
import { listTasks } from "../trust/tasks/queries/list-tasks.ts";
import { closeReport } from "./commands/close-report.ts";
import { purgeReports } from "./commands/purge-reports.ts";
import { reportListing } from "./commands/report-listing.ts";
import { reportListingAsVisitor } from "./commands/report-listing-as-visitor.ts";
import { countReports } from "./queries/count-reports.ts";
import { findReportedListing } from "./queries/find-reported-listing.ts";
import { listReports } from "./queries/list-reports.ts";
import type { ReportReason } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ORIGIN = { network: "203.0.113.7", loopback: false, userAgent: null };

const database = adoptedDatabase();
let manager: Actor;
let seller: Actor;
let reporter: Actor;

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]], { firstName: "Inès" });
  seller = await createPerson(database, [["seller", "active"]], { firstName: "Bruno" });
  reporter = await createPerson(database, [["buyer", "active"]], { firstName: "Camille" });
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

/** Has nobody reported anything yet: counts are in this process's memory, or in the server's table. */
function forgetCounts(): void {
  if (databaseInUse() === "postgresql") database.raw.prepare("DELETE FROM RateCount").run();
  for (const limit of ["report", "report-mail", "report-mail-everywhere"]) {
    replaceOnce(`tries.${limit}`, undefined);
  }
}

beforeEach(forgetCounts);

async function listing(changes: Partial<Parameters<typeof propertyRow>[0]> = {}): Promise<string> {
  const data = propertyRow({ sellerId: seller.userId, ...changes });
  await database.writer.$transaction((tx) => tx.property.create({ data }));
  return data.id;
}

const input = (
  listingId: string,
  reason: ReportReason = "fraud",
  text = "Un virement demandé",
) => ({
  listingId,
  reason,
  text,
});

async function visitorReport(listingId: string, email?: string, token?: string) {
  const solved = token ?? (await solvedToken(NOW));
  await reportListingAsVisitor({ ...input(listingId), email, token: solved }, ORIGIN, NOW);
}

const reportsOn = (listingId: string) =>
  database.raw
    .prepare("SELECT * FROM ListingReport WHERE propertyId = ? ORDER BY createdAt, id")
    .all(listingId) as Record<string, string | null>[];
const onlyId = (listingId: string) => reportsOn(listingId)[0]?.id ?? "";
const auditOf = (subjectId: string) =>
  database.raw
    .prepare(
      "SELECT action, actorId, concernsId, detail FROM AuditEvent WHERE subjectId = ? ORDER BY seq",
    )
    .all(subjectId) as { action: string; actorId: string | null; concernsId: string | null }[];
const mailsTo = (address: string) => writtenMails(database.raw, address);
const clear = () => database.raw.exec("DELETE FROM OutboxMail");
const statusOf = (id: string) =>
  database.raw.prepare("SELECT status FROM Property WHERE id = ?").pluck().get(id);

describe("a report", () => {
  test("of a person is stored, audited and acknowledged, and the seller hears nothing", async () => {
    clear();
    const id = await listing();
    await reportListing(input(id), reporter, NOW);
    const [report] = reportsOn(id);
    expect(report).toMatchObject({
      status: "open",
      reason: "fraud",
      text: "Un virement demandé",
      reporterId: reporter.userId,
      email: null,
    });
    expect(auditOf(report?.id ?? "")).toMatchObject([
      { action: "report.filed", actorId: reporter.userId, concernsId: reporter.userId },
    ]);
    const [mail, ...others] = mailsTo(reporter.email);
    expect(mail?.kind).toBe("report-received");
    expect(mail?.text).not.toContain("Un virement");
    expect([others, mailsTo(seller.email)]).toEqual([[], []]);
  });

  test("said again while it is under way changes nothing", async () => {
    const id = await listing();
    await reportListing(input(id), reporter, NOW);
    await reportListing(input(id, "other", "Encore"), reporter, NOW);
    expect(reportsOn(id)).toHaveLength(1);
  });

  test("of a visitor takes a captcha, and an address or none", async () => {
    clear();
    const id = await listing();
    await visitorReport(id, "voisin@example.org");
    await visitorReport(id);
    expect(reportsOn(id).map(({ email }) => email)).toEqual(
      expect.arrayContaining(["voisin@example.org", null]),
    );
    expect(mailsTo("voisin@example.org").map(({ kind }) => kind)).toEqual(["report-received"]);
  });

  test("is not made with a captcha that was spent, or that is none", async () => {
    const [one, other] = [await listing(), await listing()];
    const token = await solvedToken(NOW);
    await visitorReport(one, undefined, token);
    await expect(visitorReport(other, undefined, token)).rejects.toThrow("captcha.spent");
    await expect(visitorReport(other, undefined, "bm90aGluZw==")).rejects.toThrow(
      "captcha.invalid",
    );
    expect(reportsOn(other)).toEqual([]);
  });

  test.each(["draft", "in_review", "paused", "withdrawn"] as const)(
    "is not made of a listing that nobody sees: %s",
    async (status) => {
      const id = await listing({ status });
      expect(await findReportedListing(id)).toBeNull();
      await expect(reportListing(input(id), reporter, NOW)).rejects.toThrow("listing.not-found");
      await expect(visitorReport(id)).rejects.toThrow("listing.not-found");
    },
  );

  test("is one of six an hour", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const ids = await Promise.all(Array.from({ length: 7 }, () => listing()));
    for (const id of ids.slice(0, 6)) await reportListing(input(id), person, NOW);
    await expect(reportListing(input(ids[6] ?? ""), person, NOW)).rejects.toThrow(
      "request.too-many",
    );
  });
});

describe("the team", () => {
  async function reported(changes: Parameters<typeof listing>[0] = {}) {
    clear();
    const listingId = await listing(changes);
    await reportListing(input(listingId), reporter, NOW);
    forgetCounts();
    return { listingId, reportId: onlyId(listingId) };
  }

  test("finds it among its tasks until it is closed", async () => {
    const { reportId } = await reported();
    const isTask = async () => {
      const { rows } = await listTasks(manager, { kind: "listing-report" }, NOW);
      return rows.some(({ id }) => id === reportId);
    };
    expect(await isTask()).toBe(true);
    await closeReport({ reportId, outcome: "unfounded" }, manager, NOW);
    expect(await isTask()).toBe(false);
  });

  test("concludes it, which is a line of the audit and settles its task", async () => {
    const { listingId, reportId } = await reported();
    const { rows } = await listReports(manager, { view: "open" });
    expect(rows.find(({ id }) => id === reportId)).toMatchObject({
      status: "open",
      closing: null,
      reporter: { email: reporter.email },
    });
    await closeReport({ reportId, outcome: "unfounded" }, manager, NOW);
    expect(auditOf(reportId).map(({ action }) => action)).toEqual([
      "report.filed",
      "report.closed",
    ]);
    const closed = (await listReports(manager, { view: "closed" })).rows;
    expect(closed.find(({ id }) => id === reportId)?.closing?.name).toContain("Inès");
    expect(statusOf(listingId)).toBe("active");
    expect(mailsTo(reporter.email).map(({ kind }) => kind)).toContain("report-closed");
    expect(mailsTo(seller.email)).toEqual([]);
    expect((await countReports(manager)).closed).toBeGreaterThan(0);
  });

  test("withdraws the listing by its conclusion, and tells the seller why but not who", async () => {
    const { listingId, reportId } = await reported();
    await closeReport({ reportId, outcome: "withdrawn" }, manager, NOW);
    expect(statusOf(listingId)).toBe("withdrawn");
    const [mail] = mailsTo(seller.email);
    expect(mail?.kind).toBe("listing-withdrawn");
    expect(mail?.text).toContain("Je soupçonne une escroquerie");
    expect(mail?.text).not.toMatch(/Camille|virement/);
    expect(mail?.text).not.toContain(reporter.email);
  });

  test("withdraws no listing whose sale is under way, and the report stays", async () => {
    const { reportId, listingId } = await reported({ status: "under_offer" });
    await expect(closeReport({ reportId, outcome: "withdrawn" }, manager, NOW)).rejects.toThrow(
      "report.moved",
    );
    expect([statusOf(listingId), reportsOn(listingId)[0]?.status]).toEqual(["under_offer", "open"]);
    expect(mailsTo(seller.email)).toEqual([]);
  });

  test("concludes it once, of two at once one", async () => {
    const { reportId } = await reported();
    const close = (id = reportId) =>
      closeReport({ reportId: id, outcome: "unfounded" }, manager, NOW);
    const results = await Promise.allSettled([close(), close()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(close()).rejects.toThrow("report.moved");
    await expect(close(newId())).rejects.toThrow("report.not-found");
  });

  test("has nobody judge a report of their own listing", async () => {
    const { reportId } = await reported({ sellerId: manager.userId });
    const judging = closeReport({ reportId, outcome: "unfounded" }, manager, NOW);
    await expect(judging).rejects.toThrow("request.forbidden");
    const { rows } = await listReports(manager, { view: "open" });
    expect(rows.find(({ id }) => id === reportId)?.isOwn).toBe(true);
  });

  test.each(Object.entries(PERSONAS))("is trust managers alone: %s", async (persona, roles) => {
    if (persona === "trust manager") return;
    const { reportId } = await reported();
    const person = await createPerson(database, roles);
    const judging = closeReport({ reportId, outcome: "unfounded" }, person, NOW);
    await expect(judging).rejects.toThrow("request.forbidden");
    await expect(listReports(person, { view: "open" })).rejects.toThrow("request.forbidden");
  });
});

test("a reporter who erases the account leaves what was wrong, without who said it", async () => {
  const person = await createPerson(database, [["buyer", "active"]]);
  const id = await listing();
  await reportListing(input(id), person, NOW);
  await visitorReport(id, person.email);
  await eraseAccount(person, NOW);
  for (const report of reportsOn(id)) {
    expect(report).toMatchObject({ reason: "fraud", text: "", email: null, reporterId: null });
  }
});

test("a year after its end a report says no more who made it", async () => {
  const id = await listing();
  await reportListing(input(id), reporter, NOW);
  const reportId = onlyId(id);
  await closeReport({ reportId, outcome: "forwarded" }, manager, NOW);
  await purgeReports(new Date("2027-11-20T10:00:00Z"));
  expect(reportsOn(id)[0]?.text).not.toBe("");
  await purgeReports(new Date("2027-11-22T10:00:00Z"));
  expect(reportsOn(id)[0]).toMatchObject({ text: "", reporterId: null, outcome: "forwarded" });
});
