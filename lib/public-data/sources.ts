/** Where what the State knows comes from, as people read it beside what it filled. */
export interface PublicSource {
  /** The register, and its holder. */
  name: string;
  /** What allows its use; naming the source is what it asks for. */
  licence: string;
  /** The register's own page, for a reader who wants to check or correct it there. */
  url: string;
}

const OPEN_LICENCE = "Licence Ouverte 2.0";

export const PUBLIC_SOURCES = {
  addresses: {
    name: "Base Adresse Nationale",
    licence: OPEN_LICENCE,
    url: "https://adresse.data.gouv.fr",
  },
  dpe: {
    name: "DPE, ADEME",
    licence: OPEN_LICENCE,
    url: "https://observatoire-dpe-audit.ademe.fr",
  },
  risks: {
    name: "Géorisques",
    licence: OPEN_LICENCE,
    url: "https://www.georisques.gouv.fr",
  },
  parcels: {
    name: "Cadastre, IGN",
    licence: OPEN_LICENCE,
    url: "https://www.cadastre.gouv.fr",
  },
  companies: {
    name: "Annuaire des Entreprises (Insee, INPI)",
    licence: OPEN_LICENCE,
    url: "https://annuaire-entreprises.data.gouv.fr",
  },
  sales: {
    name: "DVF, DGFiP",
    licence: OPEN_LICENCE,
    url: "https://app.dvf.etalab.gouv.fr",
  },
} as const satisfies Record<string, PublicSource>;

export type PublicInterface = keyof typeof PUBLIC_SOURCES;
