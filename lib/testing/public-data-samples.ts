/**
 * What the State's interfaces send of one place, in their recorded shapes: an address of Rennes that the
 * end-to-end tests fill a listing from.
 */
export const SAMPLE_POINT = { lat: 48.11198, lng: -1.66801 };
export const SAMPLE_ADDRESS_ID = "35238_7004_00012";
export const SAMPLE_DPE = "2435E0000000A";
export const SAMPLE_CITY = { cityCode: "35238", department: "35" };

const coordinates = [SAMPLE_POINT.lng, SAMPLE_POINT.lat];

const address = {
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: {
    type: "housenumber",
    name: "12 Rue de Paris",
    label: "12 Rue de Paris 35000 Rennes",
    street: "Rue de Paris",
    postcode: "35000",
    citycode: SAMPLE_CITY.cityCode,
    city: "Rennes",
    oldcitycode: null,
    oldcity: null,
    context: "35, Ille-et-Vilaine, Bretagne",
    importance: 0.72,
    housenumber: "12",
    id: SAMPLE_ADDRESS_ID,
    banId: null,
    x: 353_012.11,
    y: 6_789_312.42,
    score: 0.97,
    _type: "address",
  },
};

/** Some twenty-five metres north of the sample's address: another house, on another parcel. */
export const SAMPLE_NEIGHBOUR = { lat: 48.1122, lng: SAMPLE_POINT.lng };

const neighbour = {
  ...address,
  geometry: { type: "Point", coordinates: [SAMPLE_NEIGHBOUR.lng, SAMPLE_NEIGHBOUR.lat] },
  properties: {
    ...address.properties,
    name: "14 Rue de Paris",
    label: "14 Rue de Paris 35000 Rennes",
    housenumber: "14",
    id: "35238_7004_00014",
  },
};

const street = {
  ...address,
  properties: {
    ...address.properties,
    type: "street",
    name: "Rue de Paris",
    label: "Rue de Paris 35000 Rennes",
    street: undefined,
    housenumber: undefined,
    id: "35238_7004",
    score: 0.71,
  },
};

const commune = {
  ...address,
  properties: {
    ...address.properties,
    type: "municipality",
    name: "Rennes",
    label: "Rennes",
    street: undefined,
    housenumber: undefined,
    id: "35238",
    score: 0.4,
  },
};

export const SAMPLE_ADDRESSES = {
  type: "FeatureCollection",
  features: [address, street, commune],
  query: "12 rue de paris rennes",
};

/** Whether a point is nearer to the neighbouring house. */
const isNeighbour = (lat: number) => lat > (SAMPLE_POINT.lat + SAMPLE_NEIGHBOUR.lat) / 2;

/** The address nearest to a point of the street. */
export const sampleReverse = (lat: number) => ({
  type: "FeatureCollection",
  features: [isNeighbour(lat) ? neighbour : address],
});

const dpe = {
  _id: "a1",
  _score: null,
  numero_dpe: SAMPLE_DPE,
  date_etablissement_dpe: "2024-05-13",
  date_fin_validite_dpe: "2034-05-12",
  etiquette_dpe: "C",
  etiquette_ges: "B",
  adresse_ban: "12 Rue de Paris 35000 Rennes",
  identifiant_ban: SAMPLE_ADDRESS_ID,
  surface_habitable_logement: 68.4,
  annee_construction: 1974,
  type_batiment: "appartement",
  complement_adresse_logement: "2e étage, porte gauche",
  numero_etage_appartement: 2,
  conso_5_usages_par_m2_ep: 148,
  emission_ges_5_usages_par_m2: 9,
  cout_total_5_usages: 1043.6,
};

/** Of another flat of the building, made before July 2021 and therefore not valid any more. */
const outdatedDpe = {
  ...dpe,
  _id: "a2",
  numero_dpe: "2135E0000000B",
  date_etablissement_dpe: "2021-06-14",
  date_fin_validite_dpe: "2024-12-31",
  etiquette_dpe: "F",
  etiquette_ges: "D",
  surface_habitable_logement: 41.2,
  complement_adresse_logement: "Bât B, porte 3",
  numero_etage_appartement: 0,
  conso_5_usages_par_m2_ep: 372,
  emission_ges_5_usages_par_m2: 38,
  cout_total_5_usages: 1622,
};

