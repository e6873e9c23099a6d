import { reads } from "../../platform/db/read.ts";

/** Where the log of changed listings ends. */
export interface LogEnd {
  /** Raised by a bulk load, which writes nothing else into the log. */
  epoch: number;
  /** Of the last change; 0 where there is none. */
  seq: number;
}

export async function findLogEnd(): Promise<LogEnd> {
  const row = await reads()
    .selectFrom("SearchEpoch")
    .select("epoch")
    .select((eb) =>
      eb
        .selectFrom("ListingChange")
        .select(({ fn }) => fn.max<number | null>("seq").as("seq"))
        .as("seq"),
    )
    .executeTakeFirst();
  return { epoch: row?.epoch ?? 0, seq: row?.seq ?? 0 };
}

/** The changes after one, in their order. */
export const listListingChanges = (seq: number, limit: number) =>
  reads()
    .selectFrom("ListingChange")
    .select(["seq", "propertyId"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
