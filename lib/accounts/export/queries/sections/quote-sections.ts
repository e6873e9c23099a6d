import { reads } from "../../../../platform/db/read.ts";
import { eurosIfAny, grouped, section } from "./section.ts";

/** What the person requested of providers, and what they think of them. */
export const quoteSections = {
  "devis.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("QuoteRequest as t")
        .innerJoin("ServiceProvider as p", "p.id", "t.providerId")
        .innerJoin("Commune as c", "c.code", "t.communeCode")
        .leftJoin("ProviderReview as r", "r.quoteId", "t.id")
        .select(["p.name as prestataire", "t.propertyId as bien", "c.name as commune"])
        .select(["t.need as besoin", "t.wishedOn as jourSouhaite", "t.status as etat"])
        .select(["t.amountCents", "t.day as jour", "t.validUntil as valableJusquAu"])
        .select(["t.terms as conditions", "t.createdAt as demandeLe", "t.answeredAt as reponduLe"])
        .select(["t.acceptedAt as accepteLe", "t.doneAt as faitLe", "t.endedAt as termineLe"])
        .select(["r.quality as noteQualite", "r.punctuality as notePonctualite"])
        .select(["r.priceHeld as notePrixTenu", "r.comment as avis", "r.createdAt as avisDonneLe"])
        .select(["r.removedAt as avisRetireLe", "t.createdAt as at", "t.id as key"])
        .where("t.clientId", "=", userId),
    async (rows) => {
      const messages = grouped(await messagesOf(rows.map(({ key }) => key)));
      return rows.map(({ amountCents, prestataire, ...row }) => ({
        // Who left the directory without having been hired is erased, the name too.
        prestataire: prestataire || null,
        ...row,
        montantTtc: eurosIfAny(amountCents),
        messages: messages(row.key).map(({ auteur, ...message }) => ({
          auteur: auteur === "client" ? "vous" : "prestataire",
          ...message,
        })),
      }));
    },
  ),
};

const messagesOf = (quoteIds: readonly string[]) =>
  reads()
    .selectFrom("QuoteMessage")
    .select(["quoteId as of", "sender as auteur", "content as texte", "createdAt as date"])
    .where("quoteId", "in", quoteIds)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
