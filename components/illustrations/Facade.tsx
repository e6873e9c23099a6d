import { cx } from "@/components/ui/cx";

/** How far its shutters are open: the street wakes up from one step to the next. */
type Shutters = "closed" | "ajar" | "open";

interface HouseDrawing {
  wall: string;
  wallClass: string;
  roof: string;
  roofClass: string;
  chimney: string;
  /** Upper left corner of each window. */
  windows: readonly (readonly [x: number, y: number])[];
  door: readonly [x: number, y: number];
  shutters: Shutters;
  lit: boolean;
}

const WINDOW = { width: 26, height: 40 } as const;
const DOOR = { width: 32, height: 62 } as const;
const GROUND = 260;

/** A stone house, a tall town house, a southern house, and the one where you are awaited. */
const HOUSES: readonly HouseDrawing[] = [
  {
    wall: "M22 128h156v132H22z",
    wallClass: "fill-plaster-ochre",
    roof: "M10 130 100 62l90 68z",
    roofClass: "fill-slate",
    chimney: "M142 74h18v40h-18z",
    windows: [
      [42, 148],
      [132, 148],
      [42, 206],
      [132, 206],
    ],
    door: [84, 198],
    shutters: "closed",
    lit: false,
  },
  {
    wall: "M38 76h124v184H38z",
    wallClass: "fill-plaster-chalk",
    roof: "M34 78 48 30h104l14 48z",
    roofClass: "fill-enamel",
    chimney: "M60 12h16v24H60z",
    windows: [
      [60, 92],
      [114, 92],
      [60, 146],
      [114, 146],
      [117, 204],
    ],
    door: [58, 198],
    shutters: "ajar",
    lit: false,
  },
  {
    wall: "M12 112h176v148H12z",
    wallClass: "fill-plaster-rose",
    roof: "M2 114 100 78l98 36z",
    roofClass: "fill-roof",
    chimney: "M36 78h18v26H36z",
    windows: [
      [44, 134],
      [130, 134],
      [44, 200],
    ],
    door: [124, 198],
    shutters: "open",
    lit: false,
  },
  {
    wall: "M26 100h148v160H26z",
    wallClass: "fill-plaster-sky",
    roof: "M16 102 62 44h76l46 58z",
    roofClass: "fill-roof",
    chimney: "M112 26h18v30h-18z",
    windows: [
      [42, 118],
      [132, 118],
      [42, 176],
      [132, 176],
    ],
    door: [84, 198],
    shutters: "open",
    lit: true,
  },
];

function Shutter({ x, y, width }: { x: number; y: number; width: number }) {
  const slats = [8, 16, 24, 32].map((offset) => `M${x + 2} ${y + offset}h${width - 4}`).join("");
  return (
    <>
      <rect x={x} y={y} width={width} height={WINDOW.height} className="fill-enamel" />
      <path d={slats} className="stroke-enamel-line" strokeWidth="1" opacity="0.45" />
    </>
  );
}

function Window({
  x,
  y,
  shutters,
  lit,
}: {
  x: number;
  y: number;
  shutters: Shutters;
  lit: boolean;
}) {
  const { width, height } = WINDOW;
  const leaf = width / 2;
  const position = {
    closed: [0, leaf],
    ajar: [-leaf * 0.5, width - leaf * 0.5],
    open: [-leaf, width],
  };
  const [left = 0, right = 0] = position[shutters];
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={lit ? "fill-mimosa" : "fill-glass"}
      />
      <path
        d={`M${x + leaf} ${y}v${height}M${x} ${y + height / 2}h${width}`}
        className="stroke-plaster-chalk"
        strokeWidth="2"
      />
      <Shutter x={x + left} y={y} width={leaf} />
      <Shutter x={x + right} y={y} width={leaf} />
      <path
        d={`M${x - 3} ${y + height + 1.5}h${width + 6}`}
        className="stroke-plaster-chalk"
        strokeWidth="3"
      />
    </>
  );
}

/** The house of a step, from 0 to 3, standing on the bottom edge of its box. Decorative. */
export function Facade({ step, className }: { step: number; className?: string }) {
  const house = HOUSES[step % HOUSES.length];
  if (!house) return null;
  const [doorX, doorY] = house.door;
  return (
    <svg
      viewBox={`0 0 200 ${GROUND}`}
      aria-hidden="true"
      className={cx("block forced-color-adjust-none", className)}
    >
      <path d={house.chimney} className={house.wallClass} />
      <path d={house.chimney} className="fill-ink/15" />
      <path d={house.wall} className={house.wallClass} />
      <path d={house.roof} className={house.roofClass} />
      {house.windows.map(([x, y]) => (
        <Window key={`${x}-${y}`} x={x} y={y} shutters={house.shutters} lit={house.lit} />
      ))}
      <rect
        x={doorX}
        y={doorY}
        width={DOOR.width}
        height={DOOR.height}
        className={house.lit ? "fill-mimosa" : "fill-door"}
      />
      {house.lit ? (
        <path
          d={`M${doorX} ${doorY}l-14 8v54l14 -${GROUND - doorY - DOOR.height}z`}
          className="fill-door"
        />
      ) : (
        <circle cx={doorX + DOOR.width - 6} cy={doorY + 34} r="2" className="fill-mimosa" />
      )}
    </svg>
  );
}
