import { preparedRead } from "../../../platform/db/raw.ts";

/** What erasing an account does, in numbers. */
export interface ErasureConsequences {
  listingsWithdrawn: number;
  listingsRetained: number;
  visitsCancelled: number;
  offersClosed: number;
  favorites: number;
  savedSearches: number;
  messagesRetained: number;
  ledgerLinesRetained: number;
}

const consequences = preparedRead<{ userId: string }, ErasureConsequences>(
  `SELECT
     (SELECT count(*) FROM Property WHERE sellerId = :userId
        AND status NOT IN ('sold', 'withdrawn')) AS listingsWithdrawn,
     (SELECT count(*) FROM Property WHERE sellerId = :userId AND status = 'sold') AS listingsRetained,
     (SELECT count(*) FROM Visit WHERE buyerId = :userId AND status IN ('pending', 'scheduled'))
       + (SELECT count(*) FROM Property p JOIN Visit v ON v.propertyId = p.id
          WHERE p.sellerId = :userId AND p.status <> 'sold' AND v.buyerId <> :userId
            AND v.status IN ('pending', 'scheduled'))
       + (SELECT count(*) FROM Visit v JOIN Property p ON p.id = v.propertyId
          WHERE v.hostId = :userId AND p.sellerId <> :userId AND v.buyerId <> :userId
            AND v.status IN ('pending', 'scheduled')) AS visitsCancelled,
     (SELECT count(*) FROM Offer WHERE buyerId = :userId AND status = 'pending')
       + (SELECT count(*) FROM Property p JOIN Offer o ON o.propertyId = p.id
          WHERE p.sellerId = :userId AND o.buyerId <> :userId AND o.status = 'pending')
       AS offersClosed,
     (SELECT count(*) FROM Favorite WHERE userId = :userId) AS favorites,
     (SELECT count(*) FROM SavedSearch WHERE userId = :userId) AS savedSearches,
     (SELECT count(*) FROM Message WHERE authorId = :userId) AS messagesRetained,
     (SELECT count(*) FROM CommissionEntry WHERE ambassadorId = :userId) AS ledgerLinesRetained`,
);

const NOTHING: ErasureConsequences = {
  listingsWithdrawn: 0,
  listingsRetained: 0,
  visitsCancelled: 0,
  offersClosed: 0,
  favorites: 0,
  savedSearches: 0,
  messagesRetained: 0,
  ledgerLinesRetained: 0,
};

/** What erasing the account of a person would do. */
export function erasureConsequences({ userId }: { userId: string }): ErasureConsequences {
  return consequences().get({ userId }) ?? NOTHING;
}
