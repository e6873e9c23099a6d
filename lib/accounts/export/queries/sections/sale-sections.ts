import { reads } from "../../../../platform/db/read.ts";
import { euros, grouped, LISTING, section } from "./section.ts";

/** The offers that the person makes and receives, and what became of them. */
export const saleSections = {
  "offres.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Offer as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .select([...LISTING, "t.buyerName as nom", "t.buyerEmail as email"])
        .select(["t.buyerPhone as telephone", "t.authorId as auteur"])
        .select(["t.amountCents as montantEuros", "t.status as etat"])
        .select([
          "t.financingType as financement",
          "t.financingApproved as financementDeclareAcquis",
        ])
        .select(["t.expiryDate as valableJusquAu", "t.message", "t.conditions"])
        .select(["t.createdAt as faiteLe", "t.decidedAt as decideeLe"])
        .select(["t.refusalReason as motifDuRefus", "t.fileSharedAt as dossierPartageLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.buyerId", "=", userId),
    (rows, { userId }) =>
      rows.map((row) => ({
        ...row,
        auteur: row.auteur === userId ? "vous" : "le vendeur",
        montantEuros: euros(row.montantEuros),
        financementDeclareAcquis: Boolean(row.financementDeclareAcquis),
      })),
  ),
  "offres-recues.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Offer as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .select([...LISTING, "t.authorId as auteur", "t.amountCents as montantEuros"])
        .select(["t.status as etat", "t.financingType as financement"])
        .select([
          "t.financingApproved as financementDeclareAcquis",
          "t.expiryDate as valableJusquAu",
        ])
        .select(["t.message", "t.conditions", "t.createdAt as recueLe", "t.decidedAt as decideeLe"])
        .select(["t.refusalReason as motifDuRefus", "t.createdAt as at", "t.id as key"])
        .where("p.sellerId", "=", userId)
        .where("t.buyerId", "<>", userId),
    (rows, { userId }) =>
      rows.map((row) => ({
        ...row,
        auteur: row.auteur === userId ? "vous" : "l’acheteur",
        montantEuros: euros(row.montantEuros),
        financementDeclareAcquis: Boolean(row.financementDeclareAcquis),
      })),
  ),
  "ventes.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Sale as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .select([...LISTING, "t.buyerId", "t.sellerId", "t.priceCents", "t.status as etat"])
        .select(["t.endReason as motifDeFin", "t.openedAt as ouverteLe", "t.endedAt as termineeLe"])
        .select(["t.compromisSignedOn as compromisSigneLe", "t.notifiedOn as compromisNotifieLe"])
        .select(["t.withdrawalEndsOn as retractationJusquAu", "t.loanDueOn as pretAObtenirAvantLe"])
        .select([
          "t.loanAppliedOn as pretDeclareDemandeLe",
          "t.loanObtainedOn as pretDeclareObtenuLe",
        ])
        .select(["t.deedSignedOn as acteSigneLe", "t.openedAt as at", "t.id as key"])
        .where(({ eb, or }) =>
          or([
            eb("t.buyerId", "=", userId),
            eb("t.sellerId", "=", userId),
            eb("t.ambassadorId", "=", userId),
          ]),
        ),
    async (rows, { userId }) => {
      const steps = grouped(await stepsOf(rows.map(({ key }) => key)));
      return rows.map(({ bien, titreDuBien, buyerId, sellerId, priceCents, ...row }) => ({
        bien,
        titreDuBien,
        vousEtes: sideOf(userId, { buyerId, sellerId }),
        prixEuros: euros(priceCents),
        ...row,
        etapes: steps(row.key).map(({ actorId, ...step }) => ({
          ...step,
          parVous: actorId === userId,
        })),
      }));
    },
  ),
};

function sideOf(userId: string, { buyerId, sellerId }: { buyerId: string; sellerId: string }) {
  if (userId === buyerId) return "acquéreur";
  return userId === sellerId ? "vendeur" : "Looper";
}

const stepsOf = (saleIds: readonly string[]) =>
  reads()
    .selectFrom("SaleEvent")
    .select(["saleId as of", "kind as etape", "day as jour", "at as enregistreeLe", "actorId"])
    .where("saleId", "in", saleIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
