import { ofName } from "../../../../lib/kernel/elision.ts";
import {
  formatCount,
  formatInteger,
  formatPercent,
  plural,
} from "../../../../lib/kernel/format.ts";
import { formatDate } from "../../../../lib/kernel/format-date.ts";
import type { SelfAssignableRole } from "../../../../lib/kernel/roles.ts";
import {
  DIRECT,
  type Period,
  REFERRED,
  type Stage,
  WAVE_MAX,
  type WaitlistView,
} from "../../../../lib/waitlist/administration/rules.ts";
import type { HeldReason } from "../../../../lib/waitlist/referral-rules.ts";

const people = (count: number) => formatCount(count, "personne", "personnes");

/** /trust-manager/waitlist */
export const WAITLIST_ADMIN = {
  title: "Liste d’attente",
  lead: "Qui attend l’ouverture, d’où chacun vient, et qui inviter ensuite.",
  tabs: "Vues de la liste d’attente",
  views: {
    suivi: "Suivi",
    liste: "Personnes",
    parrainages: "Parrainages à vérifier",
    vagues: "Invitations",
  } satisfies Record<WaitlistView, string>,
  roles: {
    seller: "Vendeur",
    ambassador: "Looper",
    buyer: "Acheteur",
  } satisfies Record<SelfAssignableRole, string>,
  /** People of a role, one and several. */
  nouns: {
    seller: ["vendeur", "vendeurs"],
    ambassador: ["Looper", "Loopers"],
    buyer: ["acheteur", "acheteurs"],
  } satisfies Record<SelfAssignableRole, readonly [one: string, many: string]>,
  stages: {
    unconfirmed: "À confirmer",
    confirmed: "Confirmé",
    invited: "Invité",
    joined: "Compte ouvert",
  } satisfies Record<Stage, string>,
  /** A campaign is named as its link has it. */
  source: (source: string) =>
    source === REFERRED || source === DIRECT ? source : `Campagne ${source}`,
  otherSources: "Autres campagnes",
  share: (percent: number) => formatPercent(percent),
  empty: {
    text: "Personne ne s’est encore inscrit. La page de la bêta recueille les inscriptions ; elles apparaissent ici aussitôt.",
  },
  figures: {
    label: "La liste d’attente en chiffres, depuis son ouverture",
    subscribed: "Inscrits",
    confirmed: "Confirmés",
    invited: "Invités",
    joined: "Comptes ouverts",
    since: "depuis l’ouverture de la liste",
    ofSubscribed: (share: string) => `${share} des inscrits`,
    ofConfirmed: (share: string) => `${share} des confirmés`,
    ofInvited: (share: string) => `${share} des invités`,
    uninvited: (count: number) => `dont ${formatInteger(count)} sans invitation`,
    none: "—",
  },
  funnel: {
    title: "Inscriptions jour par jour",
    lead: "Chaque barre compte les inscrits du jour ; ses couleurs disent jusqu’où ils sont allés depuis. Une adresse que personne n’a confirmée en 30 jours est effacée : elle ne compte plus nulle part.",
    ofSource: (source: string) => `Provenance : ${source}`,
    seeAll: "Voir toutes les provenances",
    periods: "Période",
    period: (days: Period) => `${days} jours`,
    summary: (days: Period, subscribed: number) =>
      `${formatCount(subscribed, "inscription", "inscriptions")} en ${days} jours`,
    /** `day` as it is read. */
    peak: (count: number, day: string) => `Record : ${formatInteger(count)} le ${day}.`,
    flat: "Aucune inscription sur cette période.",
    day: "Jour",
  },
  sources: {
    title: "D’où viennent les inscrits",
    lead: (days: Period) =>
      `Sur ${days} jours : la campagne que nommait le lien, à défaut le code d’un parrain, à défaut rien de connu. Choisissez une provenance pour voir ses jours.`,
    table: "Inscrits par provenance et par étape",
    none: "Aucune inscription sur cette période.",
  },
  list: {
    person: "Personne",
    search: "Adresse e-mail ou code",
    role: "Profil",
    anyRole: "Tous",
    stage: "Étape",
    anyStage: "Toutes",
    source: "Provenance",
    anySource: "Toutes",
    referrers: "Seulement qui a parrainé",
    filter: "Filtrer",
    clear: "Retirer les filtres",
    export: "Exporter en CSV",
    exportFiltered: "Exporter cette sélection en CSV",
    label: "Personnes de la liste d’attente",
    shown: (count: number, isWhole: boolean) =>
      isWhole ? people(count) : `${people(count)} sur cette page`,
    subscribed: "Inscription",
    confirmed: "Confirmation",
    invited: "Invitation",
    joined: "Compte ouvert",
    code: "Code",
    /** Where somebody stands in the queue of their role: "1er", "202e". */
    positionOf: (position: number) =>
      `${formatInteger(position)}${position === 1 ? "er" : "e"} de la file`,
    referrals: "Parrainages",
    counts: (counted: number, held: number) =>
      [
        formatCount(counted, "compté", "comptés"),
        ...(held > 0 ? [formatCount(held, "à vérifier", "à vérifier")] : []),
      ].join(", "),
    noReferral: "Aucun",
    broughtBy: "Code du parrain",
    details: (email: string) => `Détails ${ofName(email)}`,
    noMatchTitle: "Aucun résultat",
    noMatch: "Personne ne correspond à ces filtres.",
    end: "Il n’y a plus personne après cette page.",
  },
  referrals: {
    lead: "Un parrainage n’est compté qu’entre personnes distinctes. Ceux-ci ressemblent à autre chose : comparez les deux côtés, puis comptez ou refusez. La décision est définitive et inscrite au journal.",
    heading: (referred: string) => `Parrainage ${ofName(referred)}`,
    heldSince: (date: Date) => `Retenu depuis le ${formatDate(date)}`,
    why: "Pourquoi il est retenu",
    /** For a reason that a later version gave. */
    unknownReason: "Motif inconnu de cette version du site.",
    reasons: {
      "same-mailbox": {
        label: "Même boîte aux lettres",
        text: "L’adresse arrive dans la même boîte que celle du parrain ou d’une autre personne de la liste : seuls les points, la casse ou ce qui suit un « + » les distinguent.",
      },
      "look-alike": {
        label: "Adresse imitée",
        text: "L’adresse imite celle du parrain ou d’une autre personne de la liste, avec des caractères qui se ressemblent.",
      },
      disposable: {
        label: "Adresse jetable",
        text: "L’adresse vient d’un service qui en prête pour quelques minutes.",
      },
      burst: {
        label: "Rafale d’inscriptions",
        text: "Beaucoup d’inscriptions sont arrivées en une heure avec ce code, ou du même réseau.",
      },
      loop: {
        label: "Parrainage en boucle",
        text: "Le parrain a lui-même été amené, de proche en proche, par la personne qu’il parraine.",
      },
      "same-network": {
        label: "Même réseau",
        text: "Les deux inscriptions viennent du même réseau : un foyer, un bureau, ou une seule personne.",
      },
    } satisfies Record<HeldReason, { label: string; text: string }>,
    alike: (count: number) =>
      plural(count, "Adresse semblable sur la liste", "Adresses semblables sur la liste"),
    referrer: "Parrain",
    referred: "Filleul",
    gone: "Le parrain s’est effacé de la liste : il ne reste que son code.",
    email: "Adresse",
    role: "Profil",
    accountOnly: "Compte, hors liste",
    since: "Inscrit le",
    confirmed: "Confirmation",
    notConfirmed: "Non confirmée",
    source: "Provenance",
    noSource: "Lien sans campagne",
    account: "Compte",
    hasAccount: "Ouvert",
    noAccount: "Pas encore",
    brought: "Ses parrainages",
    broughtOf: (counted: number, held: number, refused: number) =>
      [
        formatCount(counted, "compté", "comptés"),
        formatCount(held, "à vérifier", "à vérifier"),
        formatCount(refused, "refusé", "refusés"),
      ].join(", "),
    code: "code",
    nothing: "—",
    sides: (email: string) => `Le parrain et le filleul ${email}, côte à côte`,
    count: "Compter",
    refuse: "Refuser",
    sending: "Enregistrement…",
    own: "Ce parrainage vous concerne : quelqu’un d’autre doit en décider.",
    empty: "Aucun parrainage n’attend de décision.",
    toList: "Voir les personnes qui ont parrainé",
    decided: "Dernières décisions",
    decidedLine: (name: string, date: Date) => `par ${name}, le ${formatDate(date)}`,
    counted: "Compté",
    refused: "Refusé",
  },
  waves: {
    title: "Inviter une vague",
    lead: "Les premiers de la file du profil choisi, dans l’ordre de leurs confirmations, reçoivent chacun un lien personnel pour ouvrir leur compte.",
    role: "Profil",
    roleOption: (role: string, waiting: number) => `${role} (${formatInteger(waiting)} en attente)`,
    size: `Nombre d’invitations (${formatInteger(WAVE_MAX)} au plus)`,
    preview: "Voir qui serait invité",
    previewTitle: (invited: number) =>
      invited === 1
        ? "La prochaine personne"
        : `Les ${formatInteger(invited)} prochaines personnes`,
    fewer: (waiting: number, invited: number) =>
      `Vous en demandez ${formatInteger(waiting)} ; la file en compte ${formatInteger(invited)}.`,
    others: (count: number) => `et ${people(count)} à la suite`,
    confirmedOn: (date: Date) => `confirmé le ${formatDate(date)}`,
    referrals: (counted: number) => formatCount(counted, "parrainage", "parrainages"),
    invite: (invited: number) => `Envoyer ${formatCount(invited, "invitation", "invitations")}`,
    inviteHint: "Les e-mails partent aussitôt et ne peuvent pas être rappelés.",
    sending: "Envoi…",
    nobody: (one: string) => `Aucun ${one} n’attend d’invitation.`,
    past: "Vagues envoyées",
    none: "Aucune vague n’est encore partie.",
    wave: (size: number, one: string, many: string) =>
      `${formatCount(size, one, many)} ${plural(size, "invité", "invités")}`,
    sent: (date: Date, author: string) => `le ${formatDate(date)}, par ${author}`,
    joined: (joined: number, share: string) =>
      `${formatCount(joined, "compte ouvert", "comptes ouverts")} (${share})`,
  },
  /** What was just done. */
  done: {
    count: "Le parrainage est compté.",
    refuse: "Le parrainage est refusé.",
    late: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
    gone: "Ce parrainage n’existe plus : la personne s’est effacée de la liste.",
    invited: "La vague est partie : chacun reçoit son invitation par e-mail.",
    moved:
      "La file a changé entre-temps : personne n’a été invité. Revoyez l’aperçu, puis envoyez.",
  },
  file: {
    name: "liste-attente",
    columns: [
      "Adresse e-mail",
      "Profil",
      "Étape",
      "Provenance",
      "Code",
      "Code indiqué",
      "Inscription",
      "Confirmation",
      "Invitation",
      "Compte ouvert",
      "Parrainages comptés",
      "Parrainages à vérifier",
    ],
  },
} as const;
