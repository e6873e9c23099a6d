import { reads } from "../../platform/db/read.ts";

/** The changes of listings after one, in their order. */
export const listListingChanges = (seq: number, limit: number) =>
  reads()
    .selectFrom("ListingChange")
    .select(["seq", "propertyId"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
