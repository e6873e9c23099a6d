/** Where the sea lies, as a unit vector (east, north): listings are not scattered into it. */
export type SeaBearing = readonly [east: number, north: number];

const N: SeaBearing = [0, 1];
const E: SeaBearing = [1, 0];
const S: SeaBearing = [0, -1];
const W: SeaBearing = [-1, 0];
const NW: SeaBearing = [-0.7, 0.7];
const SE: SeaBearing = [0.7, -0.7];
const SW: SeaBearing = [-0.7, -0.7];

/** Communes on the seafront, by the side the sea is on; slugs separated by spaces. */
const SEAFRONT: readonly (readonly [SeaBearing, string])[] = [
  [
    S,
    `nice cannes antibes menton cagnes-sur-mer saint-laurent-du-var villefranche-sur-mer
    beaulieu-sur-mer mandelieu-la-napoule vallauris theoule-sur-mer villeneuve-loubet
    roquebrune-cap-martin cap-d-ail eze toulon hyeres la-seyne-sur-mer six-fours-les-plages
    sanary-sur-mer bandol saint-cyr-sur-mer la-londe-les-maures le-lavandou bormes-les-mimosas
    cavalaire-sur-mer la-croix-valmer sainte-maxime frejus saint-raphael le-pradet carqueiranne
    cassis carry-le-rouet sausset-les-pins la-ciotat saintes-maries-de-la-mer fos-sur-mer
    ploemeur larmor-plage quiberon carnac la-trinite-sur-mer sarzeau damgan brest
    le-relecq-kerhuon fouesnant benodet loctudy moelan-sur-mer tregunc clohars-carnoet audierne
    nevez`,
  ],
  [
    SE,
    `sete agde palavas-les-flots la-grande-motte frontignan marseillan serignan valras-plage vias
    le-grau-du-roi grimaud`,
  ],
  [
    E,
    `gruissan leucate port-la-nouvelle fleury-11 canet-en-roussillon saint-cyprien-66
    argeles-sur-mer collioure port-vendres banyuls-sur-mer le-barcares sainte-marie-la-mer bastia
    porto-vecchio biguglia cancale saint-quay-portrieux binic-etables-sur-mer paimpol plerin`,
  ],
  [
    W,
    `biarritz anglet saint-jean-de-luz hendaye bidart ciboure capbreton soorts-hossegor seignosse
    mimizan biscarrosse lacanau soulac-sur-mer andernos-les-bains la-rochelle
    chatelaillon-plage fouras royan saint-palais-sur-mer la-tremblade saint-pierre-d-oleron
    dolus-d-oleron saint-georges-d-oleron ajaccio granville agon-coutainville barneville-carteret
    jullouville le-havre sainte-adresse cayeux-sur-mer fort-mahon-plage le-crotoy
    le-touquet-paris-plage berck boulogne-sur-mer le-portel wimereux wissant plougonvelin le-conquet
    marseille-7e-arrondissement marseille-8e-arrondissement marseille-2e-arrondissement
    marseille-16e-arrondissement trebeurden`,
  ],
  [
    SW,
    `les-sables-d-olonne saint-jean-de-monts saint-gilles-croix-de-vie saint-hilaire-de-riez
    noirmoutier-en-l-ile bretignolles-sur-mer la-tranche-sur-mer jard-sur-mer
    talmont-saint-hilaire saint-nazaire la-baule-escoublac pornic pornichet le-pouliguen
    le-croisic batz-sur-mer saint-brevin-les-pins piriac-sur-mer la-turballe la-plaine-sur-mer
    la-bernerie-en-retz saint-michel-chef-chef concarneau guilvinec martigues`,
  ],
  [
    N,
    `arcachon gujan-mestras roscoff carantec plouguerneau douarnenez plouescat perros-guirec
    pleneuf-val-andre erquy saint-cast-le-guildo tregastel dinard saint-lunaire
    cherbourg-en-cotentin deauville trouville-sur-mer cabourg houlgate honfleur ouistreham
    villers-sur-mer dives-sur-mer courseulles-sur-mer hermanville-sur-mer luc-sur-mer
    port-en-bessin-huppain blonville-sur-mer dieppe calais dunkerque bray-dunes gravelines
    leffrinckoucke saint-martin-de-re la-flotte calvi`,
  ],
  [NW, "saint-malo fecamp etretat saint-valery-en-caux le-treport mers-les-bains"],
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The side the sea is on in each seafront commune, by slug. */
export const SEA_BEARINGS: ReadonlyMap<string, SeaBearing> = new Map(
  SEAFRONT.flatMap(([bearing, slugs]) => words(slugs).map((slug) => [slug, bearing] as const)),
);

/** Winter-sports towns and villages, where a house is often a chalet; slugs. */
export const RESORT_SLUGS: ReadonlySet<string> = new Set(
  words(`chamonix-mont-blanc megeve les-gets morzine saint-gervais-les-bains combloux
  la-clusaz le-grand-bornand samoens les-houches courchevel les-belleville bourg-saint-maurice
  tignes valloire les-allues huez villard-de-lans briancon cauterets saint-lary-soulan
  ax-les-thermes font-romeu-odeillo-via gerardmer la-bresse les-rousses`),
);
