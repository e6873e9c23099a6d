import { cx } from "@/components/ui/cx";
import { formatInteger } from "@/lib/kernel/format";

/** What a window says of a referral: counted, on its way, or still to come. */
export type WindowState = "lit" | "ajar" | "shut";

const WIDTH = 320;
const GROUND = 446;
/** The sky over the roof. */
const SKY = 64;
const PANE = { width: 28, height: 46 } as const;
const COLUMNS = [48, 114, 178, 244] as const;
const FLOORS = [142, 212, 282] as const;
const DORMERS = [82, 146, 210] as const;
const DORMER_Y = 68;

const WINDOWS = [
  ...FLOORS.flatMap((y) => COLUMNS.map((x) => ({ x, y, dormer: false }))),
  ...DORMERS.map((x) => ({ x, y: DORMER_Y, dormer: true })),
];

/** The person's own window, in the middle of the first floor. */
const OWN = 9;

/** In which order the others light up: here and there, as in a house where people come home. */
const ORDER = [10, 4, 7, 1, 11, 5, 2, 8, 13, 6, 0, 3, 12, 14] as const;

/** How many referrals the house has windows for. */
export const HOUSE_WINDOWS = ORDER.length;

/** The state of each window of the house, for so many counted referrals and so many on their way. */
function statesOf(counted: number, coming: number): WindowState[] {
  const states = WINDOWS.map((): WindowState => "shut");
  states[OWN] = "lit";
  for (const [rank, window] of ORDER.entries()) {
    if (rank < counted) states[window] = "lit";
    else if (rank < counted + coming) states[window] = "ajar";
  }
  return states;
}

/** How far the leaves stand from the middle of the window, as a part of a leaf's width. */
const LEAVES: Record<WindowState, number> = { shut: 0, ajar: 0.5, lit: 1 };

function Pane({
  x,
  y,
  state,
  flowers,
}: {
  x: number;
  y: number;
  state: WindowState;
  flowers: boolean;
}) {
  const { width, height } = PANE;
  const leaf = width / 2;
  const moved = leaf * LEAVES[state];
  const slats = [9, 17, 25, 33].map((at) => `M2 ${at}h${leaf - 4}`).join("");
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        className={state === "lit" ? "fill-mimosa" : "fill-glass"}
      />
      <path
        d={`M${leaf} 0v${height}M0 ${height / 3}h${width}`}
        className="stroke-plaster-chalk"
        strokeWidth="2"
      />
      {[-moved, leaf + moved].map((at) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <rect width={leaf} height={height} className="fill-enamel" />
          <path d={slats} className="stroke-enamel-line" opacity="0.45" />
        </g>
      ))}
      <path
        d={`M-3 ${height + 1.5}h${width + 6}`}
        className="stroke-plaster-chalk"
        strokeWidth="3"
      />
      {flowers && (
        <>
          <path d={`M3 ${height - 8}h22l-2 8H5z`} className="fill-roof" />
          <path d={`M6 ${height - 9}q2-8 4 0q1-9 4 0q2-10 5 0q2-7 4 0z`} className="fill-leaf" />
          <circle cx="9" cy={height - 14} r="2.2" className="fill-tile" />
          <circle cx="19" cy={height - 15} r="2.2" className="fill-plaster-chalk" />
        </>
      )}
    </g>
  );
}

/** A window alone, beside what it stands for. Decorative. */
export function WindowSign({ state, className }: { state: WindowState; className?: string }) {
  return (
    <svg
      viewBox="-16 -3 60 56"
      aria-hidden="true"
      className={cx("block forced-color-adjust-none", className)}
    >
      <rect x="-16" y="-3" width="60" height="56" rx="6" className="fill-plaster-ochre" />
      <Pane x={0} y={1} state={state} flowers={false} />
    </svg>
  );
}

/** The number of the house: the person's place, as far as it fits on a plate. */
function NumberPlate({ number }: { number: number }) {
  const text = formatInteger(number);
  const width = 16 + text.length * 12;
  return (
    <g transform={`translate(${WIDTH / 2 - width / 2} 344)`}>
      <rect width={width} height="25" rx="5" className="fill-enamel" />
      <rect
        x="2.5"
        y="2.5"
        width={width - 5}
        height="20"
        rx="3"
        fill="none"
        className="stroke-enamel-line"
      />
      <text
        x={width / 2}
        y="18.5"
        textAnchor="middle"
        fontSize="17"
        className="fill-on-enamel font-display font-bold"
      >
        {text}
      </text>
    </g>
  );
}

