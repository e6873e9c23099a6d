import { shareOf } from "../kernel/money.ts";
import {
  type NumberProblem,
  type ReadNumber,
  readAmount,
  readDecimal,
} from "../kernel/read-number.ts";
import { isBlank } from "../kernel/text.ts";
import { ASSUMPTIONS, type LoanRequest, RATE_BPS, TERM } from "./rules.ts";

/** Names of the simulation's fields, in its form and in the page's address. */
export const LOAN_FIELDS = {
  downPayment: "apport",
  works: "travaux",
  years: "duree",
  rate: "taux",
} as const;

/** Dearest works and highest down payment that can be simulated, in cents: the dearest listing's price. */
export const LOAN_AMOUNT = { min: 0, max: 20_000_000_00 } as const;

/** What a person typed or the address carries, field by field. */
export type LoanInputs = Partial<Record<string, string | string[]>>;

/** What is wrong with a field, by its name. */
export type InputProblems = Partial<Record<string, NumberProblem | "too-small">>;

/** What the inputs say: no purchase where a field can't be read, for nothing is counted instead of it. */
interface LoanReading {
  request: LoanRequest | null;
  problems: InputProblems;
}

/** The text of a field; null where it says nothing. */
export function typedText(inputs: LoanInputs, name: string): string | null {
  const [text = ""] = [inputs[name]].flat();
  return isBlank(text) ? null : text;
}

/** Hundredths, of euros or of per cent, as a field is typed and an address carries it: "1920", "1355,50". */
export const typedNumber = (hundredths: number): string =>
  (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2).replace(".", ",");

/** Reads the fields of a form one by one, and collects what is wrong with them. */
export class InputReader {
  readonly problems: InputProblems = {};

  constructor(private readonly inputs: LoanInputs) {}

  /** An amount within bounds, in cents; the usual one where nothing is typed, and where the text can't be read. */
  amount<Usual>(name: string, usual: Usual, bounds: { min: number; max: number }): number | Usual {
    return this.read(name, usual, readAmount, bounds);
  }

  /** A rate in basis points. */
  rate(name: string, usual: number): number {
    const read = (text: string) => readDecimal(text, { decimals: 2, unit: "%" });
    return this.read(name, usual, read, RATE_BPS);
  }

  private read<Usual>(
    name: string,
    usual: Usual,
    read: (text: string) => ReadNumber,
    { min, max }: { min: number; max: number },
  ): number | Usual {
    const text = typedText(this.inputs, name);
    if (text === null) return usual;
    const found = read(text);
    if ("problem" in found) this.problems[name] = found.problem;
    else if (found.value < min) this.problems[name] = "too-small";
    else if (found.value > max) this.problems[name] = "too-large";
    else return found.value;
    return usual;
  }

  get isRead(): boolean {
    return Object.keys(this.problems).length === 0;
  }
}

/** The purchase to simulate, from raw inputs: a field that is empty takes the usual value, and says so beside it. */
export function readLoan(priceCents: number, inputs: LoanInputs = {}): LoanReading {
  const reader = new InputReader(inputs);
  const request: LoanRequest = {
    ...usualLoan(priceCents),
    worksCents: reader.amount(LOAN_FIELDS.works, 0, LOAN_AMOUNT),
    downPaymentCents: reader.amount(
      LOAN_FIELDS.downPayment,
      usualDownPayment(priceCents),
      LOAN_AMOUNT,
    ),
    years: readYears(inputs),
    annualRateBps: reader.rate(LOAN_FIELDS.rate, ASSUMPTIONS.annualRateBps),
  };
  return { request: reader.isRead ? request : null, problems: reader.problems };
}

/** The purchase that is simulated where nothing is typed. */
export function usualLoan(priceCents: number): LoanRequest {
  return {
    priceCents,
    worksCents: 0,
    downPaymentCents: usualDownPayment(priceCents),
    years: TERM.initial,
    annualRateBps: ASSUMPTIONS.annualRateBps,
  };
}

/** The term that is chosen, in years: one of a list, so that an address without one of them has the nearest. */
export function readYears(inputs: LoanInputs): number {
  const read = readDecimal(typedText(inputs, LOAN_FIELDS.years) ?? "", { decimals: 0 });
  const years = "value" in read ? read.value : TERM.initial;
  return Math.min(Math.max(years, TERM.min), TERM.maxWithWorks);
}

/** A tenth of the price, in whole thousands of euros. */
function usualDownPayment(priceCents: number): number {
  return Math.round(shareOf(priceCents, ASSUMPTIONS.downPaymentRateBps) / 1_000_00) * 1_000_00;
}
