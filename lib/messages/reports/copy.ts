import type { ConversationOutcome, ConversationReason } from "./rules.ts";

/** The reasons for reporting a conversation, as the form and the team read them. */
export const CONVERSATION_REASON_LABELS: Record<ConversationReason, string> = {
  spam: "De la publicité, ou un message envoyé à tout le monde",
  fraud: "Je soupçonne une escroquerie",
  harassment: "Des propos insistants, menaçants ou injurieux",
  discrimination: "Des propos discriminatoires",
  personal_data: "Des données personnelles sont demandées ou divulguées",
  other: "Une autre raison",
};

export const CONVERSATION_OUTCOME_LABELS: Record<ConversationOutcome, string> = {
  warned: "La personne a reçu un rappel des règles",
  blocked: "La personne ne peut plus vous écrire",
  unfounded: "Aucun manquement constaté",
};

/** What is wrong with such a report, and with its conclusion. */
export const CONVERSATION_REPORT_FIELDS = {
  reason: "Choisissez une raison dans la liste",
  textMissing: "Précisez votre raison",
  textLength: "2\u202f000 caractères au plus",
  outcome: "Choisissez une conclusion dans la liste",
} as const;
