import type { PaperState } from "../../../accounts/role-grants/rules.ts";
import { formatCount, formatPercent, formatPrice } from "../../../kernel/format.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import type { CommissionEvent } from "../../../looper/commissions/views.ts";
import type { LeadStatus } from "../../../looper/leads/rules.ts";
import type { OnboardingStep } from "../../../looper/standing/steps.ts";
import { LOOPER_PAY } from "../../../pricing/rules.ts";

/** What is said of the Looper’s fields. */
export const LOOPER_FIELDS = {
  rsac: "Le numéro RSAC compte 9 chiffres : vérifiez celui de votre immatriculation.",
  date: "Indiquez une date complète.",
  datePast: "Cette date est passée : indiquez la fin de validité à venir.",
  dateFar: "Cette date est trop lointaine : une attestation vaut trois ans au plus.",
  hours: "Indiquez un nombre d’heures entier, de 4 à 60 par semaine.",
  answer: "Choisissez une réponse.",
} as const;

export const PAPER_STATE_LABELS: Record<PaperState, string> = {
  valid: "À jour",
  lapsing: "Expire bientôt",
  lapsed: "Expirée",
  missing: "À fournir",
};

export const LEADS = {
  title: "Prospects",
  lead: "Les personnes qui vous ont été confiées. Répondez dans les 24 heures, et faites avancer chaque prospect dès qu’il se passe quelque chose.",
  tabs: "Étapes des prospects",
  all: "Tous",
  statuses: {
    new: "Nouveaux",
    contacted: "Contactés",
    qualified: "Qualifiés",
    won: "Gagnés",
    lost: "Perdus",
  } satisfies Record<LeadStatus, string>,
  status: {
    new: "Nouveau",
    contacted: "Contacté",
    qualified: "Qualifié",
    won: "Gagné",
    lost: "Perdu",
  } satisfies Record<LeadStatus, string>,
  /** What moves a lead on, by where it goes. */
  moves: {
    new: "Remettre à nouveau",
    contacted: "Marquer comme contacté",
    qualified: "Marquer comme qualifié",
    won: "Marquer comme gagné",
    lost: "Classer perdu",
  } satisfies Record<LeadStatus, string>,
  takeBack: "Reprendre le prospect",
  moveFor: (name: string) => `, ${name}`,
  moving: "Enregistrement…",
  moved: "Le prospect a changé d’étape.",
  email: (name: string) => `Écrire à ${name}`,
  phone: (name: string) => `Appeler ${name}`,
  noContact: "Aucune coordonnée : attendez que la personne vous écrive.",
  hiddenContact: "Coordonnées masquées pendant la suspension.",
  property: "Bien concerné :",
  received: (date: string) => `Reçu le ${date}`,
  movedOn: (date: string) => `Dernière étape le ${date}`,
  more: "Voir les prospects plus anciens",
  emptyText:
    "Les personnes qui vous sont confiées apparaissent ici, avec leurs coordonnées et le bien qui les intéresse.",
  emptyTab: "Aucun prospect n’en est à cette étape.",
  emptyAction: "Voir les biens que je suis",
  seeAll: "Voir tous les prospects",
  suspendedTitle: "Votre activité est suspendue",
  suspendedText:
    "Une de vos pièces manque ou n’est plus valable. Les coordonnées de vos prospects reviennent dès qu’elle est à jour.",
  suspendedAction: "Mettre mes pièces à jour",
} as const;

export const EVENT_LABELS: Record<CommissionEvent, string> = {
  visit_organised: "Visite organisée",
  sale_signed: "Vente signée",
  reversal: "Régularisation",
};

export const COMMISSIONS = {
  title: "Commissions",
  lead: "Tout ce qui vous est dû, ligne par ligne. Une ligne n’est jamais modifiée : une erreur se corrige par une régularisation.",
  figures: "Vos commissions en bref",
  total: "Total acquis",
  recent: "Gains mensuels",
  recentHint: "sur les 30 derniers jours",
  count: (count: number) => formatCount(count, "ligne", "lignes"),
  perEvent: {
    visit_organised: "Visites organisées",
    sale_signed: "Ventes signées",
    reversal: "Régularisations",
  } satisfies Record<CommissionEvent, string>,
  ruleTitle: "Comment vous êtes payé",
  ruleText: `${formatPrice(LOOPER_PAY.perVisitCents)} par visite organisée, et ${formatPercent(
    LOOPER_PAY.signatureRateBps / 100,
  )} des honoraires du vendeur à la signature de l’acte.`,
  ruleVersion: `Règle en vigueur : version ${LOOPER_PAY.version}. Chaque ligne suit la règle en vigueur à sa date et la rappelle.`,
  ruleLink: "Voir le barème des honoraires",
  ledger: "Détail des lignes",
  table: "Tableau des lignes",
  columns: ["Date", "Événement", "Bien", "Règle", "Montant (€)"],
  export: "Télécharger en CSV",
  more: "Voir les lignes plus anciennes",
  emptyText: "Votre première visite organisée ouvrira votre compte de commissions.",
  emptyAction: "Voir mes prospects",
  fileName: "commissions",
} as const;

