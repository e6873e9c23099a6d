import { noticeOf } from "@/components/space/notice";
import { ofName } from "@/lib/kernel/elision";
import type { OfferAuthor } from "@/lib/offers/rules";
import type { Viewpoint } from "@/lib/policy/viewpoint";

/** /offres/{id} */
export const EXCHANGE = {
  titles: {
    buyer: "Votre offre",
    seller: "Offre reçue",
    ambassador: "Offre reçue",
  } satisfies Record<Viewpoint, string>,
  with: (buyer: string) => `Offre ${ofName(buyer)}`,
  back: "Toutes les offres",
  discussion: "La discussion",
  current: "En ce moment",
  authors: {
    buyer: { buyer: "Vous avez proposé", seller: "Le vendeur a proposé" },
    seller: { buyer: "L’acheteur a proposé", seller: "Vous avez proposé" },
    ambassador: { buyer: "L’acheteur a proposé", seller: "Le vendeur a proposé" },
  } satisfies Record<Viewpoint, Record<OfferAuthor, string>>,
  /** What the reader of an offer that waits has to do. */
  waits: {
    mine: "C’est à vous de répondre.",
    others: {
      buyer:
        "Le vendeur doit répondre. Vous pouvez retirer votre offre tant qu’il ne l’a pas fait.",
      seller:
        "L’acheteur doit répondre. Vous pouvez retirer votre contre-proposition tant qu’il ne l’a pas fait.",
      ambassador: "La réponse appartient au vendeur et à l’acheteur.",
    } satisfies Record<Viewpoint, string>,
  },
  over: {
    text: "Cette discussion est close.",
    again: "Faire une nouvelle offre",
  },
  sale: "Suivre la vente",
  contact: "Coordonnées de l’acheteur",
  file: {
    title: "Le dossier de l’acheteur",
    open: "Voir le dossier",
    shared: "L’acheteur vous montre son dossier.",
    notShared: "L’acheteur ne montre pas son dossier.",
    ownTitle: "Votre dossier",
    ownShared:
      "Le vendeur et son Looper voient votre commune, votre date d’inscription et vos visites de ce bien, à côté de votre financement.",
    ownNotShared:
      "Vous pouvez montrer au vendeur et à son Looper votre commune, votre date d’inscription et vos visites de ce bien : de quoi les rassurer.",
    share: "Montrer mon dossier",
    stop: "Ne plus le montrer",
    sending: "Enregistrement…",
  },
} as const;

const NOTICES: Record<string, string> = {
  envoyee: "Votre offre est envoyée. Le vendeur est prévenu, et vous le serez de sa réponse.",
  "contre-proposee": "Votre contre-proposition est envoyée. L’autre partie est prévenue.",
  refusee: "L’offre est refusée. L’autre partie est prévenue.",
  retiree: "Votre proposition est retirée. L’autre partie est prévenue.",
  "dossier-montre": "Le vendeur peut maintenant voir votre dossier.",
  "dossier-retire": "Le vendeur ne voit plus votre dossier.",
};

/** What just became of an offer, as its address says; null where it says nothing that we know. */
export const exchangeNotice = (state: unknown) => noticeOf(state, NOTICES, "offer");
