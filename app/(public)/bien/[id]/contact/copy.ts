import { BRAND } from "@/lib/content/brand";

/** /bien/{id}/contact */
export const CONTACT_FORM = {
  title: "Écrire au sujet de ce bien",
  lead: "Posez votre question à la personne qui s’occupe de ce bien. Vous lirez sa réponse dans votre espace, et par e-mail si vous ne l’avez pas vue.",
  about: "Annonce concernée",
  content: "Votre message",
  name: "Prénom et nom",
  email: "Votre adresse e-mail",
  emailHint: "Nous y envoyons un lien : votre message part dès que vous l’ouvrez.",
  account: `Aucun compte à créer d’avance : le lien ouvre gratuitement votre espace ${BRAND.name}, où vous lirez la réponse.`,
  hasAccount: "Vous avez déjà un compte ?",
  login: "Se connecter",
  signedIn: (email: string) => `Vous écrivez depuis votre compte ${email}.`,
  ended:
    "Votre session a pris fin et votre message n’est pas encore parti. Laissez votre nom et votre adresse e-mail pour l’envoyer sans compte, ou connectez-vous : votre texte reste ici.",
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous pour écrire.",
  submit: "Envoyer le message",
  sending: "Envoi…",
  back: "Retour à l’annonce",
  privacy: "Ce que nous faisons de vos données",
  done: {
    title: "Plus qu’un clic pour envoyer votre message",
    text: "Un e-mail vient de partir à l’adresse que vous avez donnée. Ouvrez son lien dans les trois jours : votre message sera envoyé aussitôt.",
  },
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
} as const;
