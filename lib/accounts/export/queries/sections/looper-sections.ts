import { reads } from "../../../../platform/db/read.ts";
import { euros, LISTING, parsedIfAny, section, shortSection } from "./section.ts";

/** What the person does and earns as a looper, and by bringing others. */
export const looperSections = {
  "looper.json": shortSection(({ userId }) =>
    reads()
      .selectFrom("AmbassadorProfile as t")
      .select(["t.rsacNumber as numeroRsac", "t.attestationExpiresOn as attestationJusquAu"])
      .select(["t.insuranceExpiresOn as assuranceJusquAu", "t.trainedAt as formeLe"])
      .select(["t.weeklyHours as heuresParSemaine", "t.workPhone as telephoneProfessionnel"])
      .select("t.identityExpiresOn as pieceDIdentiteJusquAu")
      .select("t.firstGrantedAt as looperDepuisLe")
      .where("t.userId", "=", userId)
      .execute(),
  ),
  "pieces-looper.json": section(({ userId }) =>
    reads()
      .selectFrom("LooperPaper as t")
      .select(["t.kind as piece", "t.documentId as document", "t.number as numero"])
      .select(["t.endsOn as valableJusquAu", "t.handedInAt as remiseLe", "t.outcome as decision"])
      .select(["t.endedAt as decideeLe", "t.returnReason as motif"])
      .select(["t.companyAnswer as annuaireDesEntreprises", "t.companyName as nomALAnnuaire"])
      .select(["t.companyActivity as activiteALAnnuaire", "t.companySeenAt as consulteLe"])
      .select(["t.handedInAt as at", "t.id as key"])
      .where("t.looperId", "=", userId),
  ),
  "contrat-looper.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("AgencyContract as t")
        .select(["t.version", "t.terms as clauses", "t.createdAt as codeDemandeLe"])
        .select(["t.signedAt as signeLe", "t.endedAt as termineLe", "t.evidence as preuve"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.looperId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        clauses: JSON.parse(row.clauses),
        preuve: parsedIfAny(row.preuve),
      })),
  ),
  "secteur.json": shortSection(({ userId }) =>
    reads()
      .selectFrom("LooperZone as t")
      .leftJoin("LooperZoneCommune as zc", (join) =>
        // The communes of a circle follow from it.
        join.onRef("zc.looperId", "=", "t.looperId").on("t.radiusKm", "is", null),
      )
      .leftJoin("Commune as c", "c.code", "zc.communeCode")
      .select(["t.capacity as prospectsAuPlus", "t.radiusKm as rayonKm", "c.name as commune"])
      .where("t.looperId", "=", userId)
      .execute(),
  ),
  "pauses.json": shortSection(({ userId }) =>
    reads()
      .selectFrom("LooperPause as t")
      .select(["t.fromOn as du", "t.untilOn as au"])
      .where("t.looperId", "=", userId)
      .execute(),
  ),
  "questionnaires.json": section(({ userId }) =>
    reads()
      .selectFrom("QuizAttempt as t")
      .select(["t.number as numero", "t.score as bonnesReponses", "t.answers as reponses"])
      .select(["t.at as passeLe", "t.at as at", "t.id as key"])
      .where("t.userId", "=", userId),
  ),
  "formations-continues.json": section(({ userId }) =>
    reads()
      .selectFrom("ContinuingTraining as t")
      .select(["t.title as intitule", "t.body as organisme", "t.heldOn as jour"])
      .select(["t.minutes as minutes", "t.nonDiscriminationMinutes as dontNonDiscrimination"])
      .select(["t.ethicsMinutes as dontDeontologie", "t.theme as theme"])
      .select(["t.documentId as document", "t.state as etat", "t.returnReason as motif"])
      .select(["t.handedInAt as declareeLe", "t.decidedAt as controleeLe"])
      .select(["t.handedInAt as at", "t.id as key"])
      .where("t.looperId", "=", userId),
  ),
  "missions.json": section(({ userId }) =>
    reads()
      .selectFrom("Property as t")
      .innerJoin("Commune as c", "c.code", "t.communeCode")
      .select(["t.id as bien", "t.title as titreDuBien", "c.name as commune", "t.status as etat"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.ambassadorId", "=", userId),
  ),
  "prospects.json": section(({ userId }) =>
    reads()
      .selectFrom("Lead as t")
      .leftJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.status as etat", "t.createdAt as creeLe", "t.updatedAt as modifieLe"])
      .select(["t.kind as projet", "t.source as origine", "t.closeReason as motifDeCloture"])
      .select(["t.appointmentAt as rendezVousLe", "t.calledAt as appeleLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.ambassadorId", "=", userId),
  ),
  "prospects-proposes.json": section(({ userId }) =>
    reads()
      .selectFrom("LeadOffer as t")
      .select(["t.leadId as prospect", "t.offeredAt as proposeLe", "t.dueAt as aAccepterAvant"])
      .select(["t.outcome as issue", "t.endedAt as termineLe"])
      .select(["t.firstReplyAt as premierMessageLe", "t.offeredAt as at", "t.id as key"])
      .where("t.looperId", "=", userId),
  ),
  "commissions.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("CommissionEntry as t")
        .select(["t.propertyId as bien", "t.propertyName as nomDuBien", "t.event as evenement"])
        .select(["t.amountCents as montantEuros", "t.ruleVersion as bareme"])
        .select(["t.occurredAt as date", "t.occurredAt as at", "t.id as key"])
        .where("t.ambassadorId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, montantEuros: euros(row.montantEuros) })),
  ),
  "recompenses.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("ReferralReward as t")
        .select(["t.saleId as vente", "t.kind as parrainage"])
        .select(["t.amountCents as montantEurosHorsTaxes", "t.occurredAt as date"])
        .select(["t.occurredAt as at", "t.id as key"])
        .where("t.beneficiaryId", "=", userId),
    (rows) =>
      rows.map((row) => ({ ...row, montantEurosHorsTaxes: euros(row.montantEurosHorsTaxes) })),
  ),
};
