import type { DecisionReason } from "./reasons.ts";

/** Why a request was refused or a looper suspended, to the person and to the team. */
export const REASON_SENTENCES: Record<DecisionReason, string> = {
  "training-not-passed": "Le questionnaire de fin de formation n’est pas réussi.",
  "rsac-not-found": "Le numéro RSAC n’est pas retrouvé au registre.",
  "attestation-not-valid": "L’attestation d’habilitation n’est pas en cours de validité.",
  "insurance-not-valid": "L’assurance de responsabilité civile n’est pas en cours de validité.",
  "papers-of-somebody-else": "Les pièces ne sont pas au nom du titulaire du compte.",
  "too-few-hours": "La disponibilité indiquée est inférieure à 4 heures par semaine.",
  "papers-lapsed": "Une pièce obligatoire manque ou n’est plus en cours de validité.",
  "rsac-struck-off": "Le numéro RSAC a été radié du registre.",
  "visits-not-held": "Des visites acceptées n’ont pas été assurées.",
  "payment-asked": "Un paiement a été demandé à un vendeur ou à un acheteur.",
};

/** What decisions about loopers say. */
export const DECISIONS = {
  /** To the person, as a notification. */
  notified: {
    what: (role: string) => `Rôle ${role}`,
    outcomes: {
      grant: "accordé",
      refuse: "refusé",
      suspend: "suspendu",
      reinstate: "rétabli",
    },
  },
  chooseReason: "Choisissez un motif dans la liste.",
  unknownRequest: "Cette demande n’existe pas.",
  /** @param needs as `listNeeds` names them */
  unmet: (needs: string) =>
    `Le rôle ne peut pas être accordé. Il manque, ou n’est plus valable : ${needs}.`,
  grant: "Accorder le rôle",
  granting: "Enregistrement…",
  refuse: "Refuser",
  refuseOpen: "Refuser la demande",
  suspend: "Suspendre",
  suspendOpen: "Suspendre ce Looper",
  reinstate: "Rétablir le rôle",
  /** What was just done. */
  done: {
    grant: "Le rôle est accordé ; la personne en est informée par e-mail.",
    refuse: "La demande est refusée ; la personne en est informée par e-mail.",
    suspend: "Le rôle est suspendu ; la personne en est informée par e-mail.",
    reinstate: "Le rôle est rétabli ; la personne en est informée par e-mail.",
    /** By somebody else, before. */
    late: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
  },
  reason: "Motif",
  reasonHint: "Il est communiqué à la personne, tel quel.",
  pickReason: "Choisir un motif",
  self: "C’est votre propre dossier : quelqu’un d’autre doit en décider.",
} as const;

/** What is wrong with a role that is none of those offered. */
export const CHOOSE_ROLE = "Choisissez un des rôles proposés.";
