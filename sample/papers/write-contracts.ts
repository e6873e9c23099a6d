import type Database from "better-sqlite3";
import { addressLine } from "../../lib/kernel/address-line.ts";
import { newId } from "../../lib/kernel/ids.ts";
import { civilDay, daysBefore } from "../../lib/kernel/time.ts";
import { drawContract } from "../../lib/looper/contract/draw-contract.ts";
import { contractTerms, termsJson } from "../../lib/looper/contract/terms.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { sha256 } from "../../lib/platform/sha256.ts";
import { accountEvidenceSchema } from "../../lib/signatures/evidence.ts";
import { NOBODY } from "../people/rows/nobody.ts";
import { contractDaysAgo, SAMPLE_PEOPLE } from "../people/rows/users.ts";
import { SampleWriter } from "../people/rows/writer.ts";

/**
 * Gives each looper of the specification who has none a signed contract of the demonstration, which binds nobody.
 * @returns how many
 */
export async function writeContracts(database: Database.Database, now: Date): Promise<number> {
  const writer = new SampleWriter(database, now);
  const has = database.prepare('SELECT 1 FROM "AgencyContract" WHERE "looperId" = ?');
  const isThere = database.prepare('SELECT 1 FROM "AmbassadorProfile" WHERE "userId" = ?');
  let written = 0;
  for (const person of SAMPLE_PEOPLE) {
    const { id: looperId, looperPapers, email } = person;
    if (!looperPapers || has.get(looperId) || !isThere.get(looperId)) continue;
    const id = newId();
    const at = daysBefore(now, contractDaysAgo(person));
    const name = `${person.firstName} ${person.lastName}`;
    const address = addressLine(person.address, person.postalCode, person.city) ?? person.city;
    const { rsacNumber, weeklyHours, attestationDays } = looperPapers;
    const attestationEndsOn = writer.dayIn(attestationDays);
    const agent = {
      name,
      email,
      address,
      rsacNumber,
      weeklyHours,
      attestationEndsOn,
      isDemo: true,
    };
    const terms = contractTerms(agent, [person.city], NOBODY, civilDay(at));
    const json = termsJson(terms);
    const termsSha256 = sha256(json);
    const signature = { contractId: id, name, email, signedAt: at, termsSha256 };
    const pdf = await drawContract(terms, signature, at);
    const pdfSha256 = sha256(pdf);
    const evidence = accountEvidenceSchema.parse({
      version: 1,
      signer: { userId: looperId, accountName: name, typedName: name, email },
      session: { id: null, network: "demonstration", userAgent: null },
      code: {
        ...{ frozenAt: at.toISOString(), messageId: null, sentTo: email },
        ...{ sentAt: at.toISOString(), attempts: 1 },
      },
      ...{ signedAt: at.toISOString(), termsSha256, pdfSha256 },
    });
    const instant = toDbInstant(at);
    writer.insert("AgencyContract", {
      ...{ id, looperId, version: terms.version, terms: json, termsSha256 },
      // Nobody was sent a code.
      ...{ codeHash: "demonstration", codeExpiresAt: instant, attempts: 1 },
      ...{ createdAt: instant, expiresAt: instant, signedAt: instant },
      ...{ pdf, pdfSha256, evidence: JSON.stringify(evidence) },
    });
    written += 1;
  }
  return written;
}
