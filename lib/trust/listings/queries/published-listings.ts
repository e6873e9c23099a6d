import { SEARCHABLE_STATUSES } from "../../../kernel/property-kinds.ts";
import { literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** Published listings `Property as p`: in the words of the indexes that have no others. */
export const publishedListings = () =>
  reads().selectFrom("Property as p").where("p.status", "in", literals(SEARCHABLE_STATUSES));

/** Those that lack what the law wants stated: in the words of the index Property_incomplete. */
export const incompleteListings = () =>
  publishedListings().where((eb) =>
    eb.or([
      eb("p.energyClass", "is", null),
      eb("p.ghgClass", "is", null),
      eb("p.energyCostMinCents", "is", null),
      eb("p.energyCostMaxCents", "is", null),
      eb("p.energyCostYear", "is", null),
      eb.and([
        eb("p.coownershipLots", "is not", null),
        eb.or([
          eb("p.coownershipChargesCents", "is", null),
          eb("p.coownershipProceedings", "is", null),
        ]),
      ]),
    ]),
  );
