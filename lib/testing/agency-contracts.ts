import { newId } from "../kernel/ids.ts";
import { contractTerms, termsJson } from "../looper/contract/terms.ts";
import type { Transaction } from "../platform/db/clients.ts";
import { sha256 } from "../platform/sha256.ts";
import { communeRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { PUBLISHER } from "./signing.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/** Writes the signed contract of a looper; its file is none. @param text what it names the person by */
export async function writeContract(
  tx: Transaction,
  looperId: string,
  text = "Camille Martin",
): Promise<void> {
  const agent = {
    ...{ name: text, email: `${text.toLowerCase().replaceAll(" ", ".")}@example.org` },
    ...{ address: text, rsacNumber: "912345675", attestationEndsOn: "2027-06-01" },
    ...{ weeklyHours: 6, isDemo: false },
  };
  const terms = contractTerms(agent, ["Rennes"], PUBLISHER, "2026-11-01");
  await tx.agencyContract.create({
    data: {
      ...{ id: newId(), looperId, version: terms.version, terms },
      termsSha256: sha256(termsJson(terms)),
      ...{ codeHash: "0".repeat(43), codeExpiresAt: NOW, createdAt: NOW, expiresAt: NOW },
      ...{ signedAt: NOW, pdf: new Uint8Array([37]), pdfSha256: "0".repeat(64) },
      evidence: { name: text },
    },
  });
}

/** What a grant takes besides the papers: hours, a zone of one commune, a signed contract. */
export async function giveGrantNeeds(
  database: TestDatabase,
  { userId }: { userId: string },
): Promise<void> {
  await database.writer.$transaction(async (tx) => {
    const commune = communeRow();
    await tx.commune.upsert({ where: { code: commune.code }, create: commune, update: {} });
    const hours = { weeklyHours: 6 };
    await tx.ambassadorProfile.upsert({
      where: { userId },
      create: { userId, ...hours },
      update: hours,
    });
    const zone = { looperId: userId, updatedAt: NOW };
    await tx.looperZone.upsert({ where: { looperId: userId }, create: zone, update: {} });
    const place = { looperId: userId, communeCode: commune.code };
    await tx.looperZoneCommune.upsert({
      where: { looperId_communeCode: place },
      create: { ...place, distanceM: 0 },
      update: {},
    });
    await writeContract(tx, userId);
  });
}
