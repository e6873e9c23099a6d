import { inCommune } from "../../communes/french.ts";
import { nameInMails, oneLine } from "../rules.ts";
import { type Letters, NOT_YOU } from "./words.ts";

const saleIn = (commune: string) =>
  commune === "" ? "votre projet de vente" : `votre projet de vente ${inCommune(oneLine(commune))}`;

const NOTES = [
  "Ce lien ouvre votre demande sans mot de passe\u00a0: gardez ce message pour vous.",
  `${NOT_YOU} Retirez la demande par ce même lien\u00a0: les coordonnées données avec elle sont effacées.`,
];

/** Mails to sellers without an account who asked for a looper's help. */
export const REQUESTS_LETTERS: Letters<"request-accepted" | "request-with-team"> = {
  "request-accepted": ({ looperName, commune, link }) => {
    const name = nameInMails(looperName) ?? "Un Looper";
    return {
      subject: `${name} est votre Looper`,
      preview: "Votre demande est acceptée\u00a0: voici la suite.",
      accent: "leaf",
      title: `${name} est votre Looper`,
      greeting: "Bonjour,",
      paragraphs: [
        `${name} a accepté votre demande pour ${saleIn(commune)} et vous contacte bientôt, par e-mail à cette adresse, ou par téléphone si vous avez laissé un numéro. Il vous suffit alors de lui répondre.`,
        "Le premier échange ne vous engage à rien\u00a0: vous parlez du bien, du prix et du calendrier, puis vous décidez.",
      ],
      action: { label: "Voir ou retirer ma demande", href: link },
      notes: NOTES,
    };
  },

  "request-with-team": ({ commune, link }) => ({
    subject: "Notre équipe reprend votre demande",
    preview: "Aucun Looper n’est libre pour l’instant\u00a0: nous en cherchons un.",
    accent: "brand",
    title: "Notre équipe reprend votre demande",
    greeting: "Bonjour,",
    paragraphs: [
      `Aucun Looper n’a pu se charger de ${saleIn(commune)} pour l’instant. Notre équipe en cherche un et vous contacte, par e-mail à cette adresse, ou par téléphone si vous avez laissé un numéro.`,
      "Vous n’avez rien à faire d’ici là\u00a0: si un Looper accepte, vous recevez un message avec son prénom.",
    ],
    action: { label: "Voir ou retirer ma demande", href: link },
    notes: NOTES,
  }),
};
