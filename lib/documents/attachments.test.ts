import { expect, test } from "vitest";
import { mayOpenAttachment } from "./attachments.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

test.each([
  ["the person who asked", "contact", false, [], true],
  ["the person who answers", "owner", false, [], true],
  ["a stranger", "stranger", false, [at(12)], false],
  ["who handles reports, of a conversation that nobody reported", "manager", true, [], false],
  ["who handles reports, where it was sent before the report", "manager", true, [at(12)], true],
  ["who handles reports, where it was sent as it was reported", "manager", true, [at(10)], true],
  ["who handles reports, where it was sent after the report", "manager", true, [at(9)], false],
  ["who handles reports, where one of two came after it", "manager", true, [at(9), at(11)], true],
] as const)("an attachment is opened by %s: %s", (_, userId, handlesReports, reportedAt, may) => {
  const sending = { sentAt: at(10), contactId: "contact", ownerId: "owner", reportedAt };
  expect(mayOpenAttachment(sending, { userId, handlesReports })).toBe(may);
});
