import { beforeEach, expect, test } from "vitest";
import { returnPaper } from "../../looper/papers/commands/return-paper.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { handIn } from "../../testing/looper-papers.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { warnOfPapers } from "./commands/warn-of-papers.ts";

const database = adoptedDatabase("test");
let looper: Actor;
beforeEach(async () => {
  looper = await createPerson(database, PERSONAS.ambassador);
});

const endOn = (attestationExpiresOn: string, insuranceExpiresOn = "2036-01-01") =>
  writePapers(database, looper, { attestationExpiresOn, insuranceExpiresOn });
const onDay = (day: string) => warnOfPapers(new Date(`${day}T05:00:00Z`));
const mails = ({ email } = looper) => writtenMails(database.raw, email);
const news = () =>
  database.raw
    .prepare("SELECT event FROM Notification WHERE userId = ?")
    .pluck()
    .all(looper.userId);

test("warns at sixty, thirty, seven days and one, once each", async () => {
  await endOn("2027-03-31");
  const sent: [string, number][] = [];
  const days = ["2027-01-29", "2027-01-30", "2027-01-31", "2027-03-01", "2027-03-24"];
  for (const day of [...days, "2027-03-25", "2027-03-30", "2027-03-31", "2027-04-01"]) {
    sent.push([day, await onDay(day)]);
    expect(await onDay(day)).toBe(0);
  }
  expect(sent.filter(([, count]) => count > 0)).toEqual([
    ["2027-01-30", 1],
    ["2027-03-01", 1],
    ["2027-03-24", 1],
    ["2027-03-30", 1],
  ]);
  expect(mails().map(({ kind }) => kind)).toEqual(Array(4).fill("looper-paper-ending"));
  expect(news()).toEqual(Array(4).fill("looper-paper.ending"));
});

test("names the paper, its day, what happens at midnight, and where it is renewed", async () => {
  await endOn("2027-03-31");
  await onDay("2027-03-24");
  const [mail] = mails();
  expect(mail?.subject).toContain("Attestation d’habilitation");
  expect(mail?.text).toContain("31 mars 2027");
  expect(mail?.text).toContain("minuit");
  expect(mail?.text).toContain("/ambassador/onboarding");
});

test("sends the nearest warning alone where days were missed", async () => {
  await endOn("2027-03-31");
  expect(await onDay("2027-03-26")).toBe(1);
  expect(await onDay("2027-03-29")).toBe(0);
  expect(await onDay("2027-03-30")).toBe(1);
});

test("warns of each paper by itself, and anew of another date", async () => {
  await endOn("2027-03-31", "2027-03-31");
  expect(await onDay("2027-03-24")).toBe(2);
  await endOn("2027-04-05", "2027-03-31");
  expect(await onDay("2027-03-25")).toBe(1);
  expect(await onDay("2027-03-29")).toBe(1);
});

test("warns of no paper whose renewal waits, unless it is returned or ends no later", async () => {
  await endOn("2027-03-31", "2027-03-31");
  const at = new Date("2027-03-20T09:00:00Z");
  const { paperId } = await handIn(database, looper, "attestation", at, { endsOn: "2028-03-31" });
  await handIn(database, looper, "insurance", at, { endsOn: "2027-03-31" });
  expect(await onDay("2027-03-24")).toBe(1);
  expect(mails()[0]?.subject).toContain("Assurance");
  const manager = await createPerson(database, PERSONAS["trust manager"]);
  await returnPaper({ paperId, reason: "unreadable" }, manager, at);
  expect(await onDay("2027-03-25")).toBe(1);
});

test("two at once warn once", async () => {
  await endOn("2027-03-31");
  const [one, two] = await Promise.all([onDay("2027-03-24"), onDay("2027-03-24")]);
  expect(one + two).toBe(1);
  expect(mails()).toHaveLength(1);
});

test.each(["pending", "suspended", "refused", "left"] as const)(
  "warns nobody who is %s",
  async (status) => {
    await endOn("2027-03-31");
    database.raw
      .prepare("UPDATE RoleGrant SET status = ? WHERE userId = ?")
      .run(status, looper.userId);
    expect(await onDay("2027-03-24")).toBe(0);
  },
);

test("warns a looper who can't be written to by the notification alone", async () => {
  await endOn("2027-03-31");
  database.raw.prepare("UPDATE User SET email = 'a,b' WHERE id = ?").run(looper.userId);
  expect(await onDay("2027-03-24")).toBe(1);
  expect(news()).toHaveLength(1);
});
