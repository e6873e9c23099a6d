import { hashText } from "./engine/dice.ts";
import { drawClosedShutters } from "./facades/closed.ts";
import type { FacadeStyle } from "./facades/facade.ts";
import { flanders } from "./facades/flanders.ts";
import { haussmann } from "./facades/haussmann.ts";
import { modern } from "./facades/modern.ts";
import { lilleRow, lyon, western } from "./facades/north.ts";
import type { Quarter } from "./facades/quarter.ts";
import { seventies } from "./facades/seventies.ts";
import { bordeaux, provence, toulouse } from "./facades/south.ts";
import { alsace, rennes } from "./facades/timbered.ts";
import { drawFacadeScene, type View } from "./facades/views.ts";
import { charentaise } from "./houses/atlantic.ts";
import { alsatian, chalet, meuliere } from "./houses/east.ts";
import type { HouseStyle } from "./houses/house.ts";
import { normand } from "./houses/normandy.ts";
import { contemporary, pavillon } from "./houses/recent.ts";
import { basque, creole, mas } from "./houses/south.ts";
import { drawHouseScene } from "./houses/view.ts";
import { rowHouse } from "./houses/ville.ts";
import { breton, longere } from "./houses/west.ts";
import { MOODS, type Mood } from "./nature/moods.ts";
import type { Species } from "./nature/species.ts";
import { drawCoast, type Shore } from "./outdoors/coast.ts";
import { drawGarden } from "./outdoors/garden.ts";
import { drawPool } from "./outdoors/pool.ts";
import { drawCourtyard, drawStreetView } from "./outdoors/street.ts";
import { drawTerrace, type Outlook } from "./outdoors/terrace.ts";
import { findPicture, type PoolPicture } from "./pool.ts";
import { drawBathroom } from "./rooms/bathroom.ts";
import { drawBedroom } from "./rooms/bedroom.ts";
import { drawKitchen } from "./rooms/kitchen.ts";
import type { RoomScene } from "./rooms/layout.ts";
import { drawLiving } from "./rooms/living.ts";
import { drawStudio } from "./rooms/studio.ts";
import { drawEntrance, drawStudy } from "./rooms/study.ts";
import type { RoomStyle } from "./rooms/types.ts";
import type { PictureKind } from "./series/types.ts";

const CITY: Quarter = {
  stone: "#d3c7b2",
  road: "#8d8a89",
  old: false,
  trees: ["plane", "lime"],
  accent: "#b1452a",
  roof: "#8d9aa6",
};
const OLD: Quarter = { ...CITY, old: true, road: "#c2b59f" };
const PARK: Quarter = { ...CITY, park: true };

const FACADES: Record<
  string,
  { style: FacadeStyle; quarter: Quarter; views: readonly [View, ...View[]] }
> = {
  haussmann: { style: haussmann, quarter: CITY, views: ["street", "corner", "roofs"] },
  lyon: {
    style: lyon,
    quarter: { ...CITY, roof: "#b9694a" },
    views: ["street", "corner", "roofs"],
  },
  toulouse: {
    style: toulouse,
    quarter: { ...CITY, roof: "#c4683f", accent: "#3f6a80" },
    views: ["corner", "street", "whole"],
  },
  flanders: { style: flanders, quarter: OLD, views: ["whole", "corner", "street"] },
  lille: {
    style: lilleRow,
    quarter: { ...CITY, roof: "#9c5a44" },
    views: ["street", "corner", "roofs"],
  },
  provence: {
    style: provence,
    quarter: { ...OLD, stone: "#dccdb0", trees: ["plane", "olive"], roof: "#c9764c" },
    views: ["whole", "corner", "street", "roofs"],
  },
  bordeaux: {
    style: bordeaux,
    quarter: { ...CITY, stone: "#ddcfae", roof: "#b9694a" },
    views: ["corner", "street", "whole"],
  },
  alsace: {
    style: alsace,
    quarter: { ...OLD, roof: "#b65a3d" },
    views: ["whole", "street", "corner", "roofs"],
  },
  rennes: {
    style: rennes,
    quarter: { ...OLD, roof: "#5d6a78" },
    views: ["whole", "corner", "street"],
  },
  western: {
    style: western,
    quarter: { ...CITY, roof: "#5d6a78" },
    views: ["corner", "whole", "street"],
  },
  modern: { style: modern, quarter: PARK, views: ["corner", "whole", "street"] },
  seventies: { style: seventies, quarter: PARK, views: ["street", "corner", "whole"] },
};

