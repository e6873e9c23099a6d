import { DomainError } from "../../kernel/errors.ts";
import { civilDay } from "../../kernel/time.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { writer } from "../../platform/db/clients.ts";
import { newToken } from "../../platform/tokens.ts";
import { soldAs } from "../../public-data/sales/rules.ts";
import { nextFigureDay } from "../holder.ts";
import { type EstimateRow, estimateRows, figureOf, summariesOf } from "../queries/estimate-rows.ts";
import { estimateHome } from "./estimate-home.ts";

/** Most estimates of a run: each may read files of the State. The rest are due tomorrow. */
const BATCH = 200;

const dueRows = (today: string) =>
  estimateRows()
    .where("e.nextFigureOn", "<=", today)
    .orderBy("e.nextFigureOn")
    .orderBy("e.id")
    .limit(BATCH)
    .execute();

/** The answers about a home, as its former estimate has them. */
const questionOf = (row: EstimateRow) => ({
  type: row.type,
  surfaceDm2: row.surfaceDm2,
  rooms: row.rooms,
  landDm2: row.landDm2,
  details: JSON.parse(row.details),
  houseNumber: row.houseNumber,
  street: row.street,
  postalCode: row.postalCode,
  communeCode: row.communeCode,
  lat: row.lat,
  lng: row.lng,
  placedByStreet: Boolean(row.placedByStreet),
});

/** Estimates a home anew beside its former estimate, and tells its owner. */
async function sendNewFigure(former: EstimateRow, now: Date): Promise<boolean> {
  const { type, surfaceDm2, rooms, lat, lng, communeCode, departmentCode, ownerId } = former;
  if (lat === null || lng === null || ownerId === null) return false;
  const { figure, comparables } = await estimateHome(
    { lat, lng, type: soldAs(type), surfaceDm2, rooms },
    { code: communeCode, departmentCode },
    now,
  );
  const [before] = await summariesOf([former]);
  const range = figureOf({ ...figure, surfaceDm2 }, comparables);
  const estimateId = newToken();
  return writer().$transaction(async (tx) => {
    // Its owner, or another process, may have been first.
    const { count } = await tx.estimate.updateMany({
      where: { id: former.id, ownerId, nextFigureOn: former.nextFigureOn },
      data: { nextFigureOn: null },
    });
    if (count === 0) return false;
    await tx.estimate.create({
      data: {
        ...questionOf(former),
        ...figure,
        id: estimateId,
        ownerId,
        nextFigureOn: nextFigureDay(civilDay(now)),
        createdAt: now,
        comparables: { create: comparables },
      },
    });
    const data = {
      estimateId,
      where: `${former.street}, ${former.commune}`,
      range: range && {
        lowCents: range.lowCents,
        centreCents: range.centreCents,
        highCents: range.highCents,
      },
      formerCents: before?.figure?.centreCents ?? null,
    };
    await notify(tx, { userId: ownerId, event: "estimate.figure", data }, now);
    return true;
  });
}

/**
 * Sends the owners who want it the new figure of their home, on its day. Where the State's files can't be read it is
 * tried again the next day. @returns how many were sent
 */
export async function sendNewFigures(now = new Date()): Promise<number> {
  let sent = 0;
  // One after another: each may read files, and other requests want the same core.
  for (const row of await dueRows(civilDay(now))) {
    try {
      if (await sendNewFigure(row, now)) sent += 1;
    } catch (error) {
      if (!(DomainError.is(error) && error.code === "estimate.unreachable")) throw error;
    }
  }
  return sent;
}
