/** What the IBAN of an account is sealed as. */
export const ibanContext = (accountId: string) => `payout-account:${accountId}`;
