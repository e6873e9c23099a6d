/** Copy of the listing page's islands: apart, so that a browser loads these words and no others. */

/** The gallery's words, where `One` and `the` name a picture for what it is. */
function galleryOf(One: string, the: string) {
  return {
    label: `${One}s du bien`,
    role: "carrousel",
    strip: `${One}s, à faire défiler`,
    photo: (number: number, total: number) => `${One} ${number} sur ${total}`,
    previous: `${One} précédente`,
    next: `${One} suivante`,
    fullScreen: "Plein écran",
    all: `Toutes les ${One.toLowerCase()}s`,
    thumbnails: "Vignettes",
    thumbnail: (number: number, total: number, alt: string) =>
      `${One} ${number} sur ${total} : ${subjectOf(alt)}`,
    close: "Fermer",
    open: (number: number, alt: string) => `Agrandir ${the} ${number} : ${subjectOf(alt)}`,
  };
}

/** What a picture shows: the alternative text of a drawing says first that it is one. */
const subjectOf = (alt: string) => alt.replace(/^Illustration\s*:\s*/, "");

export type GalleryCopy = ReturnType<typeof galleryOf>;

export const GALLERY = {
  photos: galleryOf("Photo", "la photo"),
  illustrations: galleryOf("Illustration", "l’illustration"),
};

export const SHARE = {
  share: "Partager",
  copied: "Lien copié",
} as const;

export const LOAN = {
  downPayment: "Votre apport",
  works: "Travaux prévus",
  years: "Durée, en années",
  yearsUnit: "ans",
  rate: "Taux hors assurance",
  submit: "Calculer",
  longTerm: "27 ans : à partir de 10 % de travaux.",
  monthly: "Mensualité estimée",
  perMonth: "par mois",
  insurance: "dont assurance",
  income: "Revenus nets nécessaires",
  incomeNote: "pour rester sous 35 % d’endettement, assurance comprise",
  price: "Prix du bien",
  acquisition: "Frais d’acquisition, environ 8 %",
  worksLine: "Travaux",
  principal: "Montant emprunté",
  cost: "Coût total du crédit",
  unread: "Corrigez le champ signalé pour voir le résultat.",
  nothing: "Votre apport couvre tout le projet : pas de crédit nécessaire.",
  result: (monthly: string, income: string) =>
    `Mensualité estimée ${monthly}, revenus nets nécessaires ${income} par mois.`,
  notice:
    "Simulation indicative, et non une offre de prêt : taux et assurance (0,34 % par an du capital emprunté) sont des hypothèses, seul un prêteur peut vous engager. Durée de 25 ans au plus, 27 avec travaux.",
  warning:
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
} as const;

export const LOCATION_MAP = {
  loading: "La carte arrive…",
  failed: "La carte n’a pas pu s’afficher.",
  retry: "Réessayer",
  label: "Carte des environs",
} as const;
