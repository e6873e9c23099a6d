/** What is wrong with a first message. */
export const FIRST_MESSAGE_FIELDS = {
  name: "Indiquez votre prénom et votre nom",
  captcha: "Terminez d’abord la vérification, juste au-dessus du bouton",
} as const;
