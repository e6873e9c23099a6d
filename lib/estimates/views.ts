import type { CityTypeFigures } from "../cities/rules.ts";
import type { NamedCommune } from "../communes/commune.ts";
import type { GeoPoint } from "../kernel/geo.ts";
import type { PropertyType } from "../kernel/property-kinds.ts";
import type { Errors } from "./backtest.ts";
import type { RangeSource } from "./range.ts";
import type { Details } from "./schemas.ts";

/** What `/estimer` shows for a commune, or for a text. */
export type CommunePricesView =
  | { kind: "nothing-asked" }
  /** The text names no commune: those that it may be the beginning of. */
  | { kind: "unknown"; text: string; suggestions: NamedCommune[] }
  /** The text names more than one: communes of the same name, or of one postal code. */
  | { kind: "several"; text: string; communes: NamedCommune[] }
  | {
      kind: "found";
      commune: NamedCommune;
      /** Homes for sale, and demonstrations: never counted together. */
      real: CityTypeFigures[];
      demonstrations: CityTypeFigures[];
    };

/** A sale that an estimate rests on, as its page shows it. */
export interface ComparableView {
  /** Its place in the estimate, from 0. */
  position: number;
  /** `YYYY-MM`. */
  month: string;
  street: string | null;
  surfaceDm2: number;
  rooms: number | null;
  priceCents: number;
  /** Brought to the estimate's day. */
  pricePerM2Cents: number;
  distanceM: number;
  /** On a grid of 100 metres. */
  lat: number;
  lng: number;
  isRemoved: boolean;
}

/** What a home would sell for. */
export interface FigureView {
  lowCents: number;
  centreCents: number;
  highCents: number;
  pricePerM2Cents: number;
  rangeSource: RangeSource;
  /** How many sales it rests on, the farthest one's distance, and the months of the first and last. */
  count: number;
  farthestM: number;
  firstMonth: string;
  lastMonth: string;
}

/** An estimate's page. */
export interface EstimateView {
  id: string;
  outcome: "estimated" | "too_few" | "no_register";
  type: PropertyType;
  surfaceDm2: number;
  rooms: number;
  landDm2: number | null;
  details: Details;
  street: string;
  postalCode: string;
  commune: string;
  /** On a grid of 100 metres; null where nothing is estimated. */
  point: GeoPoint | null;
  placedByStreet: boolean;
  /** Civil day that the figure is of. */
  day: string;
  /** Whether that is not the day on which it was made, for the sales stop long before. */
  isPast: boolean;
  /** When the newest of the files was updated. */
  dataAt: Date | null;
  /** Whether every file of the sales around was read: else sales may be missing. */
  isWhole: boolean;
  yearlyTrend: number;
  createdAt: Date;
  /** When it is deleted; null where an account keeps it. */
  endsAt: Date | null;
  /** Whether who reads it may change it. */
  isMine: boolean;
  isSaved: boolean;
  /** Civil day on which its owner gets the home's new figure; null where that is not wanted. */
  nextFigureOn: string | null;
  /** Whether a Looper's help was asked for with it. */
  isSupportRequested: boolean;
  figure: FigureView | null;
  comparables: ComparableView[];
  backtest: Backtest | null;
}

/** An estimate as lists show it for people who may have its address. */
export interface EstimateSummary {
  id: string;
  type: PropertyType;
  surfaceDm2: number;
  rooms: number;
  houseNumber: string;
  street: string;
  postalCode: string;
  commune: string;
  figure: FigureView | null;
  /** Civil day on which its owner gets the home's new figure; null where that is not wanted. */
  nextFigureOn: string | null;
  createdAt: Date;
}

/** The measured errors of a commune's estimates of a type. */
export interface Backtest {
  year: number;
  errors: Errors;
  /** Share of prices that the range of the year before held; null where that could not be measured. */
  coverage: number | null;
  dataAt: Date;
  /** Whether every file of the sales around was read. */
  isWhole: boolean;
}

/** A row of the method's page. */
export interface BacktestRow extends Backtest {
  commune: string;
  departmentCode: string;
  type: "apartment" | "house";
}
