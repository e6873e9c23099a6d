import { isDemoAddress } from "../../../accounts/demo.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { addressLine } from "../../../kernel/address-line.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { isCompletePublisher } from "../../../mandate-signing/document.ts";
import type { DocumentFile } from "../../../mandate-signing/document-file.ts";
import { documentPublisher } from "../../../mandate-signing/queries/document-publisher.ts";
import { writer } from "../../../platform/db/clients.ts";
import { drawDocument } from "../../../platform/pdf.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { type AttestationRequest, attestationRequestText } from "../copy.ts";

/** Draws the request of a grant, once its number is checked, and writes the download down. */
async function drawRequest(
  where: { id: string } | { userId: string },
  actor: Actor,
  now: Date,
): Promise<DocumentFile> {
  const request = await writer().$transaction(async (tx): Promise<AttestationRequest> => {
    const grant = await tx.roleGrant.findFirst({
      where: { ...where, role: "ambassador" },
      select: { id: true, userId: true },
    });
    if (!grant) throw new DomainError("role.not-found");
    const person = await tx.user.findUniqueOrThrow({
      where: { id: grant.userId },
      select: {
        ...{ firstName: true, lastName: true, email: true, emailNormalized: true },
        ...{ address: true, postalCode: true, city: true },
        ambassador: { select: { rsacNumber: true } },
      },
    });
    const rsacNumber = person.ambassador?.rsacNumber ?? null;
    if (rsacNumber === null) throw new DomainError("looper.rsac-unchecked");
    await recordAudit(
      tx,
      {
        action: "looper.attestation-requested",
        subject: { type: "role-grant", id: grant.id },
        actor,
        concernsId: grant.userId,
      },
      now,
    );
    const publisher = documentPublisher();
    return {
      publisher,
      trial: isDemoAddress(person.emailNormalized) || !isCompletePublisher(publisher),
      name: `${person.firstName} ${person.lastName}`,
      address: addressLine(person.address, person.postalCode, person.city),
      email: person.email,
      rsacNumber,
    };
  });
  const body = await drawDocument(attestationRequestText(request), now);
  return { body, fileName: "demande-attestation-habilitation.pdf" };
}

/**
 * What a looper's own attestation is requested with, as a file.
 * @throws {DomainError} request.forbidden; role.not-found; looper.rsac-unchecked; service.unavailable
 */
export function openOwnAttestationRequest(actor: Actor, now = new Date()): Promise<DocumentFile> {
  authorize(actor, "looping.file");
  return drawRequest({ userId: actor.userId }, actor, now);
}

/** The same for the team, by the grant. @throws {DomainError} as `openOwnAttestationRequest` */
export async function openAttestationRequest(
  grantId: string,
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  authorize(actor, "people.check");
  if (!isId(grantId)) throw new DomainError("role.not-found");
  return drawRequest({ id: grantId }, actor, now);
}
