/** A whole number of an address; null for anything else. */
export const numberInAddress = (text: string) =>
  /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
