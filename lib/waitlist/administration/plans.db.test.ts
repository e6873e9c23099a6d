import { beforeAll, expect, test } from "vitest";
import { planOf, statementsOf, tablesScanned } from "../../testing/statements.ts";
import { EVERYBODY, NOW, withTeam } from "../../testing/waitlist-team.ts";
import { statusToken } from "../links.ts";
import { findWaitlistStatus } from "../queries/find-waitlist-status.ts";
import { countQueues } from "./queries/count-queues.ts";
import { countWaitlist } from "./queries/count-waitlist.ts";
import { getWaitlistFunnel } from "./queries/get-waitlist-funnel.ts";
import { listCampaigns } from "./queries/list-campaigns.ts";
import { listDecidedReferrals } from "./queries/list-decided-referrals.ts";
import { listEntries } from "./queries/list-entries.ts";
import { listHeldReferrals } from "./queries/list-held-referrals.ts";
import { listWaves } from "./queries/list-waves.ts";
import { previewWave } from "./queries/preview-wave.ts";

/** SQLite's plans for a list of some length: what is looked at must not grow with it where little is shown. */

const team = withTeam();

beforeAll(() => {
  const at = (start: number) =>
    `strftime('%Y-%m-%dT%H:%M:%S.000+00:00', ${start} + i * 100, 'unixepoch')`;
  const [subscribed, confirmed] = [at(1_790_000_000), at(1_790_000_100)];
  const upTo = (end: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${end})`;
  const { userId } = team.manager;
  team.database.raw.exec(`
    INSERT INTO WaitlistWave (id, role, size, createdAt, createdById)
      ${upTo(100)} SELECT printf('w%011d', i), 'seller', 10, ${subscribed}, '${userId}' FROM n;
    INSERT INTO WaitlistEntry (id, email, emailNormalized, mailbox, role, source, referralCode,
        createdAt, confirmationSentAt, confirmedAt, waveId, invitedAt)
      ${upTo(5_000)}, person AS (SELECT *, format('p%d@example.org', i) AS email,
          i % 4 > 0 AS isConfirmed, i % 4 = 1 AND i < 1000 AS isInvited FROM n)
      SELECT printf('e%011d', i), email, email, email, iif(i % 2, 'seller', 'buyer'),
        iif(i % 5 = 0, 'salon', NULL), iif(isConfirmed, upper(printf('%06x', i)), NULL),
        ${subscribed}, ${subscribed}, iif(isConfirmed, ${confirmed}, NULL),
        iif(isInvited, printf('w%011d', i % 100), NULL), iif(isInvited, ${confirmed}, NULL)
      FROM person;
    INSERT INTO WaitlistReferral (id, entryId, referrerCode, status, reasons, createdAt, settledAt,
        decidedAt, decidedById)
      ${upTo(5_000)}
      SELECT printf('r%011d', i), printf('e%011d', i), upper(printf('%06x', 1 + i % 50 * 4)),
        iif(i % 40 = 2, 'held', 'counted'), '[]', ${subscribed}, ${confirmed},
        iif(i % 40 = 1, ${confirmed}, NULL), iif(i % 40 = 1, '${userId}', NULL)
      FROM n WHERE i % 4 > 0;
    ANALYZE`);
});

/** Each statement of a read, and how it comes to the rows of the list. */
test.each<[string, () => unknown, string[]]>([
  ["the queues' lengths", () => countQueues(team.manager), ["q COVERING WaitlistEntry_queue"]],
  [
    "the whole funnel",
    () => countWaitlist(team.manager),
    [
      "WaitlistEntry COVERING WaitlistEntry_joined",
      "c COVERING WaitlistEntry_referralCode_key",
      "c COVERING WaitlistEntry_waveId_idx",
    ],
  ],
  [
    "a day of the funnel",
    () => getWaitlistFunnel(team.manager, { period: 7, source: null }, NOW),
    ["e COVERING WaitlistEntry_listed"],
  ],
  [
    "campaigns",
    () => listCampaigns(team.manager),
    ["WaitlistEntry COVERING WaitlistEntry_campaign"],
  ],
  [
    "what was decided",
    () => listDecidedReferrals(team.manager),
    ["r WaitlistReferral_decided", "e sqlite_autoindex_WaitlistEntry_1"],
  ],
  [
    "a page of the list, and the places of who is on it",
    () => listEntries(team.manager, { filter: EVERYBODY }),
    [
      "e COVERING WaitlistEntry_listed",
      "e sqlite_autoindex_WaitlistEntry_1",
      "q COVERING WaitlistEntry_queue",
    ],
  ],
  [
    "the list through a filter",
    () => listEntries(team.manager, { filter: { ...EVERYBODY, role: "buyer", stage: "joined" } }),
    ["e COVERING WaitlistEntry_listed", "e sqlite_autoindex_WaitlistEntry_1"],
  ],
  [
    "what is held",
    () => listHeldReferrals(team.manager),
    [
      "h WaitlistReferral_status_settledAt_idx",
      "e sqlite_autoindex_WaitlistEntry_1",
      "f WaitlistEntry_referralCode_key",
      "s WaitlistEntry_mailbox_idx",
    ],
  ],
  [
    "the waves",
    () => listWaves(team.manager),
    ["w WaitlistWave_createdAt_idx", "e COVERING WaitlistEntry_joined"],
  ],
  [
    "who would be invited",
    () => previewWave(team.manager, { role: "seller", size: 10, waiting: 10 }),
    ["q COVERING WaitlistEntry_queue", "e sqlite_autoindex_WaitlistEntry_1"],
  ],
  [
    "a person's place",
    () => findWaitlistStatus(statusToken("e00000003002"), NOW),
    ["q COVERING WaitlistEntry_queue"],
  ],
])("%s: along an index of its own", async (_what, read, expected) => {
  const statements = new Set(await statementsOf(read));
  const steps = [...statements].flatMap((sql) => planOf(team.database, sql));
  const taken = steps.map((step) =>
    /^\w+ (\w+)(?: EXISTS)? USING (?:(COVERING) )?INDEX (\w+)/
      .exec(step)
      ?.slice(1)
      .filter(Boolean)
      .join(" "),
  );
  const scanned = [...statements].flatMap((sql) =>
    tablesScanned(team.database, sql, { byIndex: false }),
  );
  // There is one person.
  expect(scanned.filter((table) => table !== "User")).toEqual([]);
  expect(steps.join()).not.toContain("AUTOMATIC");
  expect(taken).toEqual(expect.arrayContaining(expected));
});
