import { reverseAddress } from "../../public-data/addresses/client.ts";
import { findDpe, listDpesAt } from "../../public-data/dpe/client.ts";
import { parcelAt } from "../../public-data/parcels/client.ts";
import { mapFound, NONE, type PublicResult, WAIT_MS, within } from "../../public-data/result.ts";
import { risksAt } from "../../public-data/risks/client.ts";
import { salesNear } from "../../public-data/sales/client.ts";
import type { RevisionContent } from "../content.ts";
import type { RevisionHolder } from "../holder.ts";
import type { FillJson, FillQuery } from "../schemas.ts";
import {
  changesOfParcel,
  dpeProposal,
  dpeProposals,
  isBeside,
  salesPlaceOf,
  shownSales,
} from "../state-data.ts";
import { getRevision } from "./get-revision.ts";

/** What was found, as the part of the answer that it is. */
type Part = Omit<FillJson, "state">;

/** Has what was found become a part of the answer, which knows when it was found. */
const partOf = <Value>(result: PublicResult<Value>, toPart: (value: Value, at: Date) => Part) =>
  result.state === "found"
    ? { ...result, value: toPart(result.value, result.at) }
    : (result as PublicResult<Part>);

async function dpesOf(content: RevisionContent, now: Date): Promise<PublicResult<Part>> {
  const { addressId, address, postalCode } = content;
  if (!address || !postalCode) return NONE;
  const found = await listDpesAt({ addressId, postalCode, street: address });
  return partOf(found, (dpes, at) => ({ dpes: dpeProposals(dpes, at, content, now) }));
}

async function risksOf({ lat, lng }: RevisionContent): Promise<PublicResult<Part>> {
  if (lat === undefined || lng === undefined) return NONE;
  return partOf(await risksAt({ lat, lng }), (risks, at) => ({
    risks: { labels: risks.map(({ label }) => label), at: at.toISOString() },
  }));
}

async function salesOf(content: RevisionContent, now: Date): Promise<PublicResult<Part>> {
  const place = salesPlaceOf(content);
  if (place === null) return NONE;
  return partOf(await salesNear(place, now), (sales, at) => ({
    sales: { items: shownSales(sales), at: at.toISOString() },
  }));
}

async function answerOf(
  { dpe, what, lat = 0, lng = 0 }: FillQuery,
  content: RevisionContent,
  now: Date,
): Promise<PublicResult<Part>> {
  switch (what) {
    case "address": {
      const nearest = await reverseAddress({ lat, lng });
      const beside = mapFound(nearest, (each) => (isBeside({ lat, lng }, each) ? each : null));
      return partOf(beside, (address) => ({ address }));
    }
    case "parcel":
      return partOf(await parcelAt({ lat, lng }), (parcel, at) => ({
        parcel: changesOfParcel(parcel, at),
      }));
    case "dpes":
      return dpesOf(content, now);
    case "risks":
      return risksOf(content);
    case "sales":
      return salesOf(content, now);
    default:
      return partOf(await findDpe(dpe ?? ""), (found, at) => ({
        dpes: [dpeProposal(found, at, content, now)],
      }));
  }
}

/**
 * What the State's interfaces know of the home of a revision, as the person who writes it sees it.
 * One that has not answered after a moment is waited for without the caller, who asks again.
 * @throws {DomainError} revision.not-found
 */
export async function getFill(
  revisionId: string,
  query: FillQuery,
  holder: RevisionHolder,
  { now = new Date(), waitMs = WAIT_MS }: { now?: Date; waitMs?: number } = {},
): Promise<FillJson> {
  // Whoever writes no listing has no use for it.
  const { content } = await getRevision(revisionId, holder, now);
  const result = await within(waitMs, answerOf(query, content, now));
  return result.state === "found"
    ? { state: result.state, ...result.value }
    : { state: result.state };
}
