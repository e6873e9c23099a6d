/** Street names that most French towns have, and lists for villages, the seaside and Paris. */

const TOWN_STREETS = [
  "rue Victor-Hugo",
  "rue Pasteur",
  "rue Gambetta",
  "avenue Jean-Jaurès",
  "rue de la République",
  "rue du Général-Leclerc",
  "place de la Mairie",
  "rue Jules-Ferry",
  "rue Jean-Moulin",
  "rue des Lilas",
  "rue des Acacias",
  "rue des Tilleuls",
  "rue Émile-Zola",
  "rue Anatole-France",
  "boulevard Voltaire",
  "rue Pierre-et-Marie-Curie",
  "rue Louis-Blanc",
  "rue du Maréchal-Foch",
  "avenue du 8-Mai-1945",
  "rue du 11-Novembre",
  "rue Saint-Martin",
  "rue Notre-Dame",
  "rue de la Gare",
  "rue des Écoles",
  "rue du Marché",
  "rue de l’Église",
  "rue du Moulin",
  "rue de la Fontaine",
  "rue des Jardins",
  "allée des Marronniers",
  "rue Lamartine",
  "rue Molière",
  "rue George-Sand",
  "rue Marcel-Pagnol",
  "rue Simone-Veil",
  "rue Berthelot",
  "rue Arago",
  "rue Ledru-Rollin",
  "rue Claude-Debussy",
  "rue Hector-Berlioz",
  "boulevard Carnot",
  "avenue de la Libération",
  "quai de la Rivière",
  "impasse des Cerisiers",
  "rue des Capucins",
  "rue des Remparts",
  "rue du Faubourg",
  "place du Marché",
  "rue de Verdun",
  "rue Jeanne-d’Arc",
  "rue Diderot",
  "rue Rabelais",
  "rue des Violettes",
  "rue de Bellevue",
  "rue de la Paix",
  "allée des Platanes",
] as const;

const VILLAGE_STREETS = [
  "rue de l’Église",
  "rue Principale",
  "rue du Moulin",
  "rue de la Fontaine",
  "chemin des Vignes",
  "route de la Forêt",
  "chemin du Lavoir",
  "rue des Écoles",
  "impasse du Puits",
  "chemin des Prés",
  "rue du Château",
  "route de la Vallée",
  "chemin de la Source",
  "rue de la Mairie",
  "place de l’Église",
  "rue du Four",
  "chemin du Bois",
  "rue des Tilleuls",
  "route du Bourg",
  "chemin de la Chapelle",
  "rue du Stade",
  "impasse des Noyers",
  "rue de la Grange",
  "chemin des Châtaigniers",
] as const;

const SEASIDE_STREETS = [
  "rue de la Plage",
  "boulevard de la Mer",
  "avenue de l’Océan",
  "rue du Port",
  "allée des Pins",
  "rue des Pêcheurs",
  "rue du Phare",
  "chemin de la Dune",
] as const;

/** The Mediterranean is no ocean. */
const RIVIERA_STREETS = [
  "avenue de la Plage",
  "boulevard de la Mer",
  "rue du Port",
  "chemin des Oliviers",
  "allée des Pins",
  "avenue des Mimosas",
  "rue des Pêcheurs",
  "chemin des Restanques",
] as const;

const PARIS_STREETS: readonly string[] = [
  "rue Saint-Honoré, rue des Petits-Champs, rue Jean-Jacques-Rousseau, rue Sainte-Anne",
  "rue Montorgueil, rue d’Aboukir, rue Réaumur, rue du Louvre, rue de Cléry",
  "rue de Turenne, rue de Bretagne, rue du Temple, rue Charlot, rue Beaubourg",
  "rue Saint-Antoine, rue des Archives, rue de Rivoli, rue du Roi-de-Sicile, rue Saint-Paul",
  "rue Mouffetard, rue Monge, rue Claude-Bernard, rue des Écoles, rue Lhomond",
  "rue de Rennes, rue du Cherche-Midi, rue de Vaugirard, rue Saint-Placide, rue Bonaparte",
  "rue Cler, rue Saint-Dominique, avenue Bosquet, rue de Grenelle, rue de Sèvres",
  "rue de Miromesnil, rue de Lisbonne, boulevard Haussmann, rue La Boétie, rue de Rome",
  "rue des Martyrs, rue Rodier, rue de Maubeuge, rue Blanche, rue Cadet",
  "rue du Faubourg-Saint-Denis, rue de Marseille, rue La Fayette, rue Bichat, rue de Paradis",
  "rue Oberkampf, boulevard Voltaire, rue de Charonne, rue Saint-Maur, avenue Parmentier",
  "rue de Charenton, avenue Daumesnil, rue de Picpus, rue Crozatier, rue de Reuilly",
  "rue de Tolbiac, rue Bobillot, avenue des Gobelins, rue de la Glacière, rue Jeanne-d’Arc",
  "rue d’Alésia, rue Daguerre, avenue du Maine, rue Raymond-Losserand, rue de la Tombe-Issoire",
  "rue de Vaugirard, rue du Commerce, rue Lecourbe, rue de la Convention, rue Blomet",
  "rue de Passy, avenue Mozart, rue de la Pompe, rue Michel-Ange, avenue Victor-Hugo",
  "rue des Batignolles, avenue de Clichy, rue Legendre, rue de Tocqueville, rue Guy-Môquet",
  "rue Lepic, rue Ordener, rue Caulaincourt, rue Custine, rue Damrémont",
  "rue de Crimée, avenue Jean-Jaurès, rue Manin, rue de Belleville, rue de Meaux",
  "rue des Pyrénées, rue de Ménilmontant, rue Pelleport, rue de Bagnolet, rue Orfila",
];

const PARIS_POOLS = PARIS_STREETS.map((streets) => streets.split(",").map((name) => name.trim()));

const RIVIERA_DEPARTMENTS = new Set(["06", "11", "13", "2A", "2B", "30", "34", "66", "83"]);

/** What decides which street names suit a commune. */
export interface StreetContext {
  code: string;
  departmentCode: string;
  seaside: boolean;
  village: boolean;
}

/** The street names of a commune: its arrondissement's, a village's or a town's, and the shore's. */
export function streetsOf({ code, departmentCode, seaside, village }: StreetContext): string[] {
  if (departmentCode === "75") return PARIS_POOLS[Number(code) - 75101] ?? [...TOWN_STREETS];
  const streets: string[] = village ? [...VILLAGE_STREETS] : [...TOWN_STREETS];
  if (!seaside) return streets;
  const shore = RIVIERA_DEPARTMENTS.has(departmentCode) ? RIVIERA_STREETS : SEASIDE_STREETS;
  return [...streets.slice(0, 24), ...shore];
}
