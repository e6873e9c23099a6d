import { noticeOf } from "@/components/space/notice";
import { formatExactPrice, formatPrice, formatVatRate } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatTime, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { Zone } from "@/lib/kernel/time";
import type { WrittenText } from "@/lib/mandate-signing/document";
import type { SignatureKind } from "@/lib/mandate-signing/rules";
import { MANDATE_WITHDRAWAL_DAYS } from "@/lib/mandates/rules";

/** /mes-biens/{id}/mandat */
export const MANDATE = {
  metaTitle: (title: string) => `Mandat, ${title}`,
  title: "Mandat de vente",
  lead: (title: string, city: string) => `${title}, ${city}`,
  back: "Mes biens",
  goOn: "Continuer mon annonce",
  trial: {
    title: "Document de démonstration",
    text: "Ce bien est une démonstration, ou l’éditeur de ce site n’est pas encore identifié : les documents portent la mention « Démonstration » et n’engagent personne.",
  },
  unknownPublisher: {
    title: "Signature indisponible",
    text: "L’identité légale de l’éditeur du site n’est pas renseignée : aucun mandat ne peut être signé pour l’instant.",
  },
  closed: "Ce bien n’est plus à vendre ou est sous offre : aucun mandat ne peut être signé.",
  undrawn: {
    title: "À corriger avant de signer",
    texts: {
      name: "Votre nom",
      sellerAddress: "Votre adresse",
      title: "Le titre de l’annonce",
      address: "L’adresse du bien",
      lot: "Le lot ou la porte",
    } satisfies Record<WrittenText, string>,
    profile: "Ouvrir mon profil",
  },
  uncovered: {
    title: "Votre mandat est à signer de nouveau",
    text: "Signez ci-dessous un nouveau mandat : il remplace celui qui est en vigueur, avec un nouveau numéro et un nouveau délai de rétractation. Si vous vous êtes trompé, corrigez plutôt l’annonce ou votre nom.",
  },
  essentials: {
    title: "L’essentiel du mandat",
    points: [
      "Sans exclusivité : vous restez libre de vendre par vous-même ou avec un autre intermédiaire.",
      "Honoraires fixes, à votre charge, dus seulement si la vente se conclut. Rien n’est à payer avant.",
      "Douze mois au plus, sans reconduction. Après trois mois, vous y mettez fin quand vous voulez, quinze jours à l’avance, par lettre recommandée.",
      `${MANDATE_WITHDRAWAL_DAYS}\u00a0jours pour changer d’avis après la signature, sans motif ni frais.`,
      "Un changement de prix se signe par un avenant, qui fixe aussi le forfait.",
    ],
    preview: "Lire le projet de mandat (PDF)",
  },
  price: "Prix du mandat",
  tier: "Forfait",
  feeIncluding: "Honoraires TTC",
  feeHint: (excluding: number, vat: number, vatBps: number) =>
    vatBps === 0
      ? "TVA non applicable, article 294 du code général des impôts"
      : `${formatExactPrice(excluding)} hors taxes, ${formatExactPrice(vat)} de TVA à ${formatVatRate(vatBps)}`,
  due: "Échéance",
  dueText: "À la conclusion de la vente",
  amount: formatPrice,
  request: {
    title: "Signer le mandat",
    again: "Signer un nouveau mandat",
    steps: "Étape 1 sur 2",
    text: "Nous figeons le document tel qu’il est aujourd’hui et nous vous envoyons un code par e-mail. Vous signez ensuite avec votre nom et ce code.",
    submit: "Recevoir mon code",
    sending: "Envoi du code…",
  },
  sign: {
    title: "Signer le mandat",
    steps: "Étape 2 sur 2",
    sent: (email: string, until: Date, clock: HomeClock) =>
      `Un code à six chiffres a été envoyé à ${email}. Il est valable jusqu’à ${withClock(formatTime(until, clock.zone), clock)}.`,
    preview: "Lire le document à signer (PDF)",
    name: "Votre nom, comme sur votre compte",
    nameHint: (name: string) => `Écrivez ${name} : c’est votre signature.`,
    code: "Code reçu par e-mail",
    codeHint: "Six chiffres.",
    express: "Je demande expressément que l’annonce soit publiée dès sa validation",
    expressHint: `Facultatif. Sans cette demande, l’annonce n’est publiée qu’après les ${MANDATE_WITHDRAWAL_DAYS}\u00a0jours de rétractation. Avec elle, vous gardez le droit de vous rétracter : l’annonce est alors retirée du site, et vous ne devez rien.`,
    expressOnline: "Je demande expressément que l’annonce reste en ligne dès maintenant",
    expressOnlineHint: `Votre annonce est en ligne : sans cette demande, mettez-la d’abord en pause. Vous gardez le droit de vous rétracter pendant ${MANDATE_WITHDRAWAL_DAYS}\u00a0jours : l’annonce est alors retirée du site, et vous ne devez rien.`,
    accept: {
      mandate: "J’ai lu le mandat et j’accepte ses clauses",
      amendment: "J’ai lu l’avenant et j’accepte ses clauses",
    } satisfies Record<SignatureKind, string>,
    submit: "Signer le mandat",
    sending: "Signature…",
    again: "Recevoir un nouveau code",
    againLead:
      "Pas de message ? Vérifiez les indésirables, ou demandez un autre code : le premier ne servira plus.",
  },
  signed: {
    title: (number: number) => `Mandat n°\u00a0${number}`,
    ended: "Terminé",
    inForce: "En vigueur",
    signedOn: "Signé le",
    endedOn: "Terminé le",
    day: formatDate,
    term: "Se termine au plus tard le",
    withdrawal: "Rétractation possible jusqu’au",
    express: "Publication avant ce jour",
    expressYes: (at: Date, zone: Zone) => `Demandée expressément le ${formatDate(at, zone)}`,
    expressNo: "Non demandée : l’annonce est publiée ensuite",
    civil: formatCivilDate,
    file: "Mandat signé (PDF)",
    evidence: "Dossier de preuve (PDF)",
    evidenceHint:
      "Le dossier de preuve dit qui a signé, quand et comment, avec les empreintes de ce qui a été signé.",
    noFile: "Ce mandat n’a pas été signé sur le site : il n’y a pas de fichier à télécharger.",
    form: "Le formulaire de rétractation est joint au PDF, à la dernière page.",
    amendments: "Avenants",
    amendment: (position: number, price: number, signedOn: string) =>
      `Avenant n°\u00a0${position} : ${formatPrice(price)}, signé le ${signedOn}`,
    amendmentEvidence: (position: number) => `Dossier de preuve de l’avenant n° ${position} (PDF)`,
    amendmentFile: (position: number) => `Avenant n°\u00a0${position} (PDF)`,
  },
  amend: {
    title: "Changer le prix",
    text: "Un avenant fixe le nouveau prix, le forfait et les honoraires du barème. Vous le signez et l’envoyez à notre équipe en une seule fois.",
    proposed: (price: number, signed: number) =>
      `Votre annonce modifiée demande ${formatPrice(price)}, et votre mandat est signé à ${formatPrice(signed)}\u00a0: signez l’avenant au nouveau prix.`,
    action: "Changer le prix",
  },
  withdraw: {
    title: "Me rétracter",
    label: "Me rétracter du mandat",
    lead: (until: string) =>
      `Vous pouvez vous rétracter sans motif ni frais jusqu’au ${formatCivilDate(until)} inclus.`,
    warning:
      "Le mandat prend fin aussitôt. Si l’annonce est en ligne, elle est retirée du site : les visites et les offres en attente s’arrêtent, et chacun est prévenu. Une offre déjà acceptée vous engage toujours envers son acheteur.",
    submit: "Confirmer ma rétractation",
    sending: "Enregistrement…",
  },
  former: "Mandats précédents",
} as const;

const NOTICES: Record<string, string> = {
  "code-envoye": "Le code est envoyé. Lisez le document, puis signez-le ci-dessous.",
  "mandat-signe":
    "Le mandat est signé et inscrit au registre. Votre exemplaire est aussi dans votre messagerie.",
  retractation: "Votre rétractation est enregistrée. Un message vous en donne la preuve.",
};

/** What just became of a mandate, as its address says; null where it says nothing that we know. */
export const mandateNotice = (state: unknown) =>
  noticeOf(state, NOTICES, "mandate", "signature", "revision");
