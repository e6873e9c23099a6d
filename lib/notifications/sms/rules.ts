import { readPhone } from "../../kernel/phone.ts";

/** The number that a text message goes to, in the form +33639981234; null where no French or overseas mobile has it. */
export function mobileNumber(phone: string): string | null {
  const read = readPhone(phone);
  return read?.isMobile ? read.international : null;
}
