import type { ErrorCode } from "../kernel/errors.ts";
import { ACCOUNTS_ERRORS } from "./error-sentences/accounts.ts";
import { BUYING_ERRORS } from "./error-sentences/buying.ts";
import { CONTACT_ERRORS } from "./error-sentences/contact.ts";
import { DOCUMENTS_ERRORS } from "./error-sentences/documents.ts";
import { LISTINGS_ERRORS } from "./error-sentences/listings.ts";
import { PAYOUT_ERRORS } from "./error-sentences/payouts.ts";
import { PROVIDERS_ERRORS } from "./error-sentences/providers.ts";
import { QUALITY_ERRORS } from "./error-sentences/quality.ts";
import { SALES_ERRORS } from "./error-sentences/sales.ts";
import type { ErrorSentence } from "./error-sentences/sentence.ts";
import { VISITS_ERRORS } from "./error-sentences/visits.ts";

/** The message for a field whose value can’t be read. */
export const INVALID_VALUE = "Cette valeur n’est pas valide.";

/** The message for a field that a call doesn’t have. */
export const UNKNOWN_FIELD = "Ce champ n’est pas attendu.";

/** What a form says that arrived before with other contents, whose response got lost. */
export const FORM_ARRIVED =
  "Un premier envoi de ce formulaire est bien arrivé, avec un autre contenu. Pour envoyer aussi celui-ci, validez à nouveau.";

/** The message for an `Idempotency-Key` that can’t be one. */
export const IDEMPOTENCY_KEY = "De 1 à 255 caractères ASCII imprimables.";

/** What a person reads for each error code: what happened, and what to do next. */
export const ERROR_SENTENCES: Record<ErrorCode, ErrorSentence> = {
  ...ACCOUNTS_ERRORS,
  ...BUYING_ERRORS,
  ...CONTACT_ERRORS,
  ...LISTINGS_ERRORS,
  ...VISITS_ERRORS,
  ...PROVIDERS_ERRORS,
  ...QUALITY_ERRORS,
  ...SALES_ERRORS,
  ...PAYOUT_ERRORS,
  ...DOCUMENTS_ERRORS,
  "request.invalid": {
    title: "Requête invalide",
    detail: "Certains champs ne sont pas valides. Corrigez-les puis réessayez.",
  },
  "request.malformed-json": {
    title: "Requête illisible",
    detail: "Le corps de la requête n’est pas un document JSON valide.",
  },
  "request.malformed-address": {
    title: "Adresse illisible",
    detail: "Cette adresse est mal encodée.",
  },
  "request.unsupported-media-type": {
    title: "Format non pris en charge",
    detail: "Le corps de la requête doit être envoyé en application/json.",
  },
  "request.too-large": {
    title: "Requête trop volumineuse",
    detail: "Ce que vous envoyez dépasse la taille autorisée. Raccourcissez-le puis réessayez.",
  },
  "request.foreign-origin": {
    title: "Origine refusée",
    detail: "Cette action ne peut être demandée que depuis notre site.",
  },
  "request.method-not-allowed": {
    title: "Méthode refusée",
    detail: "Cette adresse n’accepte pas cette méthode.",
  },
  "request.unknown-host": {
    title: "Site inconnu",
    detail: "Cette adresse n’est pas celle de notre site.",
  },
  "request.too-slow": {
    title: "Délai dépassé",
    detail:
      "La requête a mis trop de temps à nous parvenir. Vérifiez votre connexion puis réessayez.",
  },
  "request.headers-too-large": {
    title: "Adresse ou en-têtes trop longs",
    detail: "L’adresse ou les en-têtes de la requête dépassent la taille autorisée.",
  },
  "request.too-many": {
    title: "Trop de demandes",
    detail: "Vous avez fait trop de demandes en peu de temps. Patientez un instant puis réessayez.",
  },
  "request.key-reused": {
    title: "Clé déjà utilisée",
    detail: "Cette clé d’idempotence a servi à une autre demande. Donnez-en une nouvelle.",
  },
  "request.form-outdated": {
    title: "Page mise à jour",
    detail: "Cette page a changé depuis que vous l’avez ouverte. Rechargez-la, puis recommencez.",
  },
  "request.not-found": {
    title: "Adresse inconnue",
    detail: "Aucun service ne répond à cette adresse.",
  },
  "request.forbidden": {
    title: "Accès refusé",
    detail: "Votre compte ne permet pas cette action.",
  },
  "request.signed-out": {
    title: "Connexion nécessaire",
    detail: "Connectez-vous pour continuer.",
  },
  "search.invalid-parameters": {
    title: "Recherche invalide",
    detail: "Certains critères de recherche ne sont pas valides.",
  },
  "service.unavailable": {
    title: "Service momentanément indisponible",
    detail:
      "Nous ne pouvons pas traiter votre demande pour le moment. Réessayez dans quelques instants.",
  },
  "internal.unexpected": {
    title: "Une erreur est survenue",
    detail: "Nous n’avons pas pu traiter votre demande. Réessayez dans quelques instants.",
  },
};
