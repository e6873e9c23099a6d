import { formatDate } from "@/lib/kernel/format-date";

/** /trust-manager/compliance */
export const COMPLIANCE = {
  title: "Journal et conformité",
  lead: "Qui a fait quoi, les e-mails envoyés, les pièces qui arrivent à échéance et les données personnelles conservées.",
  tabs: "Registres",
  views: {
    journal: "Journal",
    mails: "E-mails",
    pieces: "Pièces à échéance",
    donnees: "Données personnelles",
  },
  audit: {
    label: "Journal des actions",
    person: "Adresse e-mail d’une personne",
    action: "Action",
    anyAction: "Toutes les actions",
    filter: "Filtrer",
    clear: "Retirer les filtres",
    unknownPerson: (email: string) => `Aucun compte n’a l’adresse « ${email} ».`,
  },
  papersLead:
    "Les Loopers en activité dont une pièce arrive à échéance sous 30 jours. Une pièce échue suspend le rôle automatiquement.",
  papersEmpty: "Aucune pièce n’arrive à échéance sous 30 jours",
  action: "Action",
  openFile: "Voir le dossier",
  seeLoopers: "Voir les Loopers en activité",
  data: {
    figures: "Données personnelles en chiffres",
    unconfirmed: "Inscriptions non confirmées",
    unconfirmedHint: (since: Date | null) =>
      since === null
        ? "Effacées d’elles-mêmes après leur échéance."
        : `La plus ancienne date du ${formatDate(since)} ; elles s’effacent d’elles-mêmes.`,
    erased: "Comptes supprimés",
    erasedHint: "Rendus anonymes ; les pièces légales sont conservées sans nom.",
    erasedLately: "Suppressions sur 30 jours",
    seeErasures: "Voir les suppressions au journal",
    seeExports: "Voir les copies de données au journal",
    policy: "Politique de confidentialité",
  },
} as const;
