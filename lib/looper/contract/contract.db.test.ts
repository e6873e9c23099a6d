import { beforeAll, describe, expect, test } from "vitest";
import { decideLooperRequest } from "../../accounts/role-grants/commands/decide-looper-request.ts";
import { requestRole } from "../../accounts/role-grants/commands/request-role.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { handIn } from "../../testing/looper-papers.ts";
import { writtenMails } from "../../testing/mails.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { createPerson } from "../../testing/people.ts";
import {
  openAttestationRequest,
  openOwnAttestationRequest,
} from "../attestation-request/commands/open-attestation-request.ts";
import { leaveNetwork } from "../leaving/commands/leave-network.ts";
import { checkPaper } from "../papers/commands/check-paper.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";
import { openLooperContract, openOwnContract } from "./commands/open-contract.ts";
import { purgeContracts } from "./commands/purge-contracts.ts";
import { requestContract } from "./commands/request-contract.ts";
import { signContract } from "./commands/sign-contract.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const CONNECTION = { network: "192.0.2.0/24", userAgent: "Firefox" };
const ORIGIN = { ...CONNECTION, loopback: false };

const database = adoptedDatabase();
let manager: Actor;

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]], { firstName: "Inès" });
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});

/** Somebody with all that a contract names, and nothing signed. */
async function ready(): Promise<Actor> {
  const looper = await createPerson(
    database,
    [
      ["buyer", "active"],
      ["ambassador", "pending"],
    ],
    { address: "1 place Hoche", postalCode: "35000", city: "Rennes" },
  );
  const { userId } = looper;
  for (const paper of ["rsac", "attestation"] as const) {
    const { paperId } = await handIn(database, looper, paper, NOW);
    await checkPaper({ paperId }, manager, NOW);
  }
  await handIn(database, looper, "identity", NOW);
  await handIn(database, looper, "insurance", NOW);
  await database.writer.$transaction(async (tx) => {
    await tx.ambassadorProfile.update({ where: { userId }, data: { weeklyHours: 5 } });
    await tx.looperZone.create({
      data: {
        looperId: userId,
        updatedAt: NOW,
        communes: { create: { communeCode: communeRow().code, distanceM: 0 } },
      },
    });
  });
  return looper;
}

