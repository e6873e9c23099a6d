import { formatCount } from "@/lib/kernel/format";
import type { HandedInPaper } from "@/lib/kernel/looper-papers";
import type { RoleStatus } from "@/lib/kernel/roles";
import type { OnboardingStep, StepState } from "@/lib/looper/standing/steps";

export const ONBOARDING = {
  title: "Mon dossier de Looper",
  lead: "Chaque étape se fait quand vous voulez, dans l’ordre qui vous convient. Un Trust Manager contrôle les pièces et accorde le rôle dès que le dossier est complet.",
  stepsTitle: "Les étapes",
  progress: (done: number, all: number) =>
    `${formatCount(done, "étape terminée", "étapes terminées")} sur ${all}`,
  steps: {
    identity: "Pièce d’identité",
    training: "Formation",
    rsac: "Inscription au RSAC",
    attestation: "Attestation d’habilitation",
    insurance: "Assurance professionnelle",
    availability: "Secteur et disponibilité",
    contract: "Contrat d’agent commercial",
  } satisfies Record<OnboardingStep, string>,
  states: {
    done: "Fait",
    "to-do": "À faire",
    waiting: "À contrôler",
    returned: "À corriger",
    lapsed: "Échue",
  } satisfies Record<StepState, string>,
  decisions: {
    pending:
      "Votre demande est enregistrée : elle est décidée quand toutes les étapes sont faites.",
    active: "Le rôle vous est accordé : bienvenue dans le réseau.",
    suspended:
      "Votre activité est suspendue. Mettez votre dossier à jour : un Trust Manager la rétablit après contrôle.",
    refused: "Votre demande n’a pas été retenue.",
    left: "Vous avez quitté le réseau.",
  } satisfies Record<RoleStatus, string>,
  requestedOn: (date: string) => `Demande déposée le ${date}.`,
  decidedOn: (date: string) => `Décision du ${date}.`,
  reapply: (date: string) => `Vous pourrez la renouveler à partir du ${date}.`,
  reapplyNow: "Renouveler ma demande",
  toDashboard: "Aller à mon tableau de bord",

  trainedOn: (date: string) => `Questionnaire réussi le ${date}.`,
  trainingText: "Six modules et un questionnaire, environ deux heures.",
  trainingLink: "Suivre la formation",
  trainingAgain: "Revoir la formation",

  needs: {
    identity:
      "Carte nationale d’identité (les deux faces), passeport ou titre de séjour, en cours de validité.",
    rsac: "L’inscription au registre spécial des agents commerciaux se fait en ligne, sur le guichet des formalités des entreprises, pour environ 25 €. Envoyez l’extrait qui vous est remis.",
    attestation:
      "Elle est délivrée par la chambre de commerce au titre de notre carte professionnelle, une fois votre numéro RSAC connu.",
    insurance:
      "L’attestation de responsabilité civile professionnelle qui vous couvre comme agent commercial.",
  } satisfies Record<HandedInPaper, string>,
  checked: (day: string, name: string | null) =>
    name === null ? `Contrôlée le ${day}` : `Contrôlée le ${day} par ${name}`,
  handedInOn: (day: string) => `Remise le ${day}, en attente de contrôle`,
  returnedOn: (day: string, name: string | null) =>
    name === null ? `Renvoyée le ${day}` : `Renvoyée le ${day} par ${name}`,
  number: (number: string) => `numéro ${number}`,
  until: (day: string) => `valable jusqu’au ${day}`,
  ended: (day: string) => `échue depuis le ${day}`,
  stillCounts: "La pièce déjà contrôlée compte jusqu’à son échéance.",
  open: (name: string) => `Ouvrir « ${name} »`,
  replace: "Remplacer cette pièce",
  renew: "Remettre une pièce plus récente",
  document: "Document",
  endsOn: {
    identity: "Date d’expiration",
    attestation: "Fin de validité de l’attestation",
    insurance: "Fin de validité de l’assurance",
  },
  endsOnHint: "Telle qu’elle figure sur le document.",
  rsacNumber: "Numéro RSAC",
  rsacHint: "Les 9 chiffres de votre immatriculation (SIREN).",
  attestationRequest: "Télécharger la demande d’attestation (PDF)",
  handIn: "Remettre cette pièce",
  handingIn: "Remise…",
  handedIn: "La pièce est remise. Elle est contrôlée sous 48 heures.",
  privacy:
    "Vos pièces sont chiffrées. Seuls vous et les Trust Managers qui les contrôlent les ouvrez ; chaque consultation est enregistrée.",

  hours: (hours: number) => `${formatCount(hours, "heure", "heures")} par semaine`,
  zone: (communes: number) => formatCount(communes, "commune", "communes"),
  noZone:
    "Votre secteur se règle autour de votre commune : indiquez-la d’abord dans vos coordonnées.",
  zoneLink: "Régler mon secteur",
  cityLink: "Indiquer ma commune",
} as const;
