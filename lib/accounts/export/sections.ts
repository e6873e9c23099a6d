/**
 * The lists of an export. Each statement gives lines as JSON, in the order of `position`, and reads
 * `:userId`, `:email` (as it is compared), `:sessionId`, `:after` and `:limit`. What another person
 * may hold private is not selected: a person who offered or visited has no name here, only what
 * they wrote or proposed to the reader. Hashes and secrets are never selected.
 */
export interface ExportSection {
  file: ExportFile;
  sql: string;
}

/** The files of an export, in its order. */
export const EXPORT_FILES = [
  "profil.json",
  "anciennes-adresses.json",
  "roles.json",
  "looper.json",
  "sessions.json",
  "preferences.json",
  "rythme-des-notifications.json",
  "notifications.json",
  "sms.json",
  "navigateurs-notifies.json",
  "biens.json",
  "favoris.json",
  "biens-masques.json",
  "selection-partagee.json",
  "recherches.json",
  "alertes.json",
  "visites.json",
  "visites-recues.json",
  "visites-suivi.json",
  "disponibilites.json",
  "creneaux.json",
  "agenda.json",
  "agenda-envois.json",
  "offres.json",
  "offres-recues.json",
  "ventes.json",
  "annonces-en-preparation.json",
  "suivi-des-annonces.json",
  "demandes-de-suivi.json",
  "documents.json",
  "documents-recus.json",
  "signatures.json",
  "factures.json",
  "messages.json",
  "messages-en-attente.json",
  "personnes-bloquees.json",
  "conversations-signalees.json",
  "missions.json",
  "prospects.json",
  "commissions.json",
  "recompenses.json",
  "signalements.json",
  "filleuls.json",
  "beta.json",
  "filleuls-beta.json",
  "mails.json",
  "journal.json",
] as const;
export type ExportFile = (typeof EXPORT_FILES)[number];

const bool = (sql: string) => `json(iif(${sql}, 'true', 'false'))`;
const optionalBool = (sql: string) =>
  `json(iif(${sql} IS NULL, 'null', iif(${sql}, 'true', 'false')))`;
const euros = (cents: string) => `${cents} / 100.0`;

/** Lines of `table t` that `where` finds, shaped by `fields`: a name, then its SQL. */
const lines = (table: string, where: string, fields: Record<string, string>) => {
  const shape = Object.entries(fields).map(([name, sql]) => `'${name}', ${sql}`);
  return `SELECT t.rowid AS position, json_object(${shape.join(", ")}) AS line
    FROM ${table} WHERE ${where} AND t.rowid > :after ORDER BY t.rowid LIMIT :limit`;
};

const own = (column = "userId") => `t."${column}" = :userId`;

const LISTING = { bien: "p.id", titreDuBien: "p.title" };

