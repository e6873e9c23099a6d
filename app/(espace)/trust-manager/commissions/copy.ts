import { ofName } from "@/lib/kernel/elision";
import { formatCount, formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatMoment } from "@/lib/kernel/format-date";
import { NAMED_PARIS_CLOCK } from "@/lib/kernel/place";
import type { BatchState, PaymentObstacle } from "@/lib/payouts/rules";

const moment = (at: Date) => formatMoment(at, NAMED_PARIS_CLOCK);

/** /trust-manager/commissions and what is under it. */
export const PAYOUTS = {
  title: "Commissions des Loopers",
  lead: "Ce qui est dû, lot par lot, et ce que les Loopers contestent.",
  tabs: "Commissions",
  tabLabels: {
    owed: "À payer",
    batches: "Lots",
    contests: "Contestations",
    limits: "Visites payées",
    year: "Totaux annuels",
  },
  sending: "Enregistrement…",
} as const;

export const OWED = {
  title: "Commissions à payer",
  lead: "Les relevés émis et non payés, par Looper. Un lot reprend tous les relevés des Loopers cochés.",
  table: "Loopers à payer",
  columns: ["À payer", "Looper", "Relevés", "Dû", "Au plus tard le", "Remarque"],
  pick: (name: string) => `Payer ${name}`,
  executeOn: "Jour d’exécution par la banque",
  submit: "Préparer un lot",
  submitHint:
    "Jusqu’à 1 000 €, le lot est approuvé par la personne qui le prépare ; au-delà, une seconde personne l’approuve.",
  obstacles: {
    demo: "compte de démonstration, rien n’est versé",
    own: "vos propres commissions : une autre personne les paie",
    no_account: "aucun compte bancaire indiqué",
    account_waits: "compte changé il y a moins de 48 heures",
    nothing: "à déduire du prochain relevé",
  } satisfies Record<PaymentObstacle, string>,
  empty: "Rien n’est à payer",
  emptyText: "Les relevés émis apparaissent ici jusqu’à leur paiement.",
  noAccount:
    "Le compte bancaire émetteur n’est pas configuré (PUBLISHER_IBAN) : aucun lot ne peut être préparé.",
} as const;

export const BATCH_STATES: Record<BatchState, string> = {
  waiting: "À approuver",
  approved: "Approuvé",
  sent: "Transmis à la banque",
  done: "Terminé",
  cancelled: "Annulé",
};

export const BATCHES = {
  title: "Lots de versements",
  lead: "Chaque lot devient un fichier de virements SEPA, puis reçoit la réponse de la banque.",
  table: "Lots",
  columns: ["Lot", "État", "Versements", "Total", "Exécution", "Préparé par"],
  refused: (count: number) => `dont ${formatCount(count, "refusé", "refusés")}`,
  empty: "Aucun lot",
  emptyText: "Préparez le premier depuis l’onglet « À payer ».",
  back: "Tous les lots",
  of: (id: string) => `Lot ${id.toUpperCase()}`,
  total: "Total",
  created: "Préparé",
  createdBy: (name: string, at: Date) => `par ${name}, le ${moment(at)}`,
  approved: "Approuvé",
  taken: "Fichier téléchargé",
  takenAt: (at: Date) => `pour la première fois le ${moment(at)}`,
  executeOn: "Exécution",
  state: "État",
  approve: "Approuver ce lot",
  approval: {
    "own-batch":
      "Vous avez préparé ce lot : une autre personne de l’équipe doit l’approuver, car il dépasse 1 000 €.",
    "own-payment": "Ce lot vous paie : une autre personne de l’équipe doit l’approuver.",
    alone:
      "Ce lot dépasse 1 000 € et attend une seconde personne : aucun autre Trust Manager n’a aujourd’hui le rôle. Il reste en attente tant que ce rôle n’est pas donné à quelqu’un.",
  },
  cancel: "Annuler ce lot",
  cancelText:
    "Ses relevés redeviennent à payer. Possible tant que le fichier n’a pas été téléchargé.",
  cancelConfirm: "Confirmer l’annulation",
  file: "Télécharger le fichier de virements",
  fileAgain: "Télécharger de nouveau, à l’identique",
  fileText:
    "Déposez ce fichier sur l’espace de votre banque. Après le premier téléchargement, le lot ne peut plus être annulé.",
  payouts: "Versements",
  payoutColumns: ["Cocher", "Looper", "Compte", "Relevés", "Montant", "Réponse de la banque"],
  account: (lastFour: string) => `…${lastFour}`,
  pick: (name: string) => `Versement à ${name}`,
  waits: "en attente",
  paid: (day: string, reference: string) => `Payé le ${formatCivilDate(day)}, ${reference}`,
  refusedFor: (reason: string) => `Refusé : ${reason}`,
  record: "Enregistrer la réponse de la banque",
  recordText: "Cochez les versements concernés dans la liste, puis indiquez ce qu’il en est.",
  recordPaid: "Payés",
  recordRefused: "Refusés",
  paidOn: "Date du relevé de compte",
  reference: "Référence de l’opération",
  refusal: "Réponse de la banque",
  choose: "Choisir…",
  submitPaid: "Enregistrer comme payés",
  submitRefused: "Enregistrer comme refusés",
  done: {
    prepare: "Le lot est préparé.",
    approuve: "Le lot est approuvé : son fichier peut être téléchargé.",
    annule: "Le lot est annulé. Ses relevés sont de nouveau à payer.",
    paye: "Les paiements sont enregistrés, et les Loopers prévenus.",
    refuse: "Les refus sont enregistrés. Les relevés sont de nouveau à payer.",
  },
} as const;

