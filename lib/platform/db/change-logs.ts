import { reads } from "./read.ts";

/** What changed, by triggers: listings for the search index, what pages show for their cache. */
export type ChangeLog = "ListingChange" | "PageChange";

/** Where a log of changes ends. */
export interface LogEnd {
  /** Raised by a bulk load, which writes nothing else into the logs. */
  epoch: number;
  /** Of the last change; 0 where there is none. */
  seq: number;
}

export async function findLogEnd(log: ChangeLog): Promise<LogEnd> {
  const row = await reads()
    .selectFrom("SearchEpoch")
    .select("epoch")
    .select((eb) =>
      eb
        .selectFrom(log)
        .select(({ fn }) => fn.max<number | null>("seq").as("seq"))
        .as("seq"),
    )
    .executeTakeFirst();
  return { epoch: row?.epoch ?? 0, seq: row?.seq ?? 0 };
}
