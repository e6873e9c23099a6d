import { literal } from "../../../../platform/db/literals.ts";
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
        .leftJoin("CommissionDue as d", "d.entryId", "t.id")
        .select(["d.dueOn as exigibleLe", "t.reversalReason as motifDeRegularisation"])
        .select("t.reversalNote as explicationDeRegularisation")
        .select(["t.occurredAt as date", "t.occurredAt as at", "t.id as key"])
        .where("t.ambassadorId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, montantEuros: euros(row.montantEuros) })),
  ),
  "controles.json": section(({ userId }) =>
    // What is being looked at, and why it was chosen, stays the team's: known before, it would be no check.
    reads()
      .selectFrom("QualityDecision as t")
      .innerJoin("QualityCheck as k", "k.id", "t.checkId")
      .innerJoin("Property as p", "p.id", "k.propertyId")
      .select([...LISTING, "k.kind as nature", "t.outcome as conclusion", "t.note as explication"])
      .select(["t.at as concluLe", "k.correctBy as aCorrigerAvant"])
      .select(["t.at as at", "t.checkId as key"])
      .where(({ eb, or, and }) =>
        or([
          eb("k.looperId", "=", userId),
          and([eb("p.sellerId", "=", userId), eb("k.kind", "=", literal("listing"))]),
        ]),
      ),
  ),
  "qualite.json": section(({ userId }) =>
    reads()
      .selectFrom("LooperQualityCase as t")
      .select(["t.openedAt as ouvertLe", "t.conforming as conformes", "t.checked as controles"])
      .select(["t.outcome as decision", "t.note as explication", "t.decidedAt as decideLe"])
      .select(["t.openedAt as at", "t.id as key"])
      .where("t.looperId", "=", userId)
      .where("t.decidedAt", "is not", null),
  ),
  "visites-non-remunerees.json": section(({ userId }) =>
    reads()
      .selectFrom("UnpaidVisit as t")
      .select(["t.visitId as visite", "t.reason as motif", "t.at as date"])
      .select(["t.at as at", "t.visitId as key"])
      .where("t.looperId", "=", userId),
  ),
  "releves.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("CommissionStatement as t")
        .leftJoin("StatementIssue as i", "i.statementId", "t.id")
        .select(["t.month as mois", "t.part as partie", "t.contestUntil as contestableJusquAu"])
        .select(["i.issuedAt as emisLe", "i.document as contenu"])
        .select(["t.sentAt as envoyeLe", "t.sentAt as at", "t.id as key"])
        .where("t.looperId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, contenu: parsedIfAny(row.contenu) })),
  ),
  "contestations.json": section(({ userId }) =>
    reads()
      .selectFrom("LineContest as t")
      .innerJoin("CommissionStatement as s", "s.id", "t.statementId")
      .select(["t.entryId as ligne", "t.reason as motif", "t.text as texte"])
      .select(["t.outcome as decision", "t.reply as reponse", "t.decidedAt as repondueLe"])
      .select(["t.at as envoyeeLe", "t.at as at", "t.id as key"])
      .where("s.looperId", "=", userId),
  ),
  "comptes-bancaires.json": section(({ userId }) =>
    reads()
      .selectFrom("PayoutAccount as t")
      .leftJoin("LooperBilling as b", "b.looperId", "t.looperId")
      .select(["t.lastFour as quatreDerniersCaracteres", "t.holder as titulaire"])
      .select(["t.payableFrom as utilisableLe", "b.vatNumber as numeroDeTva"])
      .select(["t.addedAt as enregistreLe", "t.addedAt as at", "t.id as key"])
      .where("t.looperId", "=", userId),
  ),
  "versements.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Payout as t")
        .innerJoin("PayoutBatch as b", "b.id", "t.batchId")
        .select(["t.amountCents as montantEuros", "t.outcome as resultat", "t.refusal as refus"])
        .select(["t.paidOn as payeLe", "t.reference as reference"])
        .select(["b.createdAt as prepareLe", "b.createdAt as at", "t.id as key"])
        .where("t.looperId", "=", userId),
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
