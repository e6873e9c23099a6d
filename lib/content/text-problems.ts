/** The messages at the field of a text that can't be stored, the same in every form. */
export const TEXT_PROBLEMS = {
  unseen: "Ce texte contient un caractère invisible\u00a0: effacez-le, puis retapez le mot",
  nameLink:
    "Un nom ne peut pas contenir d’adresse\u00a0: retirez les signes / \\ : @ et les points entre deux mots",
} as const;
