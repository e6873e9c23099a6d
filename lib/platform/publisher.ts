import type { Environment } from "./env-schema.ts";

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

/** Who publishes and hosts the site, as its configuration says. */
export function publisherOf(environment: Environment): Publisher {
  return {
    name: environment.PUBLISHER_NAME ?? null,
    legalForm: environment.PUBLISHER_LEGAL_FORM ?? null,
    registration: environment.PUBLISHER_REGISTRATION ?? null,
    vatNumber: environment.PUBLISHER_VAT ?? null,
    address: environment.PUBLISHER_ADDRESS ?? null,
    email: environment.CONTACT_EMAIL ?? null,
    phone: environment.SUPPORT_PHONE ?? null,
    publicationDirector: environment.PUBLISHER_DIRECTOR ?? null,
    professionalCard: environment.PUBLISHER_CARD ?? null,
    liabilityInsurer: environment.PUBLISHER_INSURER ?? null,
    consumerMediator: environment.PUBLISHER_MEDIATOR ?? null,
    host: environment.HOST_IDENTITY ?? null,
  };
}