export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    file: "profil.json",
    sql: lines(`User t LEFT JOIN SecondFactor f ON f.userId = t.id`, own("id"), {
      identifiant: "t.id",
      prenom: "t.firstName",
      nom: "t.lastName",
      email: "t.email",
      emailConfirmeLe: "t.emailConfirmedAt",
      telephone: "t.phone",
      adresse: "t.address",
      codePostal: "t.postalCode",
      ville: "t.city",
      roleActif: "t.activeRole",
      codeDeParrainage: "t.referralCode",
      parraine: bool("t.referredById IS NOT NULL"),
      doubleAuthentificationDepuis: "f.confirmedAt",
      inscritLe: "t.createdAt",
      modifieLe: "t.updatedAt",
    }),
  },
  {
    file: "anciennes-adresses.json",
    sql: lines("FormerEmail t", own(), { email: "t.email", jusquAu: "t.until" }),
  },
  {
    file: "roles.json",
    sql: lines("RoleGrant t", own(), {
      role: "t.role",
      etat: "t.status",
      demandeLe: "t.requestedAt",
      decideLe: "t.decidedAt",
    }),
  },
  {
    file: "looper.json",
    sql: lines("AmbassadorProfile t", own(), {
      numeroRsac: "t.rsacNumber",
      attestationJusquAu: "t.attestationExpiresOn",
      assuranceJusquAu: "t.insuranceExpiresOn",
      formeLe: "t.trainedAt",
      heuresParSemaine: "t.weeklyHours",
      telephoneProfessionnel: "t.workPhone",
      modifieesLe: "t.changedAt",
      controleesJusquAu: "t.checkedUntil",
    }),
  },
  {
    file: "sessions.json",
    sql: lines("Session t", `${own()} AND (:sessionId IS NULL OR t.id = :sessionId)`, {
      navigateur: "t.userAgent",
      seSouvenir: bool("t.remember"),
      ouverteLe: "t.createdAt",
      utiliseeLe: "t.lastSeenAt",
      expireLe: "t.expiresAt",
      revoqueeLe: "t.revokedAt",
    }),
  },
  {
    file: "preferences.json",
    sql: lines("NotificationPreference t", own(), {
      evenement: "t.kind",
      email: bool("t.email"),
      push: bool("t.push"),
      sms: bool("t.sms"),
    }),
  },
  {
    file: "rythme-des-notifications.json",
    sql: lines("NotificationSettings t", own(), {
      calmeDepuisMinute: "t.quietFromMinute",
      calmeJusquAMinute: "t.quietToMinute",
      recapitulatif: "t.digest",
      modifieLe: "t.updatedAt",
    }),
  },
  {
    file: "notifications.json",
    sql: lines("Notification t", own(), {
      evenement: "t.event",
      rubrique: "t.kind",
      recueLe: "t.createdAt",
      lueLe: "t.readAt",
      envois: `json((SELECT json_group_array(json_object('moyen', d.channel, 'etat', d.state,
        'envoyeLe', d.sentAt)) FROM NotificationDelivery d WHERE d.notificationId = t.id))`,
    }),
  },
  {
    file: "sms.json",
    sql: lines("OutboxSms t", own(), {
      numero: "t.toPhone",
      etat: "t.state",
      creeLe: "t.createdAt",
      envoyeLe: "t.sentAt",
    }),
  },
  {
    file: "navigateurs-notifies.json",
    sql: lines("PushSubscription t", own(), {
      navigateur: "t.userAgent",
      inscritLe: "t.createdAt",
      dernierEnvoi: "t.lastSentAt",
    }),
  },
  {
    file: "biens.json",
    sql: lines("Property t JOIN Commune c ON c.code = t.communeCode", own("sellerId"), {
      identifiant: "t.id",
      etat: "t.status",
      type: "t.type",
      titre: "t.title",
      description: "t.description",
      prixEuros: euros("t.priceCents"),
      surfaceM2: euros("t.surfaceDm2"),
      terrainM2: "t.landSurfaceM2",
      pieces: "t.rooms",
      chambres: "t.bedrooms",
      sallesDeBain: "t.bathrooms",
      etage: "t.floor",
      etages: "t.floorCount",
      anneeDeConstruction: "t.builtYear",
      equipements: "json(t.features)",
      adresse: "t.address",
      quartier: "t.neighbourhood",
      codePostal: "t.postalCode",
      commune: "c.name",
      transports: "t.transport",
      latitude: "t.lat",
      longitude: "t.lng",
      precisionAdresse: "t.addressPrecision",
      latitudePublique: "t.publicLat",
      longitudePublique: "t.publicLng",
      visiteVirtuelle: "t.virtualTourUrl",
      classeEnergie: "t.energyClass",
      classeGes: "t.ghgClass",
      energieKwhM2: "t.energyUse",
      gesKgM2: "t.ghgEmission",
      coutEnergieMinEuros: euros("t.energyCostMinCents"),
      coutEnergieMaxEuros: euros("t.energyCostMaxCents"),
      anneeDesPrixEnergie: "t.energyCostYear",
      lotsDeCopropriete: "t.coownershipLots",
      chargesAnnuellesEuros: euros("t.coownershipChargesCents"),
      procedureEnCours: optionalBool("t.coownershipProceedings"),
      vues: "t.viewCount",
      favoris: "t.favoriteCount",
      creeLe: "t.createdAt",
      modifieLe: "t.updatedAt",
      publieLe: "t.publishedAt",
      venduLe: "t.soldAt",
      retireLe: "t.withdrawnAt",
      photos: `json((SELECT json_group_array(json_object('fichier',
        'photos/' || h.propertyId || '/' || (h.position + 1) || '.webp', 'legende', h.alt,
        'piece', (SELECT r.name FROM Room r WHERE r.propertyId = h.propertyId AND r.position = h.roomPosition))
        ORDER BY h.position) FROM PropertyPhoto h WHERE h.propertyId = t.id))`,
      tableauDesPieces: `json((SELECT json_group_array(json_object('nom', r.name, 'niveau', r.level,
        'surfaceM2', r.areaDm2 / 100.0) ORDER BY r.position) FROM Room r WHERE r.propertyId = t.id))`,
      plans: `json((SELECT json_group_array(json_object('fichier',
        'plans/' || f.propertyId || '/' || (f.position + 1) || '.webp', 'niveau', f.label)
        ORDER BY f.position) FROM FloorPlan f WHERE f.propertyId = t.id))`,
    }),
  },
  {
    file: "favoris.json",
    sql: lines("Favorite t JOIN Property p ON p.id = t.propertyId", own(), {
      ...LISTING,
      avis: "t.mark",
      note: "t.note",
      ajouteLe: "t.createdAt",
    }),
  },
  {
    file: "biens-masques.json",
    sql: lines("HiddenListing t JOIN Property p ON p.id = t.propertyId", own(), {
      ...LISTING,
      masqueLe: "t.createdAt",
    }),
  },
  {
    file: "selection-partagee.json",
    sql: lines("ShortlistShare t", "(t.inviterId = :userId OR t.inviteeId = :userId)", {
      invitation: "iif(t.inviterId = :userId, 'envoyée', 'reçue')",
      creeeLe: "t.createdAt",
      accepteeLe: "t.acceptedAt",
      expireLe: "t.expiresAt",
    }),
  },
  {
    file: "recherches.json",
    sql: lines("SavedSearch t", own(), {
      nom: "t.name",
      criteres: "json(t.criteria)",
      alerte: bool("t.alertEnabled"),
      frequence: "t.frequency",
      creeeLe: "t.createdAt",
    }),
  },
  {
    file: "alertes.json",
    sql: lines(
      "SearchAlertItem t JOIN ListingEvent e ON e.seq = t.eventSeq JOIN Property p ON p.id = e.propertyId LEFT JOIN SavedSearch s ON s.id = t.searchId",
      own(),
      {
        ...LISTING,
        recherche: "s.name",
        evenement: "e.kind",
        trouveLe: "t.createdAt",
        envoyeLe: "t.sentAt",
      },
    ),
  },
  {
    file: "visites.json",
    sql: lines("Visit t JOIN Property p ON p.id = t.propertyId", own("buyerId"), {
      ...LISTING,
      nom: "t.visitorName",
      email: "t.visitorEmail",
      telephone: "t.visitorPhone",
      debut: "t.startsAt",
      fin: "t.endsAt",
      type: "t.type",
      etat: "t.status",
      remarques: "t.notes",
      visio: "t.meetingUrl",
      codeDeVisite: "t.checkInCode",
      horairePropose: "t.proposedStartsAt",
      confirmeeLe: "t.confirmedAt",
      termineeLe: "t.completedAt",
      annuleeLe: "t.cancelledAt",
      motifAnnulation: "t.cancelReason",
      note: "t.feedbackRating",
      avis: "t.feedbackComment",
      avisDonneLe: "t.feedbackAt",
      demandeeLe: "t.createdAt",
      modifieeLe: "t.updatedAt",
    }),
  },
  {
    file: "visites-recues.json",
    sql: lines(
      "Visit t JOIN Property p ON p.id = t.propertyId",
      "(p.sellerId = :userId OR p.ambassadorId = :userId OR t.hostId = :userId) AND t.buyerId <> :userId",
      {
        ...LISTING,
        debut: "t.startsAt",
        fin: "t.endsAt",
        type: "t.type",
        etat: "t.status",
        visio: "iif(t.hostId = :userId, t.meetingUrl, NULL)",
        motifAnnulation: "t.cancelReason",
        note: "t.feedbackRating",
        demandeeLe: "t.createdAt",
      },
    ),
  },
  {
    file: "visites-suivi.json",
    sql: lines(
      "VisitEvent t JOIN Visit v ON v.id = t.visitId JOIN Property p ON p.id = v.propertyId",
      own("actorId"),
      { ...LISTING, debut: "v.startsAt", action: "t.kind", date: "t.at" },
    ),
  },
  {
    file: "disponibilites.json",
    sql: lines("VisitSchedule t JOIN Property p ON p.id = t.propertyId", own("hostId"), {
      ...LISTING,
      dureeMinutes: "t.durationMinutes",
      battementMinutes: "t.bufferMinutes",
      delaiHeures: "t.noticeHours",
      visitesParJour: "t.dailyCap",
      semaines: "t.weeksAhead",
      surPlace: bool("t.physical"),
      enVisio: bool("t.virtual"),
      plages: `json((SELECT json_group_array(json_object('jourDeSemaine', r.weekday,
        'debutMinute', r.startMinute, 'finMinute', r.endMinute))
        FROM VisitScheduleRule r WHERE r.scheduleId = t.id))`,
      exceptions: `json((SELECT json_group_array(json_object('jour', x.day,
        'debutMinute', x.startMinute, 'finMinute', x.endMinute))
        FROM VisitScheduleException x WHERE x.scheduleId = t.id))`,
      creeesLe: "t.createdAt",
      modifieesLe: "t.updatedAt",
    }),
  },
  {
    file: "creneaux.json",
    sql: lines("VisitSlot t JOIN Property p ON p.id = t.propertyId", own("hostId"), {
      ...LISTING,
      debut: "t.startsAt",
      fin: "t.endsAt",
      fermeLe: "t.closedAt",
    }),
  },
  {
    file: "agenda.json",
    sql: lines("CalendarFeed t", own(), { adresseCreeeLe: "t.createdAt" }),
  },
  {
    file: "agenda-envois.json",
    sql: lines(
      "VisitCalendarEntry t JOIN Visit v ON v.id = t.visitId JOIN Property p ON p.id = v.propertyId",
      own(),
      {
        ...LISTING,
        debut: "v.startsAt",
        envoi: "iif(t.method = 'CANCEL', 'annulation', 'invitation')",
        numero: "t.sequence",
        envoyeLe: "t.sentAt",
      },
    ),
  },
  {
    file: "offres.json",
    sql: lines("Offer t JOIN Property p ON p.id = t.propertyId", own("buyerId"), {
      ...LISTING,
      nom: "t.buyerName",
      email: "t.buyerEmail",
      telephone: "t.buyerPhone",
      auteur: "iif(t.authorId = :userId, 'vous', 'le vendeur')",
      montantEuros: euros("t.amountCents"),
      etat: "t.status",
      financement: "t.financingType",
      financementAccorde: bool("t.financingApproved"),
      valableJusquAu: "t.expiryDate",
      message: "t.message",
      conditions: "t.conditions",
      faiteLe: "t.createdAt",
      decideeLe: "t.decidedAt",
      motifDuRefus: "t.refusalReason",
      dossierPartageLe: "t.fileSharedAt",
    }),
  },
  {
    file: "offres-recues.json",
    sql: lines(
      "Offer t JOIN Property p ON p.id = t.propertyId",
      "p.sellerId = :userId AND t.buyerId <> :userId",
      {
        ...LISTING,
        auteur: "iif(t.authorId = :userId, 'vous', 'l’acheteur')",
        montantEuros: euros("t.amountCents"),
        etat: "t.status",
        financement: "t.financingType",
        financementAccorde: bool("t.financingApproved"),
        valableJusquAu: "t.expiryDate",
        message: "t.message",
        conditions: "t.conditions",
        recueLe: "t.createdAt",
        decideeLe: "t.decidedAt",
        motifDuRefus: "t.refusalReason",
      },
    ),
  },
  {
    file: "ventes.json",
    sql: lines(
      "Sale t JOIN Property p ON p.id = t.propertyId",
      "(t.buyerId = :userId OR t.sellerId = :userId OR t.ambassadorId = :userId)",
      {
        ...LISTING,
        vousEtes:
          "CASE :userId WHEN t.buyerId THEN 'acquéreur' WHEN t.sellerId THEN 'vendeur' ELSE 'Looper' END",
        prixEuros: euros("t.priceCents"),
        etat: "t.status",
        motifDeFin: "t.endReason",
        ouverteLe: "t.openedAt",
        termineeLe: "t.endedAt",
        compromisSigneLe: "t.compromisSignedOn",
        compromisNotifieLe: "t.notifiedOn",
        retractationJusquAu: "t.withdrawalEndsOn",
        pretAObtenirAvantLe: "t.loanDueOn",
        pretDemandeLe: "t.loanAppliedOn",
        pretObtenuLe: "t.loanObtainedOn",
        acteSigneLe: "t.deedSignedOn",
        etapes: `json((SELECT json_group_array(json_object('etape', e.kind, 'jour', e.day, 'enregistreeLe', e.at,
          'parVous', json(iif(e.actorId = :userId, 'true', 'false')))) FROM SaleEvent e WHERE e.saleId = t.id))`,
      },
    ),
  },
  {
    file: "annonces-en-preparation.json",
    sql: lines("ListingRevision t", own("sellerId"), {
      bien: "t.propertyId",
      etat: "t.status",
      contenu: "json(t.content)",
      commenceeLe: "t.createdAt",
      modifieeLe: "t.updatedAt",
      envoyeeLe: "t.submittedAt",
      decideeLe: "t.decidedAt",
    }),
  },
  {
    file: "suivi-des-annonces.json",
    sql: lines(
      "RevisionEvent t JOIN ListingRevision r ON r.id = t.revisionId",
      "r.sellerId = :userId",
      {
        bien: "r.propertyId",
        etape: "t.kind",
        le: "t.at",
        parVous: bool("t.actorId = :userId"),
        contenuEnvoye: "json(t.content)",
        motifs: "json(t.reasons)",
      },
    ),
  },
  {
    file: "demandes-de-suivi.json",
    sql: lines(
      "LooperRequest t JOIN ListingRevision r ON r.id = t.revisionId",
      `(${own("ambassadorId")} OR r.sellerId = :userId)`,
      {
        sens: "iif(t.ambassadorId = :userId, 'recue', 'envoyee')",
        etat: "t.status",
        envoyeeLe: "t.createdAt",
        decideeLe: "t.decidedAt",
      },
    ),
  },
  {
    file: "documents.json",
    sql: lines(
      `StoredDocument t LEFT JOIN Property p ON p.id = t.propertyId
       LEFT JOIN Message m ON m.id = t.messageId`,
      own("ownerId"),
      {
        ...LISTING,
        conversation: "m.conversationId",
        fichier: "iif(t.deletedAt IS NULL, 'documents/' || t.id || '/' || t.fileName, NULL)",
        type: "t.kind",
        octets: "t.bytes",
        valableJusquAu: "t.expiresOn",
        ajouteLe: "t.createdAt",
        supprimeLe: "t.deletedAt",
        partages: `(SELECT json_group_array(json_object('depuis', s.sharedAt, 'jusqu', s.revokedAt))
          FROM DocumentShare s WHERE s.documentId = t.id)`,
        consulteLe: `(SELECT json_group_array(a.at) FROM DocumentAccess a WHERE a.documentId = t.id)`,
      },
    ),
  },
  {
    file: "documents-recus.json",
    sql: lines("DocumentShare t JOIN StoredDocument d ON d.id = t.documentId", own(), {
      type: "d.kind",
      partageLe: "t.sharedAt",
      retireLe: "t.revokedAt",
      consulteLe: `(SELECT json_group_array(a.at) FROM DocumentAccess a
        WHERE a.documentId = t.documentId AND a.actorId = :userId)`,
    }),
  },
  {
    file: "messages.json",
    sql: lines(
      "Message t JOIN Conversation v ON v.id = t.conversationId LEFT JOIN Property p ON p.id = v.propertyId",
      // Messages written to the person, and those they wrote where they no longer take part.
      `t.rowid IN (SELECT m.rowid FROM Conversation k JOIN Message m ON m.conversationId = k.id
           WHERE k.contactId = :userId
         UNION SELECT m.rowid FROM Conversation k JOIN Message m ON m.conversationId = k.id
           WHERE k.ownerId = :userId
         UNION SELECT rowid FROM Message WHERE authorId = :userId)`,
      {
        conversation: "v.id",
        ...LISTING,
        auteur: "iif(t.authorId = :userId, 'vous', 'votre interlocuteur')",
        texte: "t.content",
        // Of a deleted one no name is left.
        piecesJointes: `json((SELECT json_group_array(json_object('nom', d.fileName, 'octets', d.bytes,
          'supprimeeLe', d.deletedAt, 'consulteeParVousLe', json((SELECT json_group_array(a.at)
            FROM DocumentAccess a WHERE a.documentId = d.id AND a.actorId = :userId))))
          FROM StoredDocument d WHERE d.messageId = t.id))`,
        envoyeLe: "t.createdAt",
        luLe: "t.readAt",
      },
    ),
  },
  {
    file: "messages-en-attente.json",
    sql: lines(
      "PendingMessage t JOIN Property p ON p.id = t.propertyId",
      `t."emailNormalized" = :email`,
      {
        ...LISTING,
        nom: "t.name",
        email: "t.email",
        texte: "t.content",
        ecritLe: "t.createdAt",
        expireLe: "t.expiresAt",
      },
    ),
  },
  {
    // Whom is another person's own.
    file: "personnes-bloquees.json",
    sql: lines("UserBlock t", own("blockerId"), { depuis: "t.createdAt" }),
  },
  {
    file: "conversations-signalees.json",
    sql: lines("ConversationReport t", own("reporterId"), {
      conversation: "t.conversationId",
      motif: "t.reason",
      precisions: "t.text",
      conclusion: "t.outcome",
      envoyeLe: "t.createdAt",
      concluLe: "t.closedAt",
    }),
  },
  {
    file: "missions.json",
    sql: lines("Property t JOIN Commune c ON c.code = t.communeCode", own("ambassadorId"), {
      bien: "t.id",
      titreDuBien: "t.title",
      commune: "c.name",
      etat: "t.status",
    }),
  },
  {
    file: "prospects.json",
    sql: lines("Lead t LEFT JOIN Property p ON p.id = t.propertyId", own("ambassadorId"), {
      ...LISTING,
      etat: "t.status",
      creeLe: "t.createdAt",
      modifieLe: "t.updatedAt",
    }),
  },
  {
    file: "commissions.json",
    sql: lines("CommissionEntry t", own("ambassadorId"), {
      bien: "t.propertyId",
      nomDuBien: "t.propertyName",
      evenement: "t.event",
      montantEuros: euros("t.amountCents"),
      bareme: "t.ruleVersion",
      date: "t.occurredAt",
    }),
  },
  {
    file: "signatures.json",
    sql: lines("Signature t JOIN Property p ON p.id = t.propertyId", own("signerId"), {
      ...LISTING,
      document: "t.kind",
      mandat: "t.mandateNumber",
      clauses: "json(t.terms)",
      codeDemandeLe: "t.createdAt",
      signeLe: "t.signedAt",
      preuve: "json(coalesce(t.evidence, 'null'))",
    }),
  },
  {
    file: "factures.json",
    sql: lines("Invoice t", own("sellerId"), {
      numero: "t.number",
      vente: "t.saleId",
      mandat: "t.mandateNumber",
      honorairesEurosTTC: euros("t.feeCents"),
      reductionEurosTTC: euros("t.discountCents"),
      emiseLe: "t.issuedAt",
      parties: "json(t.parties)",
    }),
  },
  {
    file: "recompenses.json",
    sql: lines("ReferralReward t", own("beneficiaryId"), {
      vente: "t.saleId",
      parrainage: "t.kind",
      montantEurosHorsTaxes: euros("t.amountCents"),
      date: "t.occurredAt",
    }),
  },
  {
    file: "signalements.json",
    sql: lines("ListingReport t JOIN Property p ON p.id = t.propertyId", own("reporterId"), {
      ...LISTING,
      motif: "t.reason",
      precisions: "t.text",
      etat: "t.status",
      conclusion: "t.outcome",
      envoyeLe: "t.createdAt",
      concluLe: "t.closedAt",
    }),
  },
  {
    file: "filleuls.json",
    sql: lines("User t", own("referredById"), { code: "t.referralCode", depuis: "t.createdAt" }),
  },
  {
    file: "beta.json",
    sql: lines(
      "WaitlistEntry t LEFT JOIN WaitlistReferral r ON r.entryId = t.id",
      // Under a former address, what was written while it was the person's.
      `(t.emailNormalized = :email OR ${own()} OR (t.userId IS NULL AND EXISTS (
         SELECT 1 FROM FormerEmail f WHERE f.userId = :userId
           AND f.emailNormalized = t.emailNormalized AND t.createdAt <= f.until)))`,
      {
        email: "t.email",
        roleSouhaite: "t.role",
        codeDonne: "t.referredBy",
        parrainage: "r.status",
        provenance: "t.source",
        codeRecu: "t.referralCode",
        inscriteLe: "t.createdAt",
        confirmeeLe: "t.confirmedAt",
        inviteeLe: "t.invitedAt",
        compteOuvertLe: "t.joinedAt",
      },
    ),
  },
  {
    file: "filleuls-beta.json",
    sql: lines(
      "WaitlistReferral t JOIN User u ON u.referralCode = t.referrerCode",
      "u.id = :userId",
      { etat: "t.status", inscritLe: "t.createdAt", verifieLe: "t.settledAt" },
    ),
  },
  {
    file: "mails.json",
    sql: lines("OutboxMail t", own(), {
      type: "t.kind",
      // A notification's names other people.
      objet: "iif(t.kind LIKE 'notification%', NULL, t.subject)",
      etat: "t.state",
      creeLe: "t.createdAt",
      envoyeLe: "t.sentAt",
    }),
  },
];
