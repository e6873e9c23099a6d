import { noticeOf } from "@/components/space/notice";
import { formatCount, formatPrice } from "@/lib/kernel/format";

const NBSP = "\u00a0";

/** /mes-biens/{id}/prix */
export const PRICE_CHANGE = {
  title: "Changer le prix",
  metaTitle: (title: string) => `Changer le prix, ${title}`,
  lead: (title: string, city: string) => `${title}, ${city}`,
  back: "Mes biens",
  goOn: "Continuer mon annonce",
  today: "Aujourd’hui",
  shown: "Prix affiché",
  signed: "Prix du mandat",
  package: "Forfait",
  packageOf: (tier: string, feeCents: number) => `${tier}, ${formatPrice(feeCents)} TTC`,
  net: "Net vendeur",
  step: {
    price: { title: "1. Le nouveau prix", aside: "Étape 1 sur 2" },
    sign: { title: "2. Signer et envoyer", aside: "Étape 2 sur 2" },
  },
  price: "Nouveau prix affiché, en euros",
  priceHint: "Le prix que paiera l’acheteur. Nos honoraires, à votre charge, y sont compris.",
  submit: "Recevoir mon code",
  sending: "Envoi du code…",
  other: "Choisir un autre prix",
  follows: "Ce qui va se passer",
  waiting: "Tapez un prix pour voir ce qu’il change.",
  same: "C’est déjà le prix du mandat.",
  lines: {
    package: (before: string, after: string) =>
      before === after
        ? `Le forfait ne change pas${NBSP}: ${after}.`
        : `Le forfait change${NBSP}: ${after}, au lieu de ${before}.`,
    net: (after: number, before: number) =>
      `Il vous restera ${formatPrice(after)} net vendeur, au lieu de ${formatPrice(before)}.`,
    amendment: "Un avenant au mandat fixe ce prix et ce forfait. Vous le signez par un code.",
    sent: "Le nouveau prix part aussitôt à notre équipe, qui le relit. D’ici là, l’annonce garde le sien.",
    later: `Votre annonce n’est pas encore publiée${NBSP}: elle paraîtra à ce prix.`,
    read: (sentence: string) => `Sur l’annonce, chacun lira${NBSP}: «${NBSP}${sentence}${NBSP}».`,
    alerts:
      "Les acheteurs qui ont ce bien en favori, ou une alerte qui y correspond, sont prévenus de la baisse.",
    noAlerts: "Une hausse ne prévient aucun acheteur.",
    others: (count: number) =>
      `${formatCount(count, "autre modification", "autres modifications")} de votre annonce, déjà en préparation, ${count > 1 ? "partent" : "part"} avec le prix.`,
  },
  sign: {
    submit: "Signer et envoyer",
    submitDraft: "Signer l’avenant",
  },
  inReview: {
    title: "Une modification est en cours de validation",
    text: "Notre équipe relit votre annonce. Reprenez-la pour changer le prix, ou attendez sa décision.",
    action: "Voir la modification",
  },
  noMandate: {
    title: "Aucun mandat ne fixe ce prix",
    text: "Le prix d’une annonce est celui de son mandat. Signez d’abord le mandat.",
    action: "Voir le mandat",
  },
  closed: {
    title: "Le prix ne change plus",
    text: "Ce bien est sous offre, vendu ou retiré.",
    action: "Voir mes biens",
  },
  toSend: {
    title: "Il reste à envoyer le nouveau prix",
    text: (signed: number, shown: number) =>
      `Votre mandat est signé à ${formatPrice(signed)}, et l’annonce affiche ${formatPrice(shown)}. Ouvrez votre annonce pour envoyer la modification à notre équipe.`,
    action: "Ouvrir mon annonce",
  },
} as const;

const NOTICES: Record<string, string> = {
  "code-envoye": "Le code est envoyé. Relisez ce qui change, puis signez.",
  "liens-envoyes":
    "Les liens sont envoyés. Vous signerez en dernier : nous vous écrivons dès que tous les autres l’ont fait.",
  abandonne: "L’avenant est abandonné : plus personne ne peut le signer.",
  envoye:
    "L’avenant est signé et le nouveau prix est parti à notre équipe. Vous recevez un message dès qu’il est affiché.",
  signe: "L’avenant est signé. Votre annonce est à ce prix.",
};

/** What just became of the price, as the address says; null where it says nothing that we know. */
export const priceNotice = (state: unknown) =>
  noticeOf(state, NOTICES, "mandate", "signature", "revision");