const codeFor = ({ email }: Actor) => {
  const mails = writtenMails(database.raw, email).filter(({ kind }) => kind === "contract-code");
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
};
const nameOf = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`;
const request = (looper: Actor, now = NOW) => requestContract({}, looper, ORIGIN, now);
const sign = (looper: Actor, contractId: string, code: string, now = later(1)) =>
  signContract({ contractId, code, name: nameOf(looper), accept: true }, looper, ORIGIN, now);
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const grantIdOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(userId) as string;

describe("a contract", () => {
  test("is read, signed by the code of its mail, and opened by its two sides", async () => {
    const looper = await ready();
    const draft = await openOwnContract(looper, NOW);
    expect(draft.fileName).toBe("projet-contrat-agent-commercial.pdf");
    const { contractId } = await request(looper);
    expect((await getLooperFile(looper, NOW)).contract).toMatchObject({
      signedAt: null,
      gaps: [],
      pending: { id: contractId, isLocked: false },
    });
    await sign(looper, contractId, codeFor(looper));
    const { contract } = await getLooperFile(looper, later(2));
    expect(contract).toMatchObject({ signedAt: later(1), pending: null });
    const file = await openOwnContract(looper, later(2));
    const text = await pdfText(Buffer.from(file.body));
    for (const part of ["Contrat d’agent commercial", nameOf(looper), "125 €", "10 %", "Rennes"]) {
      expect(text.replaceAll(/\s/gu, " ")).toContain(part);
    }
    expect(await openLooperContract(grantIdOf(looper), manager, later(3))).toEqual(file);
    const actions = database.raw
      .prepare(
        "SELECT action FROM AuditEvent WHERE concernsId = ? AND action LIKE 'looper.contract%'",
      )
      .pluck()
      .all(looper.userId);
    expect(actions).toEqual([
      "looper.contract-requested",
      "looper.contract-signed",
      "looper.contract-read",
    ]);
    const [row] = database.raw
      .prepare("SELECT evidence, pdfSha256, termsSha256 FROM AgencyContract WHERE id = ?")
      .all(contractId) as { evidence: string; pdfSha256: string; termsSha256: string }[];
    expect(JSON.parse(row?.evidence ?? "")).toMatchObject({
      signer: { userId: looper.userId, typedName: nameOf(looper) },
      session: CONNECTION,
      code: { attempts: 1 },
      termsSha256: row?.termsSha256,
      pdfSha256: row?.pdfSha256,
    });
    expect(await codeOf(request(looper, later(4)))).toBe("signature.signed");
    expect(await codeOf(sign(looper, contractId, "000000", later(4)))).toBe("signature.signed");
  });

  test("is never changed nor deleted once signed, and ends once", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    await sign(looper, contractId, codeFor(looper));
    const run = (sql: string) => () => database.raw.prepare(sql).run(contractId);
    expect(run("UPDATE AgencyContract SET terms = '{}' WHERE id = ?")).toThrow(/never changed/);
    expect(run("DELETE FROM AgencyContract WHERE id = ?")).toThrow(/never deleted/);
    const end = "UPDATE AgencyContract SET endedAt = '2027-01-01T00:00:00.000+00:00' WHERE id = ?";
    expect(run(end)).not.toThrow();
    expect(run(end)).toThrow(/ends once/);
  });
});

describe("who left the network", () => {
  test("signs anew when they come back; what they had signed ended, and can still be read", async () => {
    const looper = await ready();
    const first = await request(looper);
    await sign(looper, first.contractId, codeFor(looper));
    const signed = await openOwnContract(looper, later(2));
    await leaveNetwork(looper, later(3));
    expect(await openOwnContract(looper, later(4))).toEqual(signed);
    expect(await openLooperContract(grantIdOf(looper), manager, later(4))).toEqual(signed);
    expect(await codeOf(request(looper, later(4)))).toBe("request.forbidden");

    await requestRole({ role: "ambassador" }, looper, later(5));
    const { contract } = await getLooperFile(looper, later(5));
    expect(contract).toMatchObject({ signedAt: null });
    const decision = { grantId: grantIdOf(looper), decision: "grant" } as const;
    expect(await codeOf(decideLooperRequest(decision, manager, later(5)))).toBe(
      "role.papers-incomplete",
    );
    await database.writer.$transaction((tx) =>
      tx.looperZoneCommune.upsert({
        where: {
          looperId_communeCode: { looperId: looper.userId, communeCode: communeRow().code },
        },
        create: { looperId: looper.userId, communeCode: communeRow().code, distanceM: 0 },
        update: {},
      }),
    );
    const draft = await openOwnContract(looper, later(6));
    expect(draft.fileName).toBe("projet-contrat-agent-commercial.pdf");
    expect((await request(looper, later(7))).contractId).not.toBe(first.contractId);
  });
});

describe("a code", () => {
  test("is locked after five that are wrong, and a new one signs", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    const code = codeFor(looper);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await codeOf(sign(looper, contractId, wrong(code)))).toBe("signature.code-wrong");
    }
    expect(await codeOf(sign(looper, contractId, code))).toBe("signature.locked");
    expect((await getLooperFile(looper, later(1))).contract.pending?.isLocked).toBe(true);
    const again = await request(looper, later(2));
    await sign(looper, again.contractId, codeFor(looper), later(3));
    expect((await getLooperFile(looper, later(4))).contract.signedAt).toEqual(later(3));
  });

  test("signs once, from two windows at the same time", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    const code = codeFor(looper);
    const outcomes = await Promise.allSettled([1, 2].map(() => sign(looper, contractId, code)));
    const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toMatchObject([{ code: "signature.signed" }]);
    const mails = writtenMails(database.raw, looper.email).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === "contract-signed")).toHaveLength(1);
  });

  test("counts wrong ones that come at the same time as one after another", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    const code = codeFor(looper);
    const tries = Array.from({ length: 8 }, () => codeOf(sign(looper, contractId, wrong(code))));
    const codes = (await Promise.all(tries)).toSorted();
    expect(codes).toEqual([
      ...Array(5).fill("signature.code-wrong"),
      ...Array(3).fill("signature.locked"),
    ]);
    expect(await codeOf(sign(looper, contractId, code))).toBe("signature.locked");
  });

  test("is over after a quarter of an hour, and its contract is deleted", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    expect(await codeOf(sign(looper, contractId, codeFor(looper), later(15)))).toBe(
      "signature.expired",
    );
    expect(await purgeContracts(later(15))).toBeGreaterThan(0);
    expect(await codeOf(sign(looper, contractId, codeFor(looper)))).toBe("contract.not-found");
  });

  test("of a tab that another one replaced signs nothing", async () => {
    const looper = await ready();
    const first = await request(looper);
    const code = codeFor(looper);
    const second = await request(looper, later(1));
    expect(await codeOf(sign(looper, first.contractId, code))).toBe("contract.not-found");
    await sign(looper, second.contractId, codeFor(looper), later(2));
  });

  test("signs nobody else's contract, nor under another name", async () => {
    const [looper, other] = [await ready(), await ready()];
    const { contractId } = await request(looper);
    const code = codeFor(looper);
    expect(await codeOf(sign(other, contractId, code))).toBe("contract.not-found");
    const named = { contractId, code, name: "Quelqu’un d’autre", accept: true } as const;
    expect(await codeOf(signContract(named, looper, ORIGIN, later(1)))).toBe("request.invalid");
    await sign(looper, contractId, code);
  });

  test("signs nothing once the file says something else", async () => {
    const looper = await ready();
    const { contractId } = await request(looper);
    await database.writer.$transaction((tx) =>
      tx.user.update({ where: { id: looper.userId }, data: { address: "2 place Hoche" } }),
    );
    expect(await codeOf(sign(looper, contractId, codeFor(looper)))).toBe("contract.terms-changed");
  });
});

describe("what a contract takes", () => {
  test("is the checked number and attestation; the others need only be handed in", async () => {
    const looper = await createPerson(database, [["ambassador", "pending"]]);
    expect(await codeOf(request(looper))).toBe("contract.not-ready");
    expect((await getLooperFile(looper, NOW)).contract.gaps).toEqual(
      expect.arrayContaining(["identity", "rsac", "attestation", "insurance", "zone", "hours"]),
    );
    const refused = await createPerson(database, [["ambassador", "refused"]]);
    expect(await codeOf(request(refused))).toBe("request.forbidden");
  });

  test("and a grant takes the contract", async () => {
    const looper = await ready();
    const grantId = grantIdOf(looper);
    const grant = () => codeOf(decideLooperRequest({ grantId, decision: "grant" }, manager, NOW));
    const papers = database.raw
      .prepare("SELECT id FROM LooperPaper WHERE looperId = ? AND outcome IS NULL")
      .pluck()
      .all(looper.userId) as string[];
    for (const paperId of papers) await checkPaper({ paperId }, manager, NOW);
    await database.writer.$transaction((tx) =>
      tx.ambassadorProfile.update({ where: { userId: looper.userId }, data: { trainedAt: NOW } }),
    );
    expect(await grant()).toBe("role.papers-incomplete");
    const { contractId } = await request(looper);
    await sign(looper, contractId, codeFor(looper));
    expect(await grant()).toBeNull();
  });
});

test("the request of an attestation takes a checked number, and each download is written down", async () => {
  const nobody = await createPerson(database, [["ambassador", "pending"]]);
  expect(await codeOf(openOwnAttestationRequest(nobody, NOW))).toBe("looper.rsac-unchecked");
  const looper = await ready();
  const { body } = await openOwnAttestationRequest(looper, NOW);
  expect(await pdfText(Buffer.from(body))).toContain("Demande d’attestation d’habilitation");
  await openAttestationRequest(grantIdOf(looper), manager, NOW);
  expect(await codeOf(openAttestationRequest("a".repeat(12), manager, NOW))).toBe("role.not-found");
  expect(await codeOf(openAttestationRequest(grantIdOf(looper), looper, NOW))).toBe(
    "request.forbidden",
  );
  const written = database.raw
    .prepare("SELECT count(*) FROM AuditEvent WHERE concernsId = ? AND action = ?")
    .pluck()
    .get(looper.userId, "looper.attestation-requested");
  expect(written).toBe(2);
});
