/** The page on which who estimated a home asks for a Looper's help. */
export const SUPPORT = {
  title: "Être accompagné par un Looper",
  metaTitle: "Être accompagné",
  lead: "Un Looper est un voisin formé, qui connaît le quartier\u00a0: il regarde le bien avec vous, fait visiter et répond aux acheteurs. Le premier échange ne vous engage à rien.",
  about: "Bien concerné",
  range: (low: string, high: string) => `Estimé de ${low} à ${high}`,
  firstName: "Prénom",
  lastName: "Nom",
  email: "Adresse e-mail",
  phone: "Téléphone",
  phoneHint: "Pour être rappelé. Sans numéro, nous vous écrivons.",
  signedIn: (name: string, email: string) => `Votre demande part au nom de ${name}, ${email}.`,
  consent:
    "J’accepte que Loopimmo transmette à un Looper mes coordonnées, l’adresse du bien et cette estimation, pour qu’il me contacte.",
  consentNote:
    "Trois ans après le dernier échange, ces informations sont supprimées\u00a0; plus tôt si vous le demandez.",
  submit: "Envoyer la demande",
  sending: "Envoi…",
  back: "Retour à l’estimation",
  privacy: "Ce que nous faisons de vos données",
  done: {
    title: "Votre demande est enregistrée",
    text: "Elle est proposée au Looper le plus proche du bien, qui a quatre heures ouvrées pour l’accepter puis vous contacte\u00a0; sinon, à un autre. Vous pouvez continuer à consulter votre estimation.",
  },
  already:
    "Vous avez déjà demandé à être accompagné pour ce bien\u00a0: un Looper vous contactera.",
  ended:
    "Votre session a pris fin et votre demande n’est pas encore partie. Envoyez-la sans compte ci-dessous\u00a0: ce que vous avez écrit est resté.",
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous pour envoyer ce formulaire.",
  login: "Se connecter",
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
} as const;