const HOUSES: Record<string, HouseStyle> = {
  breton,
  longere,
  mas,
  basque,
  normand,
  alsatian,
  pavillon,
  contemporary,
  chalet,
  meuliere,
  charentaise,
  creole,
};

const ROW_QUARTER: Quarter = { ...CITY, trees: ["lime", "maple", "blossom"], roof: "#a5543c" };

/** Houses and trees a garden or a pool may have around it. */
const GROUNDS: Record<
  string,
  { houses: readonly [HouseStyle, ...HouseStyle[]]; trees: readonly [Species, ...Species[]] }
> = {
  north: { houses: [longere, normand, meuliere], trees: ["lime", "blossom", "oak"] },
  south: { houses: [mas, charentaise], trees: ["olive", "cypress", "pine"] },
  west: { houses: [breton, longere, charentaise], trees: ["oak", "pine", "birch"] },
  recent: { houses: [pavillon, contemporary], trees: ["birch", "maple", "lime"] },
};

const ROOMS: Partial<Record<PictureKind, (scene: RoomScene) => string>> = {
  living: drawLiving,
  hearth: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  studio: drawStudio,
  study: drawStudy,
  entrance: drawEntrance,
};

/** Pictures whose first draw did not please: how many draws further their seed stands. */
const REDRAWN: Readonly<Record<string, number>> = {};

/** The SVG drawing of a media key of the pool; throws RangeError for any other key. */
export function sceneOf(key: string): string {
  const picture = findPicture(key);
  if (!picture) throw new RangeError(`no picture "${key}" in the pool`);
  const seed = hashText(`${key}/${REDRAWN[key] ?? 0}`);
  return draw(picture, seed, MOODS[picture.mood]);
}

function draw(picture: PoolPicture, seed: number, mood: Mood): string {
  const { kind, style, index } = picture;
  const room = ROOMS[kind];
  if (room) return room({ seed, mood, style: style as RoomStyle, hearth: kind === "hearth" });
  if (kind === "placeholder") return drawClosedShutters(seed, mood);
  if (kind === "house") return house(style, seed, mood, index);
  if (kind === "garden" || kind === "pool") {
    const ground = GROUNDS[style] ?? GROUNDS.north;
    if (!ground) throw new RangeError(`no grounds "${style}"`);
    const scene = {
      seed,
      mood,
      house: ground.houses[index % ground.houses.length] ?? ground.houses[0],
      trees: ground.trees,
    };
    return kind === "garden" ? drawGarden(scene) : drawPool(scene);
  }
  if (kind === "terrace" || kind === "balcony")
    return drawTerrace({ seed, mood, outlook: style as Outlook, kind });
  if (kind === "sea") return drawCoast({ seed, mood, shore: style as Shore });
  const facade = FACADES[style];
  if (!facade) throw new RangeError(`no façade "${style}"`);
  const { quarter, views } = facade;
  if (kind === "courtyard") return drawCourtyard({ seed, mood, style: facade.style, quarter });
  if (kind === "street") return drawStreetView({ seed, mood, style: facade.style, quarter });
  return drawFacadeScene({
    seed,
    mood,
    style: facade.style,
    quarter,
    view: views[index % views.length] ?? views[0],
  });
}

function house(style: string, seed: number, mood: Mood, index: number): string {
  if (style === "row")
    return drawFacadeScene({
      seed,
      mood,
      style: rowHouse,
      quarter: ROW_QUARTER,
      view: index % 3 === 2 ? "corner" : "whole",
    });
  const design = HOUSES[style];
  if (!design) throw new RangeError(`no house "${style}"`);
  return drawHouseScene({ seed, mood, style: design });
}