/**
 * A town house whose windows are a person's referrals: its own is lit, each that counts lights
 * another, those on their way stand ajar. It stands on the bottom edge of its box. Decorative: the
 * same is stated in words.
 */
export function ReferralHouse({
  counted,
  coming,
  number,
  className,
}: {
  counted: number;
  coming: number;
  /** The place in the list; null where there is none any more. */
  number: number | null;
  className?: string;
}) {
  const states = statesOf(counted, coming);
  const open = number === null;
  return (
    <svg
      viewBox={`0 ${-SKY} ${WIDTH} ${GROUND + SKY}`}
      aria-hidden="true"
      className={cx("block forced-color-adjust-none", className)}
    >
      {/* The sun, which is the moon when it is dark; two swifts. */}
      <circle cx="238" cy="14" r="62" className="fill-mimosa" />
      <path
        d="M44-22q8-9 14 0 6-9 14 0M92-42q6-7 11 0 5-7 11 0"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-ink-soft"
      />
      {/* Chimneys and roof. */}
      <path d="M72 12h30v38H72zM222 18h24v32h-24z" className="fill-roof" />
      <path d="M68 8h38v7H68zM218 14h32v7h-32z" className="fill-plaster-chalk" />
      <path d="M30 122 50 50h220l20 72z" className="fill-slate" />
      <path d="M44 44h232v8H44z" className="fill-slate" />
      <path d="M44 44h232v8H44z" className="fill-ink/25" />
      {DORMERS.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 5} ${DORMER_Y - 4} ${x + 14} ${DORMER_Y - 16} ${x + 33} ${DORMER_Y - 4}z`}
            className="fill-plaster-chalk"
          />
          <path d={`M${x - 4} ${DORMER_Y - 4}h36v54h-36z`} className="fill-plaster-ochre" />
        </g>
      ))}
      {/* Walls, cornice, string courses. */}
      <path d="M30 126h260v216H30z" className="fill-plaster-ochre" />
      <path d="M22 118h276v10H22z" className="fill-plaster-chalk" />
      <path d="M30 202h260M30 272h260" className="stroke-plaster-chalk" strokeWidth="4" />
      {/* The ground floor: stone, two shop windows, an entrance. */}
      <path d="M30 342h260v104H30z" className="fill-plaster-chalk" />
      <path
        d="M30 362h102M188 362h102M30 430h104M186 430h104M30 446h260"
        className="stroke-ink/10"
        strokeWidth="2"
      />
      <path d="M24 336h272v8H24z" className="fill-plaster-chalk" />
      <path d="M24 343.5h272" className="stroke-ink/15" strokeWidth="1.5" />
      {[46, 204].map((x) => (
        <g key={x} transform={`translate(${x} 378)`}>
          <path d="M0 0h70v52H0z" className="fill-glass" />
          <path d="M35 0v52" className="stroke-plaster-chalk" strokeWidth="2" />
          <path d="M-5-10h80v10l-5 8H0l-5-8z" className="fill-tile" />
          <path d="M11-10h16v18H11zM43-10h16v18H43z" className="fill-plaster-chalk" />
        </g>
      ))}
      <path d="M136 446v-58q0-14 24-14t24 14v58z" className={open ? "fill-mimosa" : "fill-door"} />
      {open ? (
        <path d="M136 446v-58q0-5 4-8l-20-5v71z" className="fill-door" />
      ) : (
        <>
          <path d="M160 376v70" className="stroke-ink/30" strokeWidth="1.5" />
          <circle cx="165" cy="414" r="2.4" className="fill-mimosa" />
        </>
      )}
      {number !== null && <NumberPlate number={number} />}
      {WINDOWS.map(({ x, y, dormer }, index) => (
        <Pane
          key={`${x}-${y}`}
          x={x}
          y={y}
          state={states[index] ?? "shut"}
          flowers={states[index] === "lit" && !dormer && index % 2 === 1}
        />
      ))}
    </svg>
  );
}
