import { requestedBy } from "../../../../leads/queries/requested-by.ts";
import { literal } from "../../../../platform/db/literals.ts";
import { reads } from "../../../../platform/db/read.ts";
import { euros, eurosIfAny, grouped, LISTING, parsedIfAny, section } from "./section.ts";

/** What the person sells, from the first words of a listing to the invoice. */
export const homeSections = {
  "biens.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Property as t")
        .innerJoin("Commune as c", "c.code", "t.communeCode")
        .select(["t.id as identifiant", "t.status as etat", "t.type", "t.title as titre"])
        .select(["t.description", "t.priceCents as prixEuros", "t.surfaceDm2 as surfaceM2"])
        .select(["t.landSurfaceM2 as terrainM2", "t.rooms as pieces", "t.bedrooms as chambres"])
        .select(["t.bathrooms as sallesDeBain", "t.floor as etage", "t.floorCount as etages"])
        .select(["t.builtYear as anneeDeConstruction", "t.features as equipements"])
        .select(["t.address as adresse", "t.neighbourhood as quartier"])
        .select(["t.postalCode as codePostal", "c.name as commune", "t.transport as transports"])
        .select([
          "t.lat as latitude",
          "t.lng as longitude",
          "t.addressPrecision as precisionAdresse",
        ])
        .select(["t.publicLat as latitudePublique", "t.publicLng as longitudePublique"])
        .select(["t.virtualTourUrl as visiteVirtuelle", "t.energyClass as classeEnergie"])
        .select(["t.ghgClass as classeGes", "t.energyUse as energieKwhM2"])
        .select(["t.ghgEmission as gesKgM2", "t.energyCostMinCents as coutEnergieMinEuros"])
        .select(["t.energyCostMaxCents as coutEnergieMaxEuros"])
        .select(["t.energyCostYear as anneeDesPrixEnergie"])
        .select(["t.propertyTaxCents as taxeFonciereEuros"])
        .select(["t.propertyTaxYear as anneeDeTaxeFonciere"])
        .select(["t.coownershipLots as lotsDeCopropriete"])
        .select(["t.coownershipChargesCents as chargesAnnuellesEuros"])
        .select(["t.coownershipProceedings as procedureEnCours", "t.viewCount as vues"])
        .select(["t.favoriteCount as favoris", "t.createdAt as creeLe", "t.updatedAt as modifieLe"])
        .select(["t.publishedAt as publieLe", "t.soldAt as venduLe", "t.withdrawnAt as retireLe"])
        .leftJoin("Ownership as ow", "ow.propertyId", "t.id")
        .select("ow.content as vendeurs")
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.sellerId", "=", userId),
    async (rows) => {
      const ids = rows.map(({ key }) => key);
      const photos = grouped(await photosOf(ids));
      const rooms = grouped(await roomsOf(ids));
      const plans = grouped(await plansOf(ids));
      return rows.map((row) => ({
        ...row,
        vendeurs: parsedIfAny(row.vendeurs),
        prixEuros: euros(row.prixEuros),
        surfaceM2: row.surfaceM2 / 100,
        equipements: JSON.parse(row.equipements),
        coutEnergieMinEuros: eurosIfAny(row.coutEnergieMinEuros),
        coutEnergieMaxEuros: eurosIfAny(row.coutEnergieMaxEuros),
        chargesAnnuellesEuros: eurosIfAny(row.chargesAnnuellesEuros),
        taxeFonciereEuros: eurosIfAny(row.taxeFonciereEuros),
        procedureEnCours: row.procedureEnCours === null ? null : Boolean(row.procedureEnCours),
        photos: photos(row.key).map(({ position, ...photo }) => ({
          fichier: `photos/${row.key}/${position + 1}.webp`,
          ...photo,
        })),
        tableauDesPieces: rooms(row.key).map((room) => ({
          ...room,
          surfaceM2: room.surfaceM2 === null ? null : room.surfaceM2 / 100,
        })),
        plans: plans(row.key).map(({ position, niveau }) => ({
          fichier: `plans/${row.key}/${position + 1}.webp`,
          niveau,
        })),
      }));
    },
  ),
  "estimations.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Estimate as t")
        .innerJoin("Commune as c", "c.code", "t.communeCode")
        .select([
          "t.type",
          "t.surfaceDm2 as surfaceM2",
          "t.rooms as pieces",
          "t.details as reponses",
        ])
        .select(["t.houseNumber as numero", "t.street as rue", "t.postalCode as codePostal"])
        .select(["c.name as commune", "t.lat as latitude", "t.lng as longitude"])
        .select(["t.outcome as issue", "t.day as jour", "t.yearlyTrend as evolutionAnnuelle"])
        .select(["t.lowRatio as basseParCentre", "t.highRatio as hauteParCentre"])
        .leftJoin("Lead as l", "l.estimateId", "t.id")
        .select(["l.consentAt as accompagnementDemandeLe", "l.contactPhone as telephoneDonne"])
        .select(["t.nextFigureOn as prochainChiffreLe"])
        .select(["t.createdAt as faiteLe", "t.createdAt as at", "t.id as key"])
        .where("t.ownerId", "=", userId),
    async (rows) => {
      const sales = grouped(await comparablesOf(rows.map(({ key }) => key)));
      return rows.map((row) => ({
        ...row,
        surfaceM2: row.surfaceM2 / 100,
        reponses: JSON.parse(row.reponses),
        ventes: sales(row.key),
      }));
    },
  ),
  "demandes-d-accompagnement.json": section(({ userId, email }) =>
    reads()
      .selectFrom("Lead as t")
      .innerJoin("Commune as c", "c.code", "t.communeCode")
      .select(["t.source as origine", "t.status as etat", "t.closeReason as motifDeCloture"])
      .select(["t.address as adresse", "t.postalCode as codePostal", "c.name as commune"])
      .select(["t.contactName as nomDonne", "t.contactEmail as emailDonne"])
      .select(["t.contactPhone as telephoneDonne", "t.consentAt as consentieLe"])
      .select(["t.appointmentAt as rendezVousLe", "t.createdAt as envoyeeLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where((eb) =>
        requestedBy(
          { contactId: eb.ref("t.contactId"), contactEmail: eb.ref("t.contactEmail") },
          { userId, email },
        ),
      )
      .where("t.kind", "=", literal("seller")),
  ),
  "annonces-en-preparation.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("ListingRevision as t")
        .select(["t.propertyId as bien", "t.status as etat", "t.content as contenu"])
        .select(["t.createdAt as commenceeLe", "t.updatedAt as modifieeLe"])
        .select(["t.submittedAt as envoyeeLe", "t.decidedAt as decideeLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.sellerId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, contenu: JSON.parse(row.contenu) })),
  ),
  "suivi-des-annonces.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("RevisionEvent as t")
        .innerJoin("ListingRevision as r", "r.id", "t.revisionId")
        .select(["r.propertyId as bien", "t.kind as etape", "t.at as le", "t.actorId as parVous"])
        .select(["t.content as contenuEnvoye", "t.reasons as motifs", "t.at", "t.id as key"])
        .where("r.sellerId", "=", userId),
    (rows, { userId }) =>
      rows.map((row) => ({
        ...row,
        parVous: row.parVous === userId,
        contenuEnvoye: parsedIfAny(row.contenuEnvoye),
        motifs: parsedIfAny(row.motifs),
      })),
  ),
  "demandes-de-suivi.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("LooperRequest as t")
        .innerJoin("ListingRevision as r", "r.id", "t.revisionId")
        .select(["t.ambassadorId as sens", "t.status as etat", "t.createdAt as envoyeeLe"])
        .select(["t.decidedAt as decideeLe", "t.createdAt as at", "t.id as key"])
        .where(({ eb, or }) =>
          or([eb("t.ambassadorId", "=", userId), eb("r.sellerId", "=", userId)]),
        ),
    (rows, { userId }) =>
      rows.map((row) => ({ ...row, sens: row.sens === userId ? "recue" : "envoyee" })),
  ),
  "signatures.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Signature as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .leftJoin("DiffusionConsent as k", "k.signatureId", "t.id")
        .select([...LISTING, "t.kind as document", "t.mandateNumber as mandat"])
        .select("k.endedAt as diffusionTermineeLe")
        .select(["t.terms as clauses", "t.createdAt as codeDemandeLe", "t.signedAt as signeLe"])
        .select(["t.evidence as preuve", "t.createdAt as at", "t.id as key"])
        .where("t.signerId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        clauses: JSON.parse(row.clauses),
        preuve: parsedIfAny(row.preuve),
      })),
  ),
  "factures.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Invoice as t")
        .select(["t.number as numero", "t.saleId as vente", "t.mandateNumber as mandat"])
        .select(["t.feeCents as honorairesEurosTTC", "t.discountCents as reductionEurosTTC"])
        .select(["t.issuedAt as emiseLe", "t.dueOn as aReglerAvant", "t.parties"])
        .select(["t.issuedAt as at", "t.number as key"])
        .where("t.sellerId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        honorairesEurosTTC: euros(row.honorairesEurosTTC),
        reductionEurosTTC: euros(row.reductionEurosTTC),
        parties: JSON.parse(row.parties),
      })),
  ),
  "reglements.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("InvoicePayment as t")
        .innerJoin("Invoice as i", "i.number", "t.invoiceNumber")
        .select([
          "t.id as identifiant",
          "t.invoiceNumber as facture",
          "t.amountCents as montantEuros",
        ])
        .select(["t.paidOn as date", "t.method as moyen", "t.reference"])
        .select(["t.reversesId as annule", "t.recordedAt as enregistreLe"])
        .select(["t.recordedAt as at", "t.id as key"])
        .where("i.sellerId", "=", userId),
    (rows) => rows.map((row) => ({ ...row, montantEuros: euros(row.montantEuros) })),
  ),
};