/** Of the whole building: it has no home's surface. */
const buildingDpe = {
  ...dpe,
  _id: "a3",
  numero_dpe: "2335E0000000C",
  date_etablissement_dpe: "2023-02-02",
  date_fin_validite_dpe: "2033-02-01",
  etiquette_dpe: "D",
  etiquette_ges: "C",
  surface_habitable_logement: null,
  complement_adresse_logement: null,
  numero_etage_appartement: 0,
  type_batiment: "immeuble",
};

/** Those of the address, newest first. */
export const SAMPLE_DPES = { total: 3, results: [dpe, buildingDpe, outdatedDpe] };

const risk = (libelle: string, present: boolean) => ({
  present,
  libelle,
  libelleStatutCommune: present ? "Risque Existant" : "Risque non connu",
  libelleStatutAdresse: present ? "Risque Existant - faible" : null,
  specifique: null,
});

export const SAMPLE_RISKS = {
  adresse: {
    libelle: "12 Rue de Paris 35000 Rennes",
    longitude: SAMPLE_POINT.lng,
    latitude: SAMPLE_POINT.lat,
  },
  commune: { libelle: "Rennes", codePostal: "35000", codeInsee: SAMPLE_CITY.cityCode },
  url: "https://georisques.gouv.fr/mes-risques/connaitre-les-risques-pres-de-chez-moi/rapport2",
  risquesNaturels: {
    inondation: risk("Inondation", true),
    seisme: risk("Séisme", true),
    mouvementTerrain: risk("Mouvements de terrain", false),
    retraitGonflementArgile: risk("Retrait gonflement des argiles", true),
    radon: risk("Radon", false),
  },
  risquesTechnologiques: {
    icpe: risk("Installations industrielles classées (ICPE)", true),
    nucleaire: risk("Nucléaire", false),
    pollutionSols: risk("Pollution des sols", false),
  },
};

/** The parcel of a point of the street. */
export const sampleParcels = (lat: number) => ({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      id: "parcelle.1",
      geometry: { type: "MultiPolygon", coordinates: [[[coordinates, coordinates, coordinates]]] },
      properties: {
        gid: 1,
        numero: isNeighbour(lat) ? "0124" : "0123",
        section: "BM",
        nom_com: "Rennes",
        contenance: 412,
        idu: isNeighbour(lat) ? "35238000BM0124" : "35238000BM0123",
        code_insee: SAMPLE_CITY.cityCode,
      },
    },
  ],
  totalFeatures: 1,
});

const SALE_HEADER =
  "id_mutation,date_mutation,numero_disposition,nature_mutation,valeur_fonciere,adresse_numero,adresse_suffixe,adresse_nom_voie,adresse_code_voie,code_postal,code_commune,nom_commune,code_departement,ancien_code_commune,ancien_nom_commune,id_parcelle,ancien_id_parcelle,numero_volume,lot1_numero,lot1_surface_carrez,lot2_numero,lot2_surface_carrez,lot3_numero,lot3_surface_carrez,lot4_numero,lot4_surface_carrez,lot5_numero,lot5_surface_carrez,nombre_lots,code_type_local,type_local,surface_reelle_bati,nombre_pieces_principales,code_nature_culture,nature_culture,code_nature_culture_speciale,nature_culture_speciale,surface_terrain,longitude,latitude";

/** The line of a flat near the sample's address, sold in a year. */
function saleLine(year: number, index: number): string {
  const number = String(index + 1);
  const day = `${String(year)}-0${number}-1${number}`;
  const price = String(212_000 + index * 6_500);
  const surface = String(62 + index * 2);
  const [lng, lat] = [SAMPLE_POINT.lng + index * 0.0006, SAMPLE_POINT.lat + index * 0.0004];
  return `${String(year)}-${number},${day},000001,Vente,${price},${number},,RUE DE PARIS,7004,35000,35238,Rennes,35,,,35238000BM0${number}23,,,${number},,,,,,,,,,1,2,Appartement,${surface},3,,,,,,${lng.toFixed(6)},${lat.toFixed(6)}`;
}

/** The file of a commune and year: three flats, and the cellar of the first. */
export function sampleSales(year: number): string {
  const lines = [0, 1, 2].map((index) => saleLine(year, index));
  const cellar = (lines[0] ?? "")
    .replace(",1,2,Appartement,62,3,", ",1,3,Dépendance,,0,")
    .replace(",,,1,,,", ",,,9,,,");
  return `${[SALE_HEADER, ...lines, cellar].join("\n")}\n`;
}
