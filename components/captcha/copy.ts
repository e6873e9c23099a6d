import type { CaptchaRefusalReason } from "../../lib/captcha/rules";

/** The words of the captcha’s widget, by its own names for them, and what we add to it. */
export const CAPTCHA = {
  widget: {
    ariaLinkLabel: "Altcha (site officiel)",
    cancel: "Annuler",
    enterCode: "Code",
    enterCodeAria: "Saisissez le code que vous entendez. Appuyez sur Espace pour l’écouter.",
    enterCodeFromImage:
      "Une dernière vérification : recopiez les six caractères de l’image, ou écoutez-les.",
    error: "La vérification a échoué. Réessayez dans un instant.",
    expired: "La vérification a expiré. Cochez à nouveau la case.",
    footer: "",
    getAudioChallenge: "Écouter le code",
    label: "Je ne suis pas un robot",
    loading: "Chargement…",
    reload: "Changer de code",
    verify: "Vérifier",
    verificationRequired: "Un code à recopier",
    verified: "Vérifié",
    verifying: "Vérification en cours…",
    waitAlert: "Vérification en cours… Un instant, s’il vous plaît.",
  },
  /** Shown under the box. */
  hint: "Un calcul de quelques secondes sur votre appareil, sans traceur.",
  /** Why a code was not accepted; the box can be ticked again. */
  refusals: {
    invalid: "Cette vérification n’est pas valable. Cochez à nouveau la case.",
    expired: "Le temps imparti est écoulé. Cochez à nouveau la case.",
    spent: "Cette vérification a déjà servi. Cochez à nouveau la case.",
    "code-required": "Le code est à recopier. Cochez à nouveau la case.",
    "code-wrong": "Ce n’est pas le bon code. Cochez à nouveau la case pour en recevoir un autre.",
    unavailable: "Le code n’a pas pu être vérifié. Réessayez dans un instant.",
  } satisfies Record<CaptchaRefusalReason | "unavailable", string>,
  /** The gallery of its states, in development only. */
  gallery: {
    title: "Le captcha dans tous ses états",
    live: "En service",
    suspicious: "Avec un code à recopier",
    audioError: "Avec un code dont le son manque",
    states: {
      unverified: "À cocher",
      verifying: "Vérification",
      verified: "Vérifié",
      error: "Échec",
      expired: "Expiré",
    },
  },
} as const;