const photosOf = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("PropertyPhoto as h")
    .leftJoin("Room as r", (join) =>
      join.onRef("r.propertyId", "=", "h.propertyId").onRef("r.position", "=", "h.roomPosition"),
    )
    .select(["h.propertyId as of", "h.position", "h.alt as legende", "r.name as piece"])
    .where("h.propertyId", "in", propertyIds)
    .orderBy("h.position")
    .execute();

const roomsOf = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("Room")
    .select(["propertyId as of", "name as nom", "level as niveau", "areaDm2 as surfaceM2"])
    .where("propertyId", "in", propertyIds)
    .orderBy("position")
    .execute();

const comparablesOf = (estimateIds: readonly string[]) =>
  reads()
    .selectFrom("EstimateComparable")
    .select(["estimateId as of", "month as mois", "street as rue", "surfaceDm2", "rooms as pieces"])
    .select(["priceCents", "distanceM", "removedAt as retireeLe"])
    .where("estimateId", "in", estimateIds)
    .orderBy("position")
    .execute();

const plansOf = (propertyIds: readonly string[]) =>
  reads()
    .selectFrom("FloorPlan")
    .select(["propertyId as of", "position", "label as niveau"])
    .where("propertyId", "in", propertyIds)
    .orderBy("position")
    .execute();
