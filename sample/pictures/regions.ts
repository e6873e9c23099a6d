/** What buildings, shores and views one meets in each part of France, as styles of the pool. */
export interface Region {
  /** Façade and house series, repeated as often as they are common. */
  facades: readonly string[];
  houses: readonly string[];
  /** Sea pictures' styles; none far from the coast. */
  shores: readonly string[];
  /** Styles of balconies and terraces without a sea view. */
  outlooks: readonly string[];
  /** Styles of gardens and pools. */
  grounds: readonly string[];
  /** Styles of the street outside. */
  streets: readonly string[];
}

const EVERYWHERE = ["facade-moderne", "facade-moderne", "facade-annees-70"];
const NEW_HOUSES = ["pavillon", "pavillon", "maison-contemporaine"];

/** Series named `count` times each, before those found everywhere. */
function common(own: Readonly<Record<string, number>>, rest: readonly string[]): string[] {
  return [
    ...Object.entries(own).flatMap(([name, count]) => Array<string>(count).fill(name)),
    ...rest,
  ];
}

const REGIONS = {
  paris: {
    facades: common({ "facade-haussmann": 8 }, EVERYWHERE),
    houses: ["maison-de-ville", "meuliere", "maison-contemporaine"],
    shores: [],
    outlooks: ["roofs"],
    grounds: ["recent", "north"],
    streets: ["haussmann"],
  },
  "ile-de-france": {
    facades: common({ "facade-haussmann": 3 }, [
      ...EVERYWHERE,
      "facade-moderne",
      "facade-annees-70",
    ]),
    houses: common({ meuliere: 4, "maison-de-ville": 2, pavillon: 2 }, NEW_HOUSES),
    shores: [],
    outlooks: ["roofs", "trees"],
    grounds: ["recent", "north"],
    streets: ["haussmann"],
  },
  nord: {
    facades: common({ "facade-lille": 7 }, EVERYWHERE),
    houses: common({ "maison-de-ville": 5 }, NEW_HOUSES),
    shores: ["channel"],
    outlooks: ["roofs", "trees"],
    grounds: ["north", "recent"],
    streets: ["flanders"],
  },
  normandie: {
    facades: common({ "facade-ouest": 3, "facade-lille": 1 }, EVERYWHERE),
    houses: common({ "maison-normande": 5, longere: 2, "maison-de-ville": 1 }, NEW_HOUSES),
    shores: ["channel"],
    outlooks: ["roofs", "trees"],
    grounds: ["north", "west"],
    streets: ["flanders"],
  },
  bretagne: {
    facades: common({ "facade-ouest": 6 }, EVERYWHERE),
    houses: common({ "maison-bretonne": 6, longere: 3 }, NEW_HOUSES),
    shores: ["brittany"],
    outlooks: ["roofs", "trees"],
    grounds: ["west"],
    streets: ["bordeaux"],
  },
  loire: {
    facades: common({ "facade-ouest": 5, "facade-bordeaux": 1 }, EVERYWHERE),
    houses: common({ longere: 6, "maison-de-ville": 2 }, NEW_HOUSES),
    shores: ["atlantic"],
    outlooks: ["roofs", "trees"],
    grounds: ["north", "west"],
    streets: ["bordeaux"],
  },
  centre: {
    facades: common({ "facade-ouest": 2, "facade-bordeaux": 2 }, EVERYWHERE),
    houses: common({ longere: 5, "maison-de-ville": 2 }, NEW_HOUSES),
    shores: [],
    outlooks: ["roofs", "trees", "hills"],
    grounds: ["north", "recent"],
    streets: ["bordeaux"],
  },
  alsace: {
    facades: common({ "facade-alsace": 7 }, EVERYWHERE),
    houses: common({ "maison-alsacienne": 6 }, NEW_HOUSES),
    shores: [],
    outlooks: ["tiles", "trees", "hills"],
    grounds: ["north", "recent"],
    streets: ["alsace"],
  },
  lorraine: {
    facades: common({ "facade-haussmann": 2, "facade-bordeaux": 1, "facade-lille": 1 }, EVERYWHERE),
    houses: common({ "maison-de-ville": 4, longere: 2 }, NEW_HOUSES),
    shores: [],
    outlooks: ["roofs", "trees", "hills"],
    grounds: ["north", "recent"],
    streets: ["haussmann"],
  },
  lyon: {
    facades: common({ "facade-lyon": 7, "facade-haussmann": 1 }, EVERYWHERE),
    houses: common({ "maison-de-ville": 3, mas: 1 }, NEW_HOUSES),
    shores: [],
    outlooks: ["tiles", "tiles", "hills"],
    grounds: ["recent", "south"],
    streets: ["provence"],
  },
  alpes: {
    facades: common({ "facade-lyon": 2 }, EVERYWHERE),
    houses: common({ chalet: 7 }, NEW_HOUSES),
    shores: [],
    outlooks: ["mountains"],
    grounds: ["recent", "north"],
    streets: ["provence"],
  },
  auvergne: {
    facades: common({ "facade-lyon": 3, "facade-bordeaux": 1 }, EVERYWHERE),
    houses: common({ longere: 3, "maison-de-ville": 2, chalet: 1 }, NEW_HOUSES),
    shores: [],
    outlooks: ["hills", "tiles", "trees"],
    grounds: ["recent", "north"],
    streets: ["bordeaux"],
  },
  aquitaine: {
    facades: common({ "facade-bordeaux": 7 }, EVERYWHERE),
    houses: common({ charentaise: 3, "maison-de-ville": 3 }, NEW_HOUSES),
    shores: ["atlantic"],
    outlooks: ["tiles", "roofs", "trees"],
    grounds: ["south", "recent"],
    streets: ["bordeaux"],
  },
  charente: {
    facades: common({ "facade-bordeaux": 5 }, EVERYWHERE),
    houses: common({ charentaise: 7 }, NEW_HOUSES),
    shores: ["atlantic"],
    outlooks: ["tiles", "trees"],
    grounds: ["south", "west"],
    streets: ["bordeaux"],
  },
  basque: {
    facades: common({ "facade-bordeaux": 2, "facade-ouest": 1 }, EVERYWHERE),
    houses: common({ "maison-basque": 8 }, NEW_HOUSES),
    shores: ["atlantic"],
    outlooks: ["mountains", "tiles", "hills"],
    grounds: ["south", "recent"],
    streets: ["bordeaux"],
  },
  toulouse: {
    facades: common({ "facade-toulouse": 7 }, EVERYWHERE),
    houses: common({ mas: 2, "maison-de-ville": 2 }, NEW_HOUSES),
    shores: [],
    outlooks: ["tiles", "hills"],
    grounds: ["south", "recent"],
    streets: ["provence"],
  },
  midi: {
    facades: common({ "facade-provence": 7 }, EVERYWHERE),
    houses: common({ mas: 7, "maison-de-ville": 1 }, NEW_HOUSES),
    shores: ["mediterranean"],
    outlooks: ["tiles", "hills"],
    grounds: ["south"],
    streets: ["provence"],
  },
  tropics: {
    facades: ["facade-moderne"],
    houses: common({ "case-creole": 5 }, ["maison-contemporaine"]),
    shores: ["tropics"],
    outlooks: ["hills", "trees"],
    grounds: ["recent"],
    streets: ["provence"],
  },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof REGIONS;

const DEPARTMENTS: Record<RegionName, string> = {
  paris: "75",
  "ile-de-france": "77 78 91 92 93 94 95",
  nord: "59 62 80 02 60 08",
  normandie: "14 27 50 61 76",
  bretagne: "22 29 35 56",
  loire: "44 49 53 72 85",
  centre: "18 28 36 37 41 45 58 89 10 51 71 21",
  alsace: "67 68",
  lorraine: "54 55 57 88 52 70 90 25 39",
  lyon: "69 01 42 38",
  alpes: "73 74 05",
  auvergne: "03 15 19 23 43 63 87 48",
  aquitaine: "33 24 47 40",
  charente: "16 17 79 86",
  basque: "64 65",
  toulouse: "31 09 12 32 46 81 82",
  midi: "04 06 07 11 13 26 30 34 66 83 84 2A 2B",
  tropics: "971 972 973 974 975 976 977 978 984 986 987 988",
};

const BY_DEPARTMENT = new Map<string, RegionName>(
  (Object.keys(REGIONS) as RegionName[]).flatMap((name) =>
    DEPARTMENTS[name].split(" ").map((code) => [code, name] as const),
  ),
);

/** The region of a department's INSEE code ("35", "2A", "974", or "97" alone); the Centre when unknown. */
export function regionOf(departmentCode: string): RegionName {
  return (
    BY_DEPARTMENT.get(departmentCode) ?? (departmentCode.startsWith("97") ? "tropics" : "centre")
  );
}

/** What one meets in each region. */
export function regionTraits(name: RegionName): Region {
  return REGIONS[name];
}
