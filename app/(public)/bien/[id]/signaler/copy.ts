/** /bien/{id}/signaler */
export const REPORT_FORM = {
  title: "Signaler une annonce",
  lead: "Dites-nous ce qui ne va pas. L’équipe lit chaque signalement et décide de la suite ; le vendeur ne sait pas qui l’a envoyé.",
  about: "Annonce concernée",
  reference: (reference: string) => `Référence ${reference}`,
  reason: "Ce qui ne va pas",
  pickReason: "Choisissez une raison",
  text: "Précisions",
  textHint:
    "Ce que vous avez constaté, et où : à remplir si vous choisissez « Une autre raison ». 2 000 caractères au plus, sans données personnelles.",
  email: "Votre adresse e-mail",
  emailHint:
    "Pour recevoir un accusé de réception, puis notre décision. Sans adresse, votre signalement reste anonyme.",
  signedIn: (email: string) =>
    `L’accusé de réception et notre décision vous seront envoyés à ${email}.`,
  ended:
    "Votre session a pris fin et votre signalement n’est pas encore parti. Envoyez-le sans compte ci-dessous : ce que vous avez écrit est resté.",
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous pour envoyer ce formulaire.",
  login: "Se connecter",
  submit: "Envoyer le signalement",
  sending: "Envoi…",
  back: "Retour à l’annonce",
  privacy: "Ce que nous faisons de vos données",
  done: {
    title: "Votre signalement est enregistré",
    text: "L’équipe va l’examiner. Si vous avez laissé une adresse, un accusé de réception part à l’instant, et notre décision suivra.",
  },
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
} as const;
