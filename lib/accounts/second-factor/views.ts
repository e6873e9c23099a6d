import type { QrCode } from "../../kernel/qr-code.ts";

/** Where the second factor of a person stands. */
export interface SecondFactorView {
  on: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
}

/** What sets an authenticator application up, until its first code is given. */
export interface SecondFactorSetup {
  /** Base 32, in groups of four, for a person who can't scan. */
  secret: string;
  /** The same as an address that opens the application on a phone. */
  uri: string;
  /** The address as a picture. */
  qr: QrCode;
}
