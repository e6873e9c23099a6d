/**
 * What the directory of companies sends, in its recorded shape, of agents who exist nowhere: an agent whose
 * name it shows, one who has it hidden, one who ceased, one who works as a company, one with two family names.
 * No SIREN begins with three zeros.
 */
export const SAMPLE_SIRENS = {
  public: "000500009",
  hidden: "000500017",
  ceased: "000500025",
  company: "000500033",
  twoNames: "000500041",
} as const;

/** Whose company `SAMPLE_SIRENS.public` is. */
export const SAMPLE_AGENT = { firstName: "Anne-Laure", lastName: "Le Goff" };

const MASK = "[NON-DIFFUSIBLE]";

const individual = {
  siren: SAMPLE_SIRENS.public,
  siren_conserve: null,
  nom_complet: "ANNE-LAURE LE GOFF",
  nom_raison_sociale: null as string | null,
  sigle: null,
  nombre_etablissements: 1,
  nombre_etablissements_ouverts: 1,
  activite_principale: "68.31Z",
  categorie_entreprise: "PME",
  caractere_employeur: "N",
  annee_categorie_entreprise: "2024",
  date_creation: "2023-02-01",
  date_fermeture: null as string | null,
  date_mise_a_jour: "2026-05-02T04:11:20",
  dirigeants: [
    {
      nom: "LE GOFF",
      prenoms: "ANNE-LAURE, MARIE",
      annee_de_naissance: "1984",
      date_de_naissance: "1984-06",
      qualite: null as string | null,
      nationalite: "Française",
      type_dirigeant: "personne physique",
    },
  ] as Record<string, string | null>[],
  etat_administratif: "A",
  nature_juridique: "1000",
  section_activite_principale: "L",
  tranche_effectif_salarie: "NN",
  annee_tranche_effectif_salarie: null,
  statut_diffusion: "O",
};

const hidden = {
  ...individual,
  siren: SAMPLE_SIRENS.hidden,
  nom_complet: MASK,
  nom_raison_sociale: MASK,
  dirigeants: [{ ...individual.dirigeants[0], nom: MASK, prenoms: MASK, annee_de_naissance: MASK }],
  statut_diffusion: "P",
};

const ceased = {
  ...individual,
  siren: SAMPLE_SIRENS.ceased,
  nombre_etablissements_ouverts: 0,
  date_fermeture: "2025-12-31",
  etat_administratif: "C",
};

const company = {
  ...individual,
  siren: SAMPLE_SIRENS.company,
  nom_complet: "AGENCE DES QUAIS (AGENCE DES QUAIS)",
  nom_raison_sociale: "AGENCE DES QUAIS",
  nature_juridique: "5710",
  dirigeants: [
    {
      siren: "000500058",
      denomination: "AUDIT DE L'OUEST",
      qualite: "Commissaire aux comptes titulaire",
      type_dirigeant: "personne morale",
    },
    { ...individual.dirigeants[0], qualite: "Président de SAS" },
  ],
};

const twoNames = {
  ...individual,
  siren: SAMPLE_SIRENS.twoNames,
  nom_complet: "CHLOE GUILLOT (MARTIN)",
  dirigeants: [{ ...individual.dirigeants[0], nom: "GUILLOT (MARTIN)", prenoms: "CHLOE LUCIE" }],
};

const COMPANIES = [individual, hidden, ceased, company, twoNames];

/** What a search finds: a number's company, else one that resembles nothing that was looked for. */
export function sampleCompanies(q: string | null) {
  const results = COMPANIES.filter(({ siren }) => siren === q);
  return {
    results: results.length > 0 ? results : [{ ...individual, siren: "000500066" }],
    total_results: 1,
    page: 1,
    per_page: 10,
    total_pages: 1,
  };
}
