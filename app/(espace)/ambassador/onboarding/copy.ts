import { formatCount } from "@/lib/kernel/format";
import type { RoleStatus } from "@/lib/kernel/roles";
import type { OnboardingStep } from "@/lib/looper/standing/steps";

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
  reapply: (date: string) => `Vous pourrez la renouveler à partir du ${date}.`,
  reapplyNow: "Renouveler ma demande",
  papersTitle: "Mes pièces",
  papersText:
    "Déclarez vos pièces telles qu’elles figurent sur vos attestations. Elles sont contrôlées, et une pièce expirée suspend automatiquement l’activité.",
  toDashboard: "Aller à mon tableau de bord",
} as const;
