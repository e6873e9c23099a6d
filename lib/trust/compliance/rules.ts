/** The registers of the compliance page. */
export const REGISTERS = ["journal", "mails", "pieces", "donnees"] as const;
export type Register = (typeof REGISTERS)[number];
