import { formatCivilDate } from "../../kernel/format-date.ts";
import type { PaperKind } from "../../mandates/parties.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters, minutes, moment, NOT_YOU } from "./words.ts";

/** A paper, with its article: to sign it, of it, and it alone. */
const PAPERS: Readonly<Record<PaperKind, { it: string; of: string; signed: string }>> = {
  mandate: { it: "le mandat", of: "du mandat de vente", signed: "Votre mandat est signé" },
  amendment: { it: "l’avenant", of: "de l’avenant au mandat", signed: "Votre avenant est signé" },
  acceptance: {
    it: "l’acceptation de l’offre",
    of: "de l’acceptation d’une offre",
    signed: "L’offre est acceptée par tous",
  },
  withdrawal: {
    it: "le retrait de la vente",
    of: "du retrait de la vente",
    signed: "Le bien est retiré de la vente",
  },
  diffusion: {
    it: "l’avenant de diffusion",
    of: "de l’avenant de diffusion au mandat",
    signed: "La diffusion de votre annonce est autorisée",
  },
};

const SIGNED_TEXTS: Readonly<Record<PaperKind, string>> = {
  mandate:
    "Votre mandat de vente est signé et inscrit au registre. Téléchargez votre exemplaire et conservez-le : le formulaire de rétractation s’y trouve.",
  amendment:
    "L’avenant à votre mandat est signé : le nouveau prix est en vigueur. Téléchargez votre exemplaire et conservez-le.",
  acceptance:
    "Tous ceux qui vendent ce bien ont signé : l’offre est acceptée et la vente est ouverte. Téléchargez votre exemplaire et conservez-le.",
  withdrawal:
    "Tous ceux qui vendent ce bien ont signé : il n’est plus à vendre et son annonce a quitté le site. Téléchargez votre exemplaire et conservez-le.",
  diffusion:
    "L’avenant à votre mandat est signé : votre annonce peut être transmise aux portails qu’il nomme. Le vendeur retire cette autorisation quand il veut, à la page de son mandat.",
};

/** Mails of a mandate's signature, of what is signed under it, and of its end. */
export const MANDATES_LETTERS: Letters<
  "signature-requested" | "signature-ready" | "signature-code" | "mandate-signed" | "mandate-ended"
