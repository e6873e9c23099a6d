import { noticeOf } from "@/components/space/notice";
import { formatCount } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { LINK_DAYS } from "@/lib/kernel/retention";
import type { EntryField } from "@/lib/trust/providers/entry";
import type { ManagedCheck, ManagedView } from "@/lib/trust/providers/views";

const VIEWS: Record<ManagedView, string> = {
  listed: "Dans l’annuaire",
  papers: "Pièces à demander",
  suspended: "Suspendus",
};

const PAPER_STATES: Record<ManagedCheck["state"], string> = {
  valid: "En cours",
  ending: "À renouveler",
  ended: "Échue",
};

const FIELDS: Record<EntryField, string> = {
  name: "Nom",
  type: "Métier",
  description: "Présentation",
  email: "E-mail",
  location: "Commune",
  price: "Tarif",
  availability: "Disponibilité",
  specialties: "Spécialités",
  certifications: "Déclaré, non vérifié",
};

/** What somebody else stored while a form was filled in, in sentences. */
export interface MeanwhileNotice {
  /** What counts as read from now on, as the form sends it. */
  seen: string;
  conflicts: string[];
  theirs: string[];
}

/** The team's entry of providers. */
export const MANAGED = {
  title: "Prestataires",
  lead: "L’annuaire public : qui y figure, ce qui a été vérifié et jusqu’à quand.",
  tabs: "Listes des prestataires",
  views: VIEWS,
  search: "Nom, commune ou e-mail",
  enter: "Inscrire un prestataire",
  empty: "Personne dans cette liste",
  emptyPapers: "Toutes les pièces exigées sont en cours pour plus d’un mois.",
  cut: (shown: number) => `${shown} premiers : précisez la recherche pour voir les autres.`,
  demonstration: "Fiche de démonstration : ni e-mail, ni demande, ni modification.",
  suspendedFor: (reason: string) => `Suspendu : ${reason.toLowerCase()}`,
  missing: (papers: string) => `Manque : ${papers}`,
  openQuotes: (count: number) => formatCount(count, "devis en cours", "devis en cours"),
  paper: (label: string, state: string, until: string) =>
    `${label} : ${state.toLowerCase()}, ${until}`,
  paperStates: PAPER_STATES,
  until: (day: string) => `jusqu’au ${formatCivilDate(day)}`,
  since: (at: Date) => `Inscrit le ${formatDate(at)}`,
  back: "Prestataires",
  page: "Voir la fiche publique",
  entry: {
    title: "Inscrire un prestataire",
    lead: "Seulement avec son accord : il est prévenu par e-mail de ce qui est publié, et peut demander son retrait.",
    change: "La fiche",
    name: "Nom de l’entreprise",
    type: "Métier",
    choose: "Choisir",
    description: "Présentation",
    descriptionHint: "Des faits : aucune promesse de résultat, aucun superlatif.",
    email: "E-mail des demandes",
    emailHint: "Jamais public.",
    changedEmailHint:
      "Jamais public. Le changer rend sans effet les liens déjà envoyés : les devis en cours sont renvoyés à la nouvelle adresse.",
    location: "Commune de l’établissement",
    unit: "Mode de tarif",
    price: "Tarif",
    priceHint: "En euros TTC, ou en pourcentage du prix du bien.",
    availability: "Disponibilité",
    specialties: "Spécialités",
    certifications: "Déclaré, non vérifié",
    linesHint: "Une par ligne, dix au plus.",
    enter: "Inscrire",
    save: "Enregistrer la fiche",
    saving: "Enregistrement…",
  },
  meanwhile: {
    title: "Rien n’est encore enregistré : cette fiche a changé pendant votre saisie.",
    change: (field: EntryField, value: string, who: string) =>
      `${FIELDS[field]} : ${value === "" ? "vide" : `« ${value} »`} (${who})`,
    again:
      "Votre saisie est intacte ci-dessous. Enregistrez de nouveau pour remplacer ces valeurs par les vôtres.",
    theirs: "Ce que vous n’avez pas touché reste comme l’autre personne l’a enregistré :",
  },
  papers: {
    title: "Pièces vérifiées",
    none: "Aucune pièce enregistrée : la fiche n’est pas « Vérifiée ».",
    required: (papers: string) => `Exigé pour ce métier et sans pièce en cours : ${papers}.`,
    complete: "Tout ce que le métier exige est en cours : la fiche est « Vérifiée ».",
    checked: (at: Date) => `lue le ${formatDate(at)}`,
    add: "Enregistrer une pièce lue",
    kind: "Pièce",
    number: "Numéro",
    body: "Délivrée par",
    validUntil: "Dernier jour de validité",
    replaces: "Une pièce de même nature est remplacée.",
    save: "Enregistrer la pièce",
    remove: "Retirer",
    removeOf: (label: string) => `Retirer : ${label}`,
    removing: "Retrait…",
  },
  suspension: {
    title: "Présence dans l’annuaire",
    listed: "Cette fiche est publique et reçoit des demandes de devis.",
    suspended: (reason: string, at: Date) =>
      `Suspendue le ${formatDate(at)} : ${reason.toLowerCase()}. Personne ne la voit.`,
    departed: (from: Date) =>
      `Ses données seront effacées à partir du ${formatDate(from)}, ou ${LINK_DAYS} jours après la fin de sa dernière prestation convenue. Rétablie avant, la fiche reste.`,
    suspend: "Suspendre",
    text: "La fiche disparaît aussitôt de l’annuaire et ne reçoit plus de demandes. Le prestataire est prévenu du motif. Les devis acceptés vont à leur terme. À sa demande ou pour cessation d’activité, ses données sont ensuite effacées.",
    reason: "Motif",
    confirm: "Confirmer la suspension",
    leave: "Retirer définitivement",
    leaveText:
      "La fiche reste hors de l’annuaire et ses données sont ensuite effacées. Le prestataire est prévenu du motif. Les devis acceptés vont à leur terme.",
    leaveConfirm: "Confirmer le retrait définitif",
    reinstate: "Rétablir dans l’annuaire",
    sending: "Enregistrement…",
  },
  reviews: {
    title: "Avis",
    none: "Aucun avis.",
    by: (author: string, at: Date) => `${author}, ${formatDate(at)}`,
    former: "Ancien client",
    removed: (reason: string) => `Retiré : ${reason.toLowerCase()}`,
    remove: "Retirer cet avis",
    text: "L’avis quitte la fiche et la note. Son auteur est prévenu du motif. Un avis défavorable n’est pas un motif.",
    reason: "Motif",
    confirm: "Confirmer le retrait",
    sending: "Retrait…",
  },
} as const;

const NOTICES: Record<string, string> = {
  inscrit: "Le prestataire est inscrit, et prévenu par e-mail.",
  modifie: "La fiche est enregistrée.",
  reunie:
    "La fiche est enregistrée, avec ce qu’une autre personne y avait modifié pendant votre saisie.",
  piece: "La pièce est enregistrée.",
  "piece-retiree": "La pièce est retirée.",
  suspendu: "La fiche est suspendue, et le prestataire prévenu.",
  retabli: "La fiche est de nouveau dans l’annuaire.",
  "avis-retire": "L’avis est retiré, et son auteur prévenu.",
};

/** What was just done with a provider, as the address says. */
export const managedNotice = (state: unknown) => noticeOf(state, NOTICES, "provider");
