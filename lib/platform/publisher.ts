import type { Publisher } from "../content/fr/publisher.ts";
import type { Environment } from "./env-schema.ts";

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
