/** What is wrong with a first message. */
export const FIRST_MESSAGE_FIELDS = {
  name: "Indiquez votre prénom et votre nom",
} as const;
