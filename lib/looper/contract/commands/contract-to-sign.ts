import { isDemoAddress } from "../../../accounts/demo.ts";
import { looperPapersOf } from "../../../accounts/role-grants/commands/looper-papers.ts";
import { addressLine } from "../../../kernel/address-line.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { contractInForce } from "../../../looper-charges/contract-in-force.ts";
import {
  canTakeMandates,
  documentPublisher,
} from "../../../mandate-signing/queries/document-publisher.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { contractGaps } from "../rules.ts";
import { type ContractTerms, contractTerms } from "../terms.ts";

/** A contract as it would be signed at this moment. */
export interface ContractToSign {
  terms: ContractTerms;
  grantId: string;
  firstName: string;
}

/**
 * The contract that a looper would sign at this moment.
 * @throws {DomainError} request.forbidden for a person who left, whose request was refused, or without one; signature.signed
 * where one is in force; contract.not-ready while something is missing
 */
export async function contractToSign(
  tx: Transaction,
  looperId: string,
  now: Date,
): Promise<ContractToSign> {
  const grant = await tx.roleGrant.findFirst({
    where: { userId: looperId, role: "ambassador", status: { notIn: ["refused", "left"] } },
    select: { id: true },
  });
  if (!grant) throw new DomainError("request.forbidden");
  if ((await tx.agencyContract.count({ where: contractInForce(looperId) })) > 0) {
    throw new DomainError("signature.signed");
  }
  const person = await tx.user.findUniqueOrThrow({
    where: { id: looperId },
    select: {
      ...{ firstName: true, lastName: true, email: true, emailNormalized: true },
      ...{ address: true, postalCode: true, city: true },
      ambassador: { select: { weeklyHours: true } },
      zone: { select: { communes: { select: { commune: { select: { name: true } } } } } },
      looperPapers: { where: { outcome: null }, select: { kind: true } },
    },
  });
  const { firstName, lastName, email } = person;
  const papers = await looperPapersOf(tx, looperId);
  const zone = person.zone?.communes.map(({ commune }) => commune.name) ?? [];
  const weeklyHours = person.ambassador?.weeklyHours ?? null;
  const address = addressLine(person.address, person.postalCode, person.city);
  const isDemo = isDemoAddress(person.emailNormalized);
  const today = civilDay(now);
  const gaps = contractGaps(
    {
      ...{ papers, address, weeklyHours, zoneCommunes: zone.length },
      waiting: person.looperPapers.map(({ kind }) => kind),
      hasPublisher: canTakeMandates({ isDemonstration: isDemo }),
    },
    today,
  );
  const { rsacNumber, attestationExpiresOn: attestationEndsOn } = papers;
  if (gaps.length > 0 || !rsacNumber || !attestationEndsOn || !address || weeklyHours === null) {
    throw new DomainError("contract.not-ready");
  }
  const name = `${firstName} ${lastName}`;
  const agent = { name, email, address, rsacNumber, attestationEndsOn, weeklyHours, isDemo };
  return {
    terms: contractTerms(agent, zone, documentPublisher(), today),
    grantId: grant.id,
    firstName,
  };
}
