/** Who publishes and hosts the site, from its configuration. Null is not configured, and shown as such. */
export interface Publisher {
  name: string | null;
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
