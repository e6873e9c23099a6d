import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Once } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { readPortals } from "../consented-portals.ts";
import { diffusionDocument } from "../document.ts";
import { isSignedStatus } from "../rules.ts";
import type { AmendmentSigning, MandateRequest } from "../schemas.ts";
import { decisionToSign } from "./decision-to-sign.ts";
import { giveConsent } from "./give-consent.ts";
import { portalsFor } from "./portals-for.ts";
import { type RequestedSignature, requestSignature } from "./request-signature.ts";
import { signDecision } from "./sign-decision.ts";

interface Diffusion {
  propertyId: string;
  portals: readonly string[];
}

async function diffusionToSign(
  tx: Transaction,
  { propertyId, portals }: Diffusion,
  actor: Actor,
  now: Date,
) {
  const { property, publisher, mandate } = await decisionToSign(tx, propertyId, actor.userId, now);
  const { status } = await tx.property.findUniqueOrThrow({ where: { id: propertyId } });
  if (!isSignedStatus(status)) throw new DomainError("mandate.listing-closed");
  const given = await tx.diffusionConsent.findFirst({
    where: { mandateNumber: mandate.number, endedAt: null },
  });
  const named = given === null ? [] : readPortals(given.portals);
  if (portals.every((portal) => named.includes(portal))) throw new DomainError("diffusion.given");
  return diffusionDocument(property, publisher, mandate, portals);
}

/**
 * Has the consent that a listing goes to portals signed by all who own the home, under a mandate that does not have it.
 * @throws {DomainError} diffusion.given, and as `requestSignature`, `portalsFor` and `decisionToSign`
 */
export const requestDiffusion = (
  { propertyId }: Pick<MandateRequest, "propertyId">,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<RequestedSignature>> =>
  requestSignature(
    async (tx) => {
      const portals = await portalsFor(tx, propertyId, actor.userId);
      return {
        document: await diffusionToSign(tx, { propertyId, portals }, actor, now),
        until: null,
      };
    },
    propertyId,
    actor,
    origin,
    now,
  );

/**
 * The last signature of a consent, which counts from then on.
 * @throws {DomainError} diffusion.given, and as `signDecision` and `decisionToSign`
 */
export const signDiffusion = (
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ propertyId: string; opened: string | null }>> =>
  signDecision(
    input,
    {
      kind: "diffusion",
      action: "mandate.diffusion-signed",
      taken: "diffusion.given",
      // The portals that were shown: one that joined the configuration since is not signed for.
      documentOf: (tx, { diffusion: { portals } }, propertyId) =>
        diffusionToSign(tx, { propertyId, portals }, actor, now),
      take: async (tx, document) => {
        const { mandateNumber: number } = document;
        await giveConsent(tx, { signatureId: input.signatureId, number, document }, now);
        return null;
      },
    },
    { actor, origin, now },
  );
