import { BRAND } from "../../content/brand.ts";
import type { ExportFile } from "./files.ts";

/** The file that explains the others. */
export const READ_ME = "LISEZ-MOI.txt";

/** What each file of an export holds. */
export const EXPORT_FILE_NOTES: Record<ExportFile, string> = {
  "profil.json": "votre identité, vos coordonnées et les réglages de votre compte.",
  "anciennes-adresses.json":
    "les adresses e-mail que votre compte a eues auparavant, et jusqu’à quand.",
  "roles.json": "les rôles que vous tenez ou avez demandés, et ce qui a été décidé.",
  "secteur.json": "votre secteur de Looper, et combien de prospects vous prenez à la fois.",
  "pauses.json": "vos pauses de Looper.",
  "pieces-looper.json":
    "les pièces de votre dossier de Looper que vous avez remises, et leur contrôle.",
  "contrat-looper.json":
    "votre contrat de Looper, signé ou à signer, avec ses clauses et la preuve de la signature.",
  "questionnaires.json":
    "les questionnaires de la formation que vous avez passés, et vos réponses.",
  "formations-continues.json":
    "les formations continues que vous avez déclarées, et ce qui en a été décidé.",
  "looper.json": "vos pièces de Looper : numéro RSAC, attestation, assurance, formation.",
  "sessions.json": "les appareils depuis lesquels votre compte a été ouvert.",
  "preferences.json": "les notifications que vous recevez, et comment.",
  "rythme-des-notifications.json":
    "vos heures calmes, en minutes depuis minuit, et votre récapitulatif.",
  "notifications.json":
    "quand et de quoi vous avez été prévenu, sans les noms des autres, et par quels moyens.",
  "sms.json": "le numéro et la date des SMS préparés pour vous depuis un mois.",
  "navigateurs-notifies.json": "les navigateurs sur lesquels s’affichent vos notifications.",
  "biens.json": "vos biens en vente ou vendus, avec la liste de leurs photos.",
  "estimations.json": "vos estimations, et les ventes sur lesquelles elles reposent.",
  "demandes-d-accompagnement.json":
    "vos demandes d’être accompagné par un Looper, et ce qu’elles sont devenues, sans son nom.",
  "simulations.json":
    "les simulations de financement que vous avez enregistrées, telles que leur adresse les porte.",
  "favoris.json": "les annonces que vous avez gardées, votre avis et votre note sur chacune.",
  "biens-masques.json": "les annonces que vous ne voulez plus voir.",
  "selection-partagee.json": "vos invitations à chercher à deux, sans le nom de l’autre personne.",
  "recherches.json": "vos recherches enregistrées et leurs alertes.",
  "alertes.json": "ce que vos alertes ont trouvé, et quand elles vous l’ont dit.",
  "visites.json": "les visites que vous avez demandées.",
  "visites-recues.json":
    "les visites de vos biens ou de ceux que vous suivez, sans le nom des visiteurs.",
  "visites-suivi.json":
    "ce que vous avez fait de ces visites : demander, confirmer, déplacer, annuler.",
  "questions-sur-visites.json":
    "si vos visites ont eu lieu : ce que nous vous avons demandé, et vos réponses.",
  "disponibilites.json": "quand vous recevez des visiteurs, bien par bien.",
  "creneaux.json": "les créneaux de visite où vous recevez.",
  "agenda.json": "l’adresse privée de votre agenda de visites, sans son secret.",
  "agenda-envois.json": "la dernière invitation ou annulation envoyée à votre agenda, par visite.",
  "offres.json": "les offres que vous avez faites.",
  "offres-recues.json":
    "les offres reçues pour vos biens, sans le nom ni les coordonnées des acheteurs.",
  "ventes.json":
    "les ventes auxquelles vous prenez part et leurs étapes, sans le nom des autres personnes.",
  "annonces-en-preparation.json": "ce que vous avez écrit de vos biens avant leur publication.",
  "suivi-des-annonces.json":
    "ce que sont devenues ces annonces : envois, décisions de l’équipe et motifs.",
  "demandes-de-suivi.json":
    "les demandes de suivi d’un bien que vous avez envoyées, ou reçues comme Looper, sans l’autre nom.",
  "documents.json":
    "vos documents privés : ce qu’ils sont, quand ils ont été partagés et consultés, sans le nom des lecteurs.",
  "documents-recus.json": "les documents partagés avec vous, sans le nom de leur propriétaire.",
  "devis.json":
    "les devis que vous avez demandés à des prestataires, vos échanges avec eux et vos avis.",
  "messages.json":
    "vos conversations : ce que vous avez écrit et ce qui vous a été écrit, avec le nom des pièces jointes.",
  "messages-en-attente.json":
    "les messages écrits avec votre adresse sans connexion, tant que leur lien n’a pas servi.",
  "messages-a-l-equipe.json": "vos échanges avec notre équipe, sans le nom de qui vous a répondu.",
  "messages-a-l-equipe-en-attente.json":
    "ce qui nous a été écrit avec votre adresse sans connexion, tant que le lien n’a pas servi.",
  "personnes-bloquees.json": "depuis quand vous bloquez des personnes, sans leur nom.",
  "conversations-signalees.json": "les conversations que vous avez signalées.",
  "missions.json": "les biens que vous suivez comme Looper.",
  "prospects.json":
    "le suivi de vos prospects, sans leur nom, leurs coordonnées ni vos notes, qui parlent d’eux.",
  "prospects-proposes.json":
    "les prospects qui vous ont été proposés, et ce que vous avez répondu.",
  "commissions.json": "les lignes de votre compte de commissions.",
  "controles.json":
    "ce que l’équipe a conclu des annonces et des visites dont elle a vérifié la qualité.",
  "qualite.json":
    "vos dossiers de qualité comme Looper : la part de contrôles conformes, et ce qui a été décidé.",
  "visites-non-remunerees.json": "les visites que vous avez tenues sans être payé, et pourquoi.",
  "releves.json": "vos relevés de commissions, avec ce que dit chacun de ceux qui sont émis.",
  "contestations.json":
    "les lignes de vos relevés que vous avez contestées, et ce qui vous a été répondu.",
  "comptes-bancaires.json":
    "les comptes où vos commissions sont versées, par leurs quatre derniers caractères.",
  "versements.json": "ce qui vous a été versé, ou que votre banque a refusé.",
  "signatures.json":
    "les mandats et avenants que vous avez signés ou alliez signer, avec leurs clauses et la preuve.",
  "factures.json": "les factures de vos ventes conclues.",
  "reglements.json": "ce qui a été enregistré comme réglé de vos factures.",
  "recompenses.json": "ce que vos parrainages ont rapporté.",
  "taches-de-l-equipe.json": "ce que vous avez écrit à l’équipe au sujet de ses tâches.",
  "signalements.json": "les annonces que vous avez signalées.",
  "filleuls.json": "les codes des personnes inscrites grâce à vous.",
  "beta.json": "votre inscription à la bêta.",
  "filleuls-beta.json": "les inscriptions à la bêta faites avec votre code, sans leur auteur.",
  "mails.json":
    "l’objet et la date des e-mails que nous vous avons écrits, et de ceux qui parlent de vous à d’autres : une invitation, un devis.",
  "journal.json": "ce qui a été fait sur votre compte, quand et par qui.",
};

