/** The mailbox of an installation that sends no mail, and what leads to it. */
export const TEST_MAILBOX = {
  note: "Sur cette installation d’essai, aucun e-mail ne part : vous les lisez tous ici.",
  open: "Ouvrir la boîte d’essai",
  title: "Boîte d’essai",
  lead: "Les trente derniers e-mails écrits par le site, du plus récent au plus ancien. Cette page n’est visible que depuis cet ordinateur, et seulement tant qu’aucun serveur d’envoi n’est configuré.",
  empty: "Aucun e-mail pour l’instant. Dès que le site en écrit un, il apparaît ici.",
  refresh: "Actualiser",
  back: "Tous les e-mails",
  to: (address: string) => `À ${address}`,
  emptied: "Le texte de cet e-mail a été effacé trente jours après sa rédaction.",
} as const;
