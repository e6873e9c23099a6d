import { formatCount, joinWords } from "../../../../lib/kernel/format.ts";
import type { Advice } from "../../../../lib/revisions/completion.ts";
import type { FillSource } from "../../../../lib/revisions/content.ts";
import type { TypedProblem } from "../../../../lib/revisions/typings.ts";

/** The notices of a draft that was just begun from a listing. */
export const BEGUN = {
  copied:
    "La copie est prête : c’est un nouveau brouillon, enregistré dans Mes biens. Les photos et les plans sont à ajouter ; l’annonce d’origine ne change pas.",
  resumed: `La remise en vente de ce bien est déjà commencée\u00a0: voici son brouillon, tel que vous l’avez laissé.`,
  relisted: (brought: readonly string[]) =>
    `Le bien est repris dans un nouveau brouillon, enregistré dans Mes biens${brought.length > 0 ? `\u00a0: ${joinWords(brought)}` : ""}. L’annonce retirée ne change pas.`,
  brought: {
    texts: "les textes",
    dpe: "le DPE",
    rooms: "les pièces",
    windows: "les disponibilités",
    photos: (count: number) => formatCount(count, "photo", "photos"),
    plans: (count: number) => formatCount(count, "plan", "plans"),
  },
  noPhotos: "Les photos sont à ajouter.",
  review: "Vérifiez que tout est encore exact, le prix compris, avant de signer un nouveau mandat.",
} as const;

/** What the editor says around its fields. */
export const EDITOR = {
  steps: "Étapes de l’annonce",
  step: (at: number, total: number) => `Étape ${at} sur ${total}`,
  done: "terminé",
  quit: "Quitter",
  next: "Continuer",
  previous: "Étape précédente",
  saved: (time: string) => `Enregistré à ${time}`,
  saving: "Enregistrement…",
  unsaved: "Modification en cours…",
  offline: "Non enregistré, nouvel essai…",
  signedOut: {
    status: "Non enregistré : reconnectez-vous",
    title: "Votre session a pris fin",
    text: "Rien n’est perdu : ce que vous tapez reste ici. Reconnectez-vous dans un autre onglet et l’enregistrement reprendra tout seul sur cette page ; ou reconnectez-vous ici, votre texte vous attendra.",
    elsewhere: "Me reconnecter dans un autre onglet",
    here: "Me reconnecter ici",
    notHeld:
      "Ce navigateur ne peut rien garder : reconnectez-vous dans un autre onglet et laissez cette page ouverte, l’enregistrement y reprendra tout seul.",
    resumed: "Nous avons repris ici ce qui n’avait pas encore été enregistré.",
  },
  closed: "Cette annonce n’est plus modifiable\u00a0: ce que vous tapez ici n’est pas enregistré.",
  gone: "Cette annonce n’est plus accessible depuis cette page. Rechargez-la ou reconnectez-vous\u00a0; votre texte reste ici en attendant.",
  refused: "Cette valeur n’est pas acceptée.",
  notSaved: "Un champ n’a pas pu être enregistré. Corrigez-le ou videz-le pour continuer.",
  uploading:
    "Des images sont encore en cours d’envoi. Attendez leur arrivée ou annulez-les pour continuer.",
  conflict: (theirs: string) => `Modifié dans un autre onglet\u00a0: «\u00a0${theirs}\u00a0».`,
  conflictEmpty: "Vidé dans un autre onglet.",
  conflictOther: "Modifié dans un autre onglet.",
  mine: "Garder ma version",
  theirs: "Prendre l’autre",
  completeness: "Votre annonce",
  completed: (done: number, total: number) => `${done} sur ${total}\u00a0étapes`,
  quality: "Qualité",
  qualityOf: (score: number) => `${score} sur 100`,
  adviceTitle: "Pour la rendre plus attrayante",
  perfect: "Rien à ajouter\u00a0: votre annonce est très complète.",
  preview: "Voir l’aperçu",
  livePreview: "Aperçu en direct",
  enlarge: "Agrandir",
  newTab: " (nouvel onglet)",
  phone: "Aperçu de l’annonce sur un téléphone",
  returned: "À corriger",
  correct: "Corriger",
} as const;

/** What a field says about a text that it can't take. */
export const PROBLEMS: Readonly<Record<TypedProblem, string>> = {
  number: "Écrivez un nombre, par exemple 62,5.",
  whole: "Écrivez un nombre entier.",
  decimals: "Deux chiffres après la virgule au plus.",
  euros: "Écrivez un montant en euros, par exemple 289\u202f000.",
  ambiguous:
    "Ce montant peut se lire de deux façons\u00a0: écrivez-le par exemple 289\u202f000, ou 289\u202f000,50.",
  year: "Écrivez une année à quatre chiffres.",
  day: "Cette date ou cet horaire n’existe pas.",
  "postal-code": "Un code postal a cinq chiffres.",
  "dpe-number": "Un numéro de DPE a 13\u00a0caractères, chiffres et lettres.",
  parcel: "Écrivez la section et le numéro, par exemple BM\u00a0123, ou les 14\u00a0caractères.",
  address: "Écrivez une adresse en https, par exemple https://visite.fr/mon-bien.",
  unseen: "Ce texte contient un caractère invisible\u00a0: effacez-le, puis retapez le mot.",
  "too-long": "Ce texte est trop long.",
  "too-large": "Cette valeur est trop grande.",
  "too-small": "Cette valeur est trop petite.",
  choice: "Choisissez une des réponses.",
};

export const ADVICE_COPY: Readonly<Record<Advice, string>> = {
  photos: "Ajoutez des photos\u00a0: au moins huit, une par pièce.",
  description: "Étoffez la description\u00a0: environ 600\u00a0caractères.",
  plan: "Ajoutez un plan, même simple.",
  features: "Cochez les équipements\u00a0: ils servent de filtres aux acheteurs.",
  availability: "Ouvrez au moins deux créneaux de visite par semaine.",
  rooms: "Listez les pièces et leurs surfaces, à l’étape Surfaces et pièces.",
  "photo-rooms":
    "Dites quelle pièce montre chaque photo\u00a0: dès deux pièces, votre annonce a une visite virtuelle.",
  transport: "Dites quels transports sont proches.",
};

const SOURCE_NAMES: Readonly<Record<FillSource, string>> = {
  ban: "Base Adresse Nationale",
  ademe: "ADEME",
  cadastre: "cadastre",
};

export const sourceNote = (source: FillSource, date: string) =>
  `${SOURCE_NAMES[source]}, le ${date}`;
