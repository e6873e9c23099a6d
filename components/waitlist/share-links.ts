import { WAITLIST } from "./copy";

const { share } = WAITLIST;

/** Where a code can be sent from, by plain links: each opens a program of the person's own. */
export function shareLinks(code: string, link: string) {
  const text = encodeURIComponent(share.message(code, link));
  return [
    {
      label: share.mail,
      icon: "mail",
      href: `mailto:?subject=${encodeURIComponent(share.subject)}&body=${text}`,
    },
    { label: share.whatsapp, icon: "message-circle", href: `https://wa.me/?text=${text}` },
    // Both readings of the address: with "?" as it is written, with "&" as iPhones want it.
    { label: share.sms, icon: "message-square", href: `sms:?&body=${text}` },
  ] as const;
}
