/** What a link dials of a telephone number as people write it. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