export const CONTESTS = {
  title: "Lignes contestées",
  lead: "Un Looper dit qu’une ligne de son relevé est fausse. Maintenue, elle va sur un relevé complémentaire ; annulée, son opposée aussi.",
  filters: "Contestations",
  waiting: "À traiter",
  decided: "Traitées",
  empty: "Aucune contestation à traiter",
  emptyDecided: "Aucune contestation traitée",
  says: "Ce que dit le Looper",
  month: (month: string) => `relevé ${ofName(month)}`,
  outcome: "Votre décision",
  outcomes: { upheld: "Maintenir la ligne", reversed: "Annuler la ligne" },
  reason: "Motif, si la ligne est annulée",
  reply: "Votre réponse",
  isReversed: "Cette ligne est une régularisation, ou en a déjà une.",
  replyHint: "Le Looper la lit telle quelle.",
  choose: "Choisir…",
  submit: "Envoyer la réponse",
  own: "C’est votre propre ligne : quelqu’un d’autre doit en décider.",
  by: (name: string) => `Répondu par ${name}`,
  done: "La réponse est envoyée au Looper.",
} as const;

export const LIMITS = {
  title: "Visites payées par bien",
  lead: "Douze visites sont payées par bien. Au-delà, il faut votre accord ; la moitié des honoraires hors taxes du bien reste le maximum.",
  table: "Biens proches de la limite",
  columns: ["Bien", "Looper", "Visites payées", "Coût", "Accord"],
  count: (paid: number, most: number) => `${paid} sur ${most}`,
  grant: "Accorder davantage",
  upTo: "Visites payées au plus, au total",
  reason: "Pourquoi",
  submit: "Enregistrer cet accord",
  own: "vos propres visites",
  empty: "Aucun bien n’approche de la limite",
  done: "L’accord est enregistré : il vaut pour les prochaines visites.",
} as const;

export const YEAR = {
  title: (year: number) => `Versé aux Loopers en ${year}`,
  lead: "Par année de paiement, pour la déclaration des honoraires (DAS2).",
  table: "Totaux par Looper",
  columns: ["Looper", "SIREN", "Versements", "Total"],
  total: (cents: number) => `Total de l’année : ${formatExactPrice(cents)}`,
  empty: "Aucun versement cette année-là",
  previous: (year: number) => `Année ${year}`,
  years: "Années",
} as const;

export const LOOPER_LEDGER = {
  title: (name: string) => `Commissions ${ofName(name)}`,
  back: "Commissions à payer",
  figures: "En bref",
  earned: "Acquis",
  paid: "Versé",
  rest: "Reste",
  table: "Lignes",
  columns: ["Date", "Événement", "Bien", "Exigible", "Montant"],
  more: "Voir les lignes plus anciennes",
  reversed: "régularisée",
} as const;

export const ENTRY = {
  metaTitle: (event: string, property: string) => `${event}, ${property}`,
  back: (name: string) => `Commissions ${ofName(name)}`,
  reverse: "Régulariser cette ligne",
  reverseText:
    "Une ligne opposée est écrite : l’originale reste. Le Looper en est prévenu avec votre explication.",
  reason: "Motif",
  note: "Explication",
  choose: "Choisir…",
  submit: "Écrire la régularisation",
  own: "C’est votre propre ligne : une autre personne de l’équipe peut la régulariser.",
  contested: "Le Looper conteste cette ligne : répondez-lui dans l’onglet « Contestations ».",
  done: "La ligne est régularisée, et le Looper prévenu.",
} as const;
