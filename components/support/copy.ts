import { ofName } from "@/lib/kernel/elision";

/** What every form has that asks for a Looper's help. */
export const SUPPORT_FORM = {
  who: "Vos coordonnées",
  firstName: "Prénom",
  lastName: "Nom",
  email: "Adresse e-mail",
  phone: "Téléphone",
  phoneHint: "Pour être rappelé. Sans numéro, nous vous écrivons.",
  signedIn: (name: string, email: string) => `Votre demande part au nom ${ofName(name)}, ${email}.`,
  hasAccount: "Vous avez un compte\u00a0?",
  login: "Se connecter",
  consentNote:
    "Trois ans après le dernier échange, ces informations sont supprimées\u00a0; plus tôt si vous le demandez.",
  submit: "Envoyer la demande",
  sending: "Envoi…",
  privacy: "Ce que nous faisons de vos données",
  ended:
    "Votre session a pris fin et votre demande n’est pas encore partie. Envoyez-la sans compte ci-dessous\u00a0: ce que vous avez écrit est resté.",
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous avant de remplir ce formulaire.",
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
} as const;
