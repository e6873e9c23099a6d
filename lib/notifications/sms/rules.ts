/** French mobile numbers, as people write them: with spaces, dots, +33 or 0033. */
const MOBILE = /^(?:\+33|0033|0)([67]\d{8})$/;

/** The number that a text message goes to, +336… or +337…; null where the text is none of a French mobile. */
export function mobileNumber(phone: string): string | null {
  const [, national] =
    MOBILE.exec(phone.replaceAll(/[\s.()-]/g, "").replace(/^\+330/, "+33")) ?? [];
  return national === undefined ? null : `+33${national}`;
}
