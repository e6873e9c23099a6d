import type { SentencesOf } from "./sentence.ts";

/** The sentences of private documents and what is sent with a message. */
export const DOCUMENTS_ERRORS: SentencesOf<"document" | "attachment"> = {
  "document.not-found": {
    title: "Document introuvable",
    detail: "Ce document n’existe pas, ou il ne vous est pas ouvert.",
  },
  "document.unreadable": {
    title: "Document illisible",
    detail:
      "Ce fichier a été perdu ou altéré\u00a0: il ne s’ouvre plus. Il faut l’envoyer à nouveau.",
  },
  "document.reader-not-found": {
    title: "Partage impossible",
    detail:
      "Ce document ne peut être partagé qu’avec une personne avec qui vous avez une offre ou une conversation.",
  },
  "document.empty": {
    title: "Fichier vide",
    detail: "Ce fichier est vide. Choisissez-en un autre.",
  },
  "document.not-pdf": {
    title: "Ce n’est pas un PDF",
    detail: "Ce fichier n’est pas un PDF. Enregistrez-le au format PDF puis réessayez.",
  },
  "document.too-large": {
    title: "Document trop volumineux",
    detail: "Ce fichier dépasse 15\u00a0Mo. Réduisez-le ou séparez-le en plusieurs documents.",
  },
  "document.damaged": {
    title: "PDF illisible",
    detail:
      "Ce PDF est incomplet ou endommagé\u00a0: nous n’avons pas pu l’ouvrir. Enregistrez-le à nouveau puis réessayez.",
  },
  "document.encrypted": {
    title: "PDF protégé",
    detail:
      "Ce PDF ne s’ouvre qu’avec un mot de passe ou un certificat. Envoyez une copie que chacun puisse ouvrir, par exemple en l’imprimant en PDF.",
  },
  "document.active": {
    title: "PDF avec contenu actif",
    detail:
      "Ce PDF contient un script, un formulaire dynamique ou un fichier joint. Imprimez-le en PDF, puis envoyez cette copie.",
  },
  "document.too-long": {
    title: "Document trop long",
    detail: "Ce PDF dépasse 300\u00a0pages. Séparez-le en plusieurs documents.",
  },
  "document.too-many": {
    title: "Trop de documents",
    detail: "Vous avez déjà cent documents. Supprimez ceux qui ne servent plus, puis réessayez.",
  },
  "document.in-file": {
    title: "Pièce de votre dossier",
    detail:
      "Ce document est une pièce de votre dossier de Looper, à contrôler ou contrôlée\u00a0: il ne se supprime pas. Remettez-en un plus récent pour le remplacer.",
  },
  "document.picture-unreadable": {
    title: "Photo illisible",
    detail:
      "Une de ces photos ne s’ouvre pas. Reprenez-la au format JPEG ou PNG, ou envoyez un PDF.",
  },
  "document.no-expiry": {
    title: "Document sans échéance",
    detail: "Ce type de document n’a pas de date de fin de validité.",
  },
  "document.in-use": {
    title: "Document utilisé",
    detail:
      "Ce document justifie une formation continue que vous avez déclarée. Retirez d’abord la déclaration si elle n’est pas encore validée\u00a0; une formation validée garde son justificatif.",
  },
  "attachment.not-found": {
    title: "Pièce jointe indisponible",
    detail:
      "Une pièce jointe n’est plus disponible\u00a0: rien n’a été envoyé. Joignez-la de nouveau à votre message.",
  },
  "attachment.too-many": {
    title: "Trop de pièces jointes",
    detail:
      "Vous avez déjà 500\u00a0pièces jointes dans vos conversations. Supprimez celles qui ne servent plus, puis réessayez.",
  },
  "attachment.daily-limit": {
    title: "Limite du jour atteinte",
    detail:
      "Vos pièces jointes du jour dépassent 150\u00a0Mo. Réduisez ce fichier, ou réessayez demain.",
  },
};
