import { reads } from "../../../../platform/db/read.ts";
import { LISTING, section } from "./section.ts";

/** What the person keeps, hides and looks for. */
export const buyingSections = {
  "favoris.json": section(({ userId }) =>
    reads()
      .selectFrom("Favorite as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.mark as avis", "t.note", "t.createdAt as ajouteLe"])
      .select(["t.createdAt as at", "t.propertyId as key"])
      .where("t.userId", "=", userId),
  ),
  "biens-masques.json": section(({ userId }) =>
    reads()
      .selectFrom("HiddenListing as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.createdAt as masqueLe", "t.createdAt as at", "t.propertyId as key"])
      .where("t.userId", "=", userId),
  ),
  "selection-partagee.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("ShortlistShare as t")
        .select(["t.inviterId", "t.createdAt as creeeLe", "t.acceptedAt as accepteeLe"])
        .select(["t.expiresAt as expireLe", "t.createdAt as at", "t.id as key"])
        .where(({ eb, or }) =>
          or([eb("t.inviterId", "=", userId), eb("t.inviteeId", "=", userId)]),
        ),
    (rows, { userId }) =>
      rows.map(({ inviterId, ...row }) => ({
        invitation: inviterId === userId ? "envoyée" : "reçue",
        ...row,
      })),
  ),
  "simulations.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("FinancingScenario as t")
        .select(["t.name as nom", "t.query as simulation", "t.inFile as dansLeDossier"])
        .select(["t.createdAt as enregistreeLe", "t.createdAt as at", "t.id as key"])
        .where("t.userId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, dansLeDossier: Boolean(row.dansLeDossier) })),
  ),
  "recherches.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("SavedSearch as t")
        .select(["t.name as nom", "t.criteria as criteres", "t.alertEnabled as alerte"])
        .select(["t.frequency as frequence", "t.createdAt as creeeLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.userId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        criteres: JSON.parse(row.criteres),
        alerte: Boolean(row.alerte),
      })),
  ),
  "alertes.json": section(({ userId }) =>
    reads()
      .selectFrom("SearchAlertItem as t")
      .innerJoin("ListingEvent as e", "e.seq", "t.eventSeq")
      .innerJoin("Property as p", "p.id", "e.propertyId")
      .leftJoin("SavedSearch as s", "s.id", "t.searchId")
      .select([...LISTING, "s.name as recherche", "e.kind as evenement"])
      .select(["t.createdAt as trouveLe", "t.sentAt as envoyeLe"])
      .select(["t.createdAt as at", "t.eventSeq as key"])
      .where("t.userId", "=", userId),
  ),
};
