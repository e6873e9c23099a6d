/**
 * The publisher's identity, to be completed as the company is registered. `null` means not known
 * yet: the legal pages then say so, and never show a made-up number.
 */
export interface Publisher {
  legalForm: string | null;
  /** Register and SIREN number, as on the Kbis. */
  registration: string | null;
  vatNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  publicationDirector: string | null;
  /** Number of the professional card "Transactions", chamber of commerce, guarantor. */
  professionalCard: string | null;
  liabilityInsurer: string | null;
  consumerMediator: string | null;
  /** Name, address and phone of the hosting company. */
  host: string | null;
}

export const PUBLISHER: Publisher = {
  legalForm: null,
  registration: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
  publicationDirector: null,
  professionalCard: null,
  liabilityInsurer: null,
  consumerMediator: null,
  host: null,
};
