import type { DocumentGroup, ExpiryState } from "../../lib/documents/rules.ts";
import type { PossibleReader } from "../../lib/documents/views.ts";
import { formatCount } from "../../lib/kernel/format.ts";
import { formatCivilDate, formatDate, formatDateTime } from "../../lib/kernel/format-date.ts";

const megabytes = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The size of a small document is given in kilobytes, that of others in megabytes. */
const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} Ko`
    : `${megabytes.format(bytes / MEGABYTE)} Mo`;

const SIDES: Record<PossibleReader["side"], string> = {
  buyer: "acheteur",
  seller: "vendeur",
  looper: "Looper",
};

export const DOCUMENTS = {
  kind: "Type de document",
  pickKind: "Choisir un type",
  kindMissing: "Choisissez le type du document.",
  file: "Fichier PDF",
  fileHint: "15 Mo au plus, sans mot de passe.",
  fileMissing: "Choisissez un fichier PDF.",
  expires: "Valable jusqu’au",
  expiresHint: "Nous vous prévenons 30 jours puis 7 jours avant.",
  send: "Ajouter le document",
  sending: "Envoi en cours",
  sendingOf: (percent: number) => `Envoi en cours : ${percent} %`,
  checking: "Vérification du document…",
  cancel: "Annuler l’envoi",
  cancelled: "Envoi annulé : rien n’a été enregistré.",
  retry: "Réessayer",
  sent: (name: string) => `« ${name} » est enregistré.`,
  signedOut:
    "Vous n’êtes plus connecté. Connectez-vous dans un autre onglet, puis réessayez : le fichier est gardé ici.",
  cut: "L’envoi a été interrompu avant la réponse du site. Réessayez.",
  needsScripts: "L’envoi d’un document demande que JavaScript soit activé dans votre navigateur.",
  list: "Documents enregistrés",
  empty: {
    home: "Aucun document pour ce bien.",
    buyer: "Aucun document dans votre dossier.",
    looper: "Aucune pièce enregistrée.",
  } satisfies Record<DocumentGroup, string>,
  privacy: {
    home: "Vous seul les voyez, jusqu’à ce que vous les partagiez. Chaque consultation s’affiche ici.",
    buyer:
      "Vous seul les voyez, jusqu’à ce que vous les partagiez avec un vendeur ou un Looper. Chaque consultation s’affiche ici.",
    looper:
      "Vous et les Trust Managers qui contrôlent les pièces pouvez les ouvrir. Chaque consultation s’affiche ici.",
  } satisfies Record<DocumentGroup, string>,
  size: sizeOf,
  pdfOf: (bytes: number) => `PDF, ${sizeOf(bytes)}`,
  added: (at: Date) => `ajouté le ${formatDate(at)}`,
  open: (name: string) => `Ouvrir « ${name} »`,
  expiry: {
    valid: (day: string) => `Valable jusqu’au ${formatCivilDate(day)}`,
    soon: (day: string) => `Expire le ${formatCivilDate(day)}`,
    past: (day: string) => `Expiré depuis le ${formatCivilDate(day)}`,
  } satisfies Record<ExpiryState, (day: string) => string>,
  expiryTitle: "Fin de validité",
  saveExpiry: "Enregistrer la date",
  saving: "Enregistrement…",
  readers: "Partagé avec",
  sharedOn: (at: Date) => `depuis le ${formatDate(at)}`,
  revoke: "Retirer",
  revokeOf: (name: string) => ` le partage avec ${name}`,
  revoking: "Retrait…",
  shareTitle: "Partager",
  reader: "Avec qui",
  pickReader: "Choisir une personne",
  readerOf: ({ name, side, title }: PossibleReader) => `${name}, ${SIDES[side]} (${title})`,
  share: "Partager ce document",
  sharing: "Partage…",
  nobody: {
    home: "Le partage s’ouvre dès que ce bien a un Looper, une offre ou une conversation.",
    buyer: "Le partage s’ouvre dès que vous avez une offre ou une conversation sur un bien.",
    looper: "",
  } satisfies Record<DocumentGroup, string>,
  openings: "Consultations",
  opened: (name: string, at: Date) => `Consulté par ${name}, ${formatDateTime(at)}`,
  moreOpenings: (count: number) =>
    `et ${formatCount(count, "consultation plus ancienne", "consultations plus anciennes")}`,
  removeTitle: "Supprimer",
  removeText: "Le fichier est effacé et les partages prennent fin. L’action est définitive.",
  remove: "Supprimer ce document",
  removing: "Suppression…",
} as const;

/** A document that goes with a form. */
export const UPLOADED = {
  hint: "Un PDF, ou une photo de chaque page (JPEG, PNG) : 15 Mo en tout.",
  chosen: (name: string) => `Document prêt : « ${name} ».`,
  problems: {
    mixed: "Choisissez un seul PDF, ou seulement des photos.",
    "too-many": "Dix photos au plus : réunissez les pages dans un PDF.",
    "too-large": "Le document dépasse 15 Mo. Réduisez-le, ou prenez moins de photos.",
    picture: "Une de ces photos ne s’ouvre pas. Reprenez-la au format JPEG ou PNG.",
  },
} as const;