export const TRAINING = {
  title: "Formation",
  lead: "Six modules, environ deux heures, à votre rythme et gratuitement. Un questionnaire de dix questions valide la formation.",
  minutes: (count: number) => `${count} min`,
  total: (count: number) => `${count} minutes de lecture et d’exercices`,
  modulesTitle: "Les modules",
  example: "En situation",
  done: (date: string) => `Formation validée le ${date}`,
  doneText: "Vous pouvez relire les modules et refaire le questionnaire quand vous le souhaitez.",
  next: "Poursuivre mon dossier",
  quizTitle: "Le questionnaire",
  quizLead: (needed: number, total: number) =>
    `${needed} bonnes réponses sur ${total} suffisent. Vous pouvez recommencer autant de fois que nécessaire.`,
} as const;

export const PAPERS_FORM = {
  rsacNumber: "Numéro RSAC",
  rsacHint: "Les 9 chiffres de votre immatriculation au registre spécial des agents commerciaux.",
  attestation: "Fin de validité de l’attestation d’habilitation",
  attestationHint: "La date qui figure sur l’attestation visée par la chambre de commerce.",
  insurance: "Fin de validité de l’assurance",
  insuranceHint:
    "La date d’échéance de votre attestation de responsabilité civile professionnelle.",
  hours: "Heures disponibles par semaine",
  hoursHint: "Au moins 4 heures.",
  submit: "Enregistrer mes pièces",
  sending: "Enregistrement…",
  saved: "Vos pièces sont enregistrées.",
  unchanged: "Rien n’a changé.",
} as const;

export const ONBOARDING = {
  title: "Mon inscription",
  lead: "Votre dossier de Looper, étape par étape. Un Trust Manager l’examine dès qu’il est complet.",
  stepsTitle: "Votre parcours",
  steps: {
    requested: "Demande déposée",
    training: "Formation validée",
    rsac: "Inscription au RSAC",
    attestation: "Attestation d’habilitation",
    insurance: "Assurance professionnelle",
    hours: "Disponibilité",
    decision: "Décision d’un Trust Manager",
  } satisfies Record<OnboardingStep, string>,
  done: "Fait",
  toDo: "À faire",
  waiting: "En attente",
  lapsed: "À renouveler",
  stopped: "Interrompu",
  requestedOn: (date: string) => `Le ${date}.`,
  trainedOn: (date: string) => `Questionnaire réussi le ${date}.`,
  trainingText: "Six modules et un questionnaire, environ deux heures.",
  trainingLink: "Suivre la formation",
  rsacGiven: (number: string) => `Numéro ${number}.`,
  rsacText:
    "L’inscription se fait en ligne, sur le guichet des formalités des entreprises, pour environ 25 €.",
  attestationText: "Nous la demandons à la chambre de commerce une fois votre numéro RSAC connu.",
  insuranceText: "Nous la prenons en charge : indiquez sa date d’échéance dès réception.",
  until: (date: string) => `Valable jusqu’au ${date}.`,
  ended: (date: string) => `Expirée depuis le ${date}.`,
  hoursGiven: (hours: number) => `${formatCount(hours, "heure", "heures")} par semaine.`,
  hoursText: "Au moins 4 heures par semaine.",
  decisions: {
    pending: "Votre demande est en cours d’examen.",
    active: "Votre demande est acceptée : bienvenue.",
    suspended:
      "Votre activité est suspendue. Mettez vos pièces à jour ci-dessous : un Trust Manager la rétablit après contrôle.",
    refused: "Votre demande n’a pas été retenue.",
  } satisfies Record<RoleStatus, string>,
  decidedOn: (date: string) => `Le ${date}.`,
  askAgain: (date: string) => `Vous pourrez la renouveler à partir du ${date}.`,
  askAgainNow: "Renouveler ma demande",
  papersTitle: "Mes pièces",
  papersText:
    "Déclarez vos pièces telles qu’elles figurent sur vos attestations. Elles sont contrôlées, et une pièce expirée suspend automatiquement l’activité.",
  toDashboard: "Aller à mon tableau de bord",
} as const;

export const LOOPER_SETTINGS = {
  title: "Réglages Looper",
  lead: "Votre disponibilité, votre secteur et vos pièces.",
  inOrder: "Vos pièces sont à jour : vous pouvez organiser des visites et recevoir des prospects.",
  notInForce: "Votre rôle n’est pas en vigueur : suivez votre dossier pour savoir où il en est.",
  suspended:
    "Une pièce manque ou n’est plus valable : visites et prospects sont suspendus jusqu’à sa mise à jour.",
  toCheck: (checkedUntil: string) =>
    `Vos pièces ont changé et attendent le contrôle d’un Trust Manager. Jusque-là, votre activité suit les pièces déjà contrôlées, valables jusqu’au ${checkedUntil}.`,
  lapsing: (papers: string) => `À renouveler bientôt : ${papers}.`,
  papersTitle: "État des pièces",
  until: (date: string) => `jusqu’au ${date}`,
  since: (date: string) => `depuis le ${date}`,
  zoneTitle: "Mon secteur",
  zoneText:
    "C’est la commune de votre profil : elle est indiquée sur les annonces que vous suivez.",
  noZone: "Votre profil n’a pas encore de ville.",
  changeZone: "Modifier mon profil",
  formTitle: "Disponibilité et pièces",
  file: "Voir mon dossier",
  general: "Tous les réglages du compte",
} as const;