/** The text of that file; `at` is the day and time of the export, as people read them. */
export function exportReadMe(firstName: string, at: string): string {
  return [
    `Vos données ${BRAND.name}`,
    "",
    `Bonjour ${firstName},`,
    "",
    `Voici ce que ${BRAND.name} gardait à votre sujet le ${at}.`,
    "Chaque fichier est une liste au format JSON : un texte que vous pouvez lire dans un éditeur,",
    "et que d’autres services savent reprendre. Une liste vide veut dire que nous n’avons rien.",
    "",
    ...Object.entries(EXPORT_FILE_NOTES).map(([file, note]) => `- ${file} : ${note}`),
    "- documents/ : vos documents privés, un dossier par document.",
    "- photos/ et plans/ : les photos et les plans de vos biens, un dossier par bien.",
    "",
    "Les dates sont en temps universel (UTC), les montants en euros toutes taxes comprises.",
    "Les états et les types sont écrits comme nous les enregistrons (active : en vente,",
    "under_offer : sous offre, sold : vendu, withdrawn : retiré, pending : en attente…).",
    "",
    "Ce qui ne s’y trouve pas : les données privées des autres personnes, et ce qui protège votre",
    "compte (mot de passe, codes et clés), que nous ne savons pas lire nous-mêmes.",
    "",
    "Vous pouvez faire corriger ou effacer ces données depuis les paramètres de votre compte.",
    "",
  ].join("\r\n");
}

/** The archive's name. */
export const exportFileName = (day: string) => `${BRAND.name.toLowerCase()}-mes-donnees-${day}.zip`;
