import type { HomeClock } from "../../kernel/place.ts";
import { namedClock } from "../../kernel/place.ts";
import { type Party, signerNameOf } from "../../mandates/parties.ts";
import { mayWithdrawAt } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import {
  isDecision,
  isStillTrue,
  partiesOfDocument,
  portalsOf,
  priceOf,
  readDocument,
  type SignedDocument,
} from "../document.ts";
import { readSignatureToken } from "../link.ts";
import { subjectOf } from "../subject.ts";
import type { PartySignatureView } from "../views.ts";
import { documentPublisher } from "./document-publisher.ts";
import { findSubjectToSign } from "./find-subject-to-sign.ts";
import { codeOf, listSigners } from "./list-signers.ts";

/** The document of a party's link, with its rows; null where the link leads to nothing. */
export async function findPartyDocument(token: unknown) {
  const key = readSignatureToken(token);
  if (key === null) return null;
  const row = await reads()
    .selectFrom("Signature as g")
    .leftJoin("Mandate as m", "m.number", "g.mandateNumber")
    .select(["g.id", "g.kind", "g.terms", "g.propertyId", "g.signerId", "g.createdAt", "g.pdf"])
    .select(["g.expiresAt", "g.signedAt", "g.mandateNumber"])
    .select(["m.endedAt", "m.withdrawalEndsOn", "m.withdrawalEndsAt", "m.expressRequestAt"])
    .where("g.id", "=", key.signatureId)
    .executeTakeFirst();
  if (!row) return null;
  const document = readDocument(row.terms);
  const signers = await listSigners(row.id);
  const party = partiesOfDocument(document)[key.position - 1];
  const own = signers.find(({ position }) => position === key.position);
  if (!party || !own || key.position === 1) return null;
  return { row, document, signers, party, own };
}

type PartyDocument = NonNullable<Awaited<ReturnType<typeof findPartyDocument>>>;

/** Whether what a document says is still what there is to be signed. */
async function isCurrent({ row, document }: PartyDocument, now: Date): Promise<boolean> {
  const subject = await findSubjectToSign(row.propertyId, row.signerId, now);
  if (!subject) return false;
  const { priceCents } = subject.row;
  const property = subjectOf(isDecision(document) ? subject.standing : subject.row);
  return isStillTrue(document, property, documentPublisher(), priceCents);
}

/** Until when a party can withdraw from the mandate that they signed; null where they can't. */
function withdrawalEndOf({ row }: PartyDocument, now: Date): string | null {
  const { kind, signedAt, endedAt, withdrawalEndsOn, withdrawalEndsAt, expressRequestAt } = row;
  if (kind !== "mandate" || signedAt === null || endedAt !== null) return null;
  if (withdrawalEndsOn === null || withdrawalEndsAt === null) return null;
  const period = {
    withdrawalEndsAt: fromDbInstant(withdrawalEndsAt),
    expressRequestAt: fromDbInstant(expressRequestAt),
  };
  return mayWithdrawAt(period, now) ? withdrawalEndsOn : null;
}

const nameAt = (document: SignedDocument, position: number): string => {
  const party: Party | undefined = partiesOfDocument(document)[position - 1];
  return party ? signerNameOf(party) : "";
};

/** What a party without account sees by the link of their mail; null where it leads to nothing any more. */
export async function findPartySignature(
  token: unknown,
  now = new Date(),
): Promise<PartySignatureView | null> {
  const found = await findPartyDocument(token);
  if (found === null) return null;
  const { row, document, signers, party, own } = found;
  const { home, price, kind } = document;
  const until = fromDbInstant(row.expiresAt);
  const isOpen = row.signedAt === null && until > now && (await isCurrent(found, now));
  const clock: HomeClock = namedClock(home.communeCode);
  return {
    kind,
    state: row.signedAt !== null ? "signed" : isOpen ? (own.signedAt ? "given" : "open") : "closed",
    clock,
    title: home.title,
    city: home.city,
    price: priceOf(price),
    offer: document.kind === "acceptance" ? document.offer : null,
    portals: portalsOf(document),
    mandateNumber: row.mandateNumber,
    name: signerNameOf(party),
    email: party.email,
    sellerName: nameAt(document, 1),
    isSpouse: party.kind === "spouse",
    isTrial: document.trial,
    until,
    code: isOpen ? codeOf(own, now) : null,
    signers: signers.map(({ position, signedAt }) => ({
      position,
      isReader: position === own.position,
      name: nameAt(document, position),
      signedAt,
    })),
    withdrawalEndsOn: withdrawalEndOf(found, now),
    endedAt: row.kind === "mandate" ? fromDbInstant(row.endedAt) : null,
  };
}
