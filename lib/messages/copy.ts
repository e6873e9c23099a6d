import { formatInteger } from "../kernel/format.ts";

/** The texts for a message that can’t be sent. */
export const MESSAGE_FIELDS = {
  blank: "Écrivez votre message.",
  tooLong: (max: number) => `Un message compte au plus ${formatInteger(max)} caractères.`,
  tooManyDocuments: (max: number) => `Un message compte au plus ${max} pièces jointes.`,
} as const;
