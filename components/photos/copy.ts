import type { PhotoHint } from "../../lib/photos/rules.ts";
import type { PhotoKind, Rejection } from "./queue.ts";

/** What the field of pictures says, of photos and of plans. */
interface PhotoWords {
  add: string;
  camera: string;
  drop: string;
  formats: string;
  full: (max: number) => string;
  count: (count: number, max: number) => string;
  list: string;
  number: (number: number) => string;
  alt: string;
  altHint: string;
  removed: (number: number) => string;
  moved: (from: number, to: number, count: number) => string;
  arrived: (number: number) => string;
  removedList: string;
  restore: string;
  restored: (number: number) => string;
  /** Of a file that is the picture which is there. */
  there: (number: number) => string;
}

export const WORDS: Record<PhotoKind, PhotoWords> = {
  photo: {
    add: "Ajouter des photos",
    camera: "Prendre une photo",
    drop: "Déposez vos photos ici, collez-les ou choisissez-les sur votre appareil.",
    formats: "JPEG, PNG, WebP ou HEIC. Les grandes photos sont réduites avant l’envoi.",
    full: (max) => `Votre annonce a ses ${max} photos. Retirez-en une pour en ajouter une autre.`,
    count: (count, max) => `${count} sur ${max} photos`,
    list: "Photos de l’annonce",
    number: (number) => `Photo ${number}`,
    alt: "Description",
    altHint: "Ce que montre la photo, pour les personnes qui ne la voient pas.",
    removed: (number) => `Photo ${number} retirée.`,
    moved: (from, to, count) => `Photo ${from} déplacée en position ${to} sur ${count}.`,
    arrived: (number) => `Photo ${number} ajoutée.`,
    removedList: "Images à remettre parmi les photos",
    restore: "Remettre parmi les photos",
    restored: (number) => `Photo remise en position ${number}.`,
    there: (number) => `Cette photo est déjà dans votre annonce : c’est la photo ${number}.`,
  },
  plan: {
    add: "Ajouter des plans",
    camera: "Photographier un plan",
    drop: "Déposez vos plans ici, collez-les ou choisissez-les sur votre appareil.",
    formats: "JPEG, PNG, WebP ou HEIC. Les grands plans sont réduits avant l’envoi.",
    full: (max) => `Votre annonce a ses ${max} plans. Retirez-en un pour en ajouter un autre.`,
    count: (count, max) => `${count} sur ${max} plans`,
    list: "Plans de l’annonce",
    number: (number) => `Plan ${number}`,
    alt: "Niveau",
    altHint: "Par exemple « Rez-de-chaussée » ou « Étage ».",
    removed: (number) => `Plan ${number} retiré.`,
    moved: (from, to, count) => `Plan ${from} déplacé en position ${to} sur ${count}.`,
    arrived: (number) => `Plan ${number} ajouté.`,
    removedList: "Images à remettre parmi les plans",
    restore: "Remettre parmi les plans",
    restored: (number) => `Plan remis en position ${number}.`,
    there: (number) => `Ce plan est déjà dans votre annonce : c’est le plan ${number}.`,
  },
};

export const PHOTOS = {
  room: "Pièce",
  noRoom: "Aucune",
  cover: "Couverture",
  makeCover: "Mettre en couverture",
  forward: "Avancer",
  back: "Reculer",
  remove: "Retirer",
  drag: "Glisser pour déplacer",
  of: (action: string, photo: string) => `${action} : ${photo}`,
  removedNumber: (number: number) => `Image retirée ${number}`,
  waiting: "En attente",
  /** Before it is sent. */
  reducing: "Préparation de l’envoi…",
  sending: (percent: number) => `Envoi : ${percent} %`,
  preparing: "Préparation…",
  retry: "Réessayer",
  cancel: "Annuler",
  dismiss: "Fermer",
  lost: "L’envoi a été interrompu avant la réponse du site. Réessayez.",
  signedOut:
    "Vous n’êtes plus connecté. Connectez-vous dans un autre onglet, puis réessayez : la photo est gardée ici.",
  unexpected: "L’envoi n’a pas abouti. Réessayez dans un instant.",
  uploads: "Envois en cours",
  /** The gallery, in development only. */
  gallery: "Le champ des photos",
} as const;

/** Why a file is not taken. */
export const REJECTIONS: Record<Rejection, string> = {
  huge: "Ce fichier dépasse 150 Mo.",
  "too-large":
    "Ce fichier dépasse 12 Mo, et votre navigateur n’a pas pu le réduire. Réduisez la photo, puis choisissez-la de nouveau.",
  heic: "Cette photo HEIC n’a pas pu être lue. Exportez-la en JPEG, puis choisissez-la de nouveau.",
  unsupported: "Ce fichier n’est pas une image JPEG, PNG, WebP ou HEIC.",
  "too-many": "Le nombre maximal est atteint.",
};

/**
 * What a picture could have better: advice, which stops nothing. `twin` is the number of the one that it looks
 * like.
 */
export const HINTS: Record<PhotoKind, (hint: PhotoHint, twin: number) => string> = {
  photo: (hint, twin) =>
    ({
      blurred: "Cette photo semble floue.",
      dark: "Cette photo semble sombre : une prise de vue de jour la mettrait en valeur.",
      small: "Cette photo est petite : elle paraîtra moins nette sur un grand écran.",
      duplicate: `Cette photo ressemble beaucoup à la photo ${twin}.`,
    })[hint],
  plan: (hint, twin) =>
    ({
      blurred: "Ce plan semble flou : vérifiez qu’il se lit.",
      dark: "Ce plan semble sombre : vérifiez qu’il se lit.",
      small: "Ce plan est petit : il paraîtra moins net sur un grand écran.",
      duplicate: `Ce plan ressemble beaucoup au plan ${twin}.`,
    })[hint],
};