> = {
  "signature-requested": ({ firstName, sellerName, what, title, link }) => ({
    subject: `${oneLine(sellerName)} vous demande de signer ${PAPERS[what].it}`,
    preview: "Lisez le document, puis signez-le par code.",
    accent: "mimosa",
    title: "Une signature vous est demandée",
    greeting: greeting(firstName),
    paragraphs: [
      `${oneLine(sellerName)} vend avec vous, ou avec votre accord, le bien ci-dessous, et vous demande votre signature ${PAPERS[what].of}. Le lien mène au document : vous le lisez, recevez un code à cette adresse et signez, sans ouvrir de compte.`,
    ],
    facts: [{ label: "Bien", value: oneLine(title) }],
    action: { label: "Lire et signer", href: link },
    notes: [
      "Ce lien est personnel : ne le transmettez à personne.",
      "Rien n’est signé sans votre code. Si vous ne connaissez pas ce bien, ignorez ce message.",
    ],
  }),

  "signature-ready": ({ firstName, what, title, link }) => ({
    subject: `Tous ont signé : à vous pour ${PAPERS[what].it}`,
    preview: "Il ne manque que votre signature.",
    accent: "leaf",
    title: "Il ne manque que votre signature",
    greeting: greeting(firstName),
    paragraphs: [
      `Les autres signataires ${PAPERS[what].of} ont tous signé. Demandez votre code et signez à votre tour : le document prend effet avec votre signature.`,
    ],
    facts: [{ label: "Bien", value: oneLine(title) }],
    action: { label: "Signer à mon tour", href: link },
    notes: [],
  }),

  "signature-code": ({ firstName, what, title, code, validMinutes, link }) => ({
    subject: `Votre code pour signer ${PAPERS[what].it}`,
    preview: `Il est valable ${minutes(validMinutes)}.`,
    accent: "mimosa",
    title: "Votre code de signature",
    greeting: greeting(firstName),
    paragraphs: [
      `Voici le code qui confirme votre signature ${PAPERS[what].of}. Saisissez-le à la page où vous l’avez demandé, avec votre nom.`,
    ],
    facts: [
      { label: "Bien", value: oneLine(title) },
      { label: "Code de signature", value: code },
    ],
    action: { label: "Lire et signer", href: link },
    notes: [
      `Ce code est valable ${minutes(validMinutes)} et ne sert qu’une fois. Ne le donnez à personne, pas même à notre équipe.`,
      `${NOT_YOU} Ignorez ce message : rien n’est signé sans ce code.`,
    ],
  }),

  "mandate-signed": ({
    firstName,
    what,
    number,
    title,
    withdrawalEndsOn,
    replaces,
    link,
    mandateLink,
  }) => ({
    subject: PAPERS[what].signed,
    preview: "Votre exemplaire est à télécharger.",
    accent: "leaf",
    title: PAPERS[what].signed,
    greeting: greeting(firstName),
    paragraphs: [
      SIGNED_TEXTS[what],
      ...(replaces
        ? [`Il remplace le mandat n°\u00a0${replaces}, qui a pris fin à cette signature.`]
        : []),
    ],
    facts: [
      { label: "Mandat", value: `n° ${number}` },
      { label: "Bien", value: oneLine(title) },
      ...(withdrawalEndsOn === null
        ? []
        : [{ label: "Rétractation possible jusqu’au", value: formatCivilDate(withdrawalEndsOn) }]),
    ],
    action: { label: "Télécharger mon exemplaire", href: link },
    otherwise: {
      question: "Une question, un changement d’avis ?",
      label: "Voir la page du mandat",
      href: mandateLink,
    },
    notes: ["Rien n’est à payer avant la conclusion de la vente."],
  }),

  "mandate-ended": ({ firstName, cause, byName, number, title, paused, takenBack, at, link }) => ({
    subject:
      cause === "withdrawn" && !byName
        ? "Votre rétractation est enregistrée"
        : "Votre mandat est terminé",
    preview: "Vous ne devez rien.",
    accent: "brand",
    title:
      cause === "withdrawn" && !byName ? "Vous vous êtes rétracté" : "Votre mandat est terminé",
    greeting: greeting(firstName),
    paragraphs: [
      cause === "replaced"
        ? `${oneLine(byName ?? "")} a signé pour ce bien un nouveau mandat de vente, qui ne vous nomme plus : celui que vous aviez signé prend fin. Si le bien est aussi à vous, ou si vous n’étiez pas d’accord, prévenez notre équipe sans attendre, par le lien au bas de ce message ; ses coordonnées sont aussi dans le document.`
        : byName
          ? `${oneLine(byName)} s’est rétracté du mandat de vente qui vous liait tous : il prend fin aussitôt. Cela ne vous coûte rien.`
          : cause === "withdrawn"
            ? "Votre rétractation du mandat de vente est enregistrée. Elle ne vous coûte rien."
            : "Votre mandat de vente est arrivé à son terme, sans reconduction. Vous pouvez en signer un nouveau.",
      ...(paused
        ? ["L’annonce n’est plus en ligne, et les visiteurs qui avaient rendez-vous sont prévenus."]
        : []),
      ...(takenBack
        ? [
            "Ce que vous aviez envoyé à notre équipe est de nouveau parmi vos brouillons\u00a0: vous pourrez le renvoyer après la signature d’un nouveau mandat.",
          ]
        : []),
    ],
    facts: [
      { label: "Mandat", value: `n° ${number}` },
      { label: "Bien", value: oneLine(title) },
      { label: "Terminé le", value: moment(at) },
    ],
    action: { label: "Voir la page du mandat", href: link },
    notes: ["Conservez ce message : il accuse réception."],
  }),
};
