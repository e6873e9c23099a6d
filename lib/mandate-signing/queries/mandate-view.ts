import { vatBpsOf, zoneOf } from "../../kernel/place.ts";
import { listMandateParties } from "../../mandates/queries/list-mandate-parties.ts";
import { inForceTerms } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { documentPrice } from "../document.ts";
import { mandateTermOf } from "../rules.ts";
import type { AmendmentView, DecisionView, MandateView } from "../views.ts";

export const mandateRows = () =>
  reads()
    .selectFrom("Mandate as m")
    .select(["m.number", "m.propertyId", "m.priceCents", "m.tier", "m.feeCents", "m.signedAt"])
    .select(["m.endedAt", "m.withdrawalEndsOn", "m.expressRequestAt", "m.homeCommuneCode"])
    .select(["m.sellerName", "m.sellerDecides"])
    .orderBy("m.number", "desc");

type MandateRow = Awaited<ReturnType<ReturnType<typeof mandateRows>["execute"]>>[number];

/** The amendments of some mandates, and which signed files there are. */
export async function mandateAttachments(numbers: readonly number[]) {
  if (numbers.length === 0) return { amendments: [], signatures: [], parties: [] };
  const amendments = await reads()
    .selectFrom("MandateAmendment")
    .select(["mandateNumber", "position", "priceCents", "tier", "feeCents", "signedAt"])
    .where("mandateNumber", "in", numbers)
    .orderBy("position")
    .execute();
  const signatures = await reads()
    .selectFrom("Signature")
    .select(["id", "mandateNumber", "kind", "signedAt"])
    .where("mandateNumber", "in", numbers)
    .execute();
  return { amendments, signatures, parties: await listMandateParties(numbers) };
}

type Attachments = Awaited<ReturnType<typeof mandateAttachments>>;

/** A decision that was signed; nothing of another document. */
const decisionOf = ({ id, kind, signedAt }: Attachments["signatures"][number]): DecisionView[] =>
  (kind === "acceptance" || kind === "withdrawal" || kind === "diffusion") && signedAt !== null
    ? [{ signatureId: id, kind, signedAt: fromDbInstant(signedAt) }]
    : [];

export function toMandateView(
  row: MandateRow,
  { amendments, signatures, parties }: Attachments,
): MandateView {
  const vatBps = vatBpsOf(row.homeCommuneCode);
  const zone = zoneOf(row.homeCommuneCode);
  const files = signatures.filter(({ mandateNumber }) => mandateNumber === row.number);
  const amended = amendments.filter(({ mandateNumber }) => mandateNumber === row.number);
  const own = amended.map(
    ({ position, signedAt, priceCents, tier, feeCents }): AmendmentView => ({
      position,
      price: documentPrice({ priceCents, tier, feeCents }, vatBps),
      signedAt: fromDbInstant(signedAt),
      // An amendment and its file are written together.
      hasDocument: files.some((file) => file.kind === "amendment" && file.signedAt === signedAt),
    }),
  );
  const { number, priceCents, tier, feeCents, withdrawalEndsOn } = row;
  const price = documentPrice({ priceCents, tier, feeCents }, vatBps);
  const signedAt = fromDbInstant(row.signedAt);
  return {
    number,
    parties: parties.filter(({ mandateNumber }) => mandateNumber === number),
    sellerDecides: Boolean(row.sellerDecides),
    zone,
    signedAt,
    endedAt: fromDbInstant(row.endedAt),
    price,
    current: documentPrice(inForceTerms(row, amended.at(-1) ?? null), vatBps),
    termOn: mandateTermOf(signedAt, zone),
    withdrawalEndsOn,
    expressRequestAt: fromDbInstant(row.expressRequestAt),
    hasDocument: files.some(({ kind }) => kind === "mandate"),
    amendments: own,
    decisions: files.flatMap(decisionOf),
  };
}
