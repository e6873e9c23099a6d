import { noticeOf } from "@/components/space/notice";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatMoment } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { PaperKind } from "@/lib/mandates/parties";
import { MANDATE_WITHDRAWAL_DAYS } from "@/lib/mandates/rules";

/** /signature: where somebody who sells with others signs, without account. */
export const PARTY = {
  titles: {
    mandate: "Signer le mandat de vente",
    amendment: "Signer l’avenant au mandat",
    acceptance: "Accepter une offre d’achat",
    withdrawal: "Retirer un bien de la vente",
    diffusion: "Autoriser la diffusion de l’annonce",
  } satisfies Record<PaperKind, string>,
  lead: (seller: string, title: string, city: string) =>
    `${seller} vous demande votre signature pour « ${title} », ${city}.`,
  trial: "Démonstration : ce document n’engage personne.",
  price: "Prix du mandat",
  fee: "Honoraires TTC, dus si la vente se conclut",
  offer: "Offre acceptée",
  offerOf: (buyer: string, cents: number) => `${buyer}, ${formatPrice(cents)}`,
  portals: "Diffusion autorisée sur",
  until: "À signer avant le",
  moment: formatMoment,
  amount: formatPrice,
  role: "Vous signez",
  roles: { owner: "Comme propriétaire", spouse: "Comme conjoint, pour donner votre accord" },
  read: "Lire le document (PDF)",
  signedFile: "Télécharger mon exemplaire (PDF)",
  codeTitle: "Recevoir un code",
  codeText: (email: string) =>
    `Lisez le document, puis demandez votre code : il est envoyé à ${email} et vaut signature avec votre nom.`,
  askCode: "Recevoir mon code",
  askAgain: "Recevoir un nouveau code",
  sending: "Envoi du code…",
  name: "Votre nom",
  sign: "Signer",
  signing: "Signature…",
  signers: "Qui signe",
  you: " (vous)",
  signedAt: (at: Date, { zone }: HomeClock) => `Signé le ${formatDate(at, zone)}`,
  waiting: "En attente",
  given: {
    title: "Vous avez signé",
    text: "Le document prend effet quand tous ont signé. Vous recevrez alors votre exemplaire par e-mail.",
  },
  signed: {
    titles: {
      mandate: "Le mandat est signé par tous",
      amendment: "L’avenant est signé par tous",
      acceptance: "L’offre est acceptée",
      withdrawal: "Le bien est retiré de la vente",
      diffusion: "La diffusion est autorisée par tous",
    } satisfies Record<PaperKind, string>,
    text: (number: number) => `Mandat n° ${number}. Conservez votre exemplaire.`,
  },
  closed: {
    title: "Ce document n’est plus à signer",
    text: (seller: string) =>
      `Il a expiré, ou le bien, le prix ou les personnes qui vendent ont changé depuis. Si une signature est encore nécessaire, ${seller} vous enverra un nouveau lien.`,
  },
  unknown: {
    title: "Ce lien ne mène plus à rien",
    text: "Le document a été abandonné ou remplacé, ou l’adresse est incomplète : copiez en entier celle de l’e-mail le plus récent.",
    home: "Aller à l’accueil",
  },
  withdraw: {
    title: "Changer d’avis",
    lead: (until: string) =>
      `Vous avez ${MANDATE_WITHDRAWAL_DAYS} jours pour vous rétracter, sans motif ni frais, jusqu’au ${formatCivilDate(until)} inclus.`,
    label: "Me rétracter du mandat",
    warning:
      "Le mandat prend fin aussitôt, pour tous ceux qui l’ont signé : si l’annonce est en ligne, elle est retirée du site. Une offre déjà acceptée vous engage toujours envers son acheteur.",
    submit: "Confirmer ma rétractation",
    sending: "Enregistrement…",
  },
  ended: (at: Date, clock: HomeClock) => `Ce mandat a pris fin le ${formatMoment(at, clock)}.`,
} as const;

const NOTICES: Record<string, string> = {
  "code-envoye": "Le code est envoyé. Lisez le document, puis signez-le ci-dessous.",
  signe: "Votre signature est enregistrée.",
  retractation:
    "Votre rétractation est enregistrée. Un message vous en donne la preuve, et les autres sont prévenus.",
};

/** What was just done with a document, as its address says; null where it says nothing that we know. */
export const partyNotice = (state: unknown) => noticeOf(state, NOTICES);
