/** Where somebody tries to sign in. */
export interface SignInContext {
  network: string;
  loopback: boolean;
  userAgent: string | null;
  /** The proof that the device carries, if any (lib/accounts/devices/proof.ts). */
  deviceProof?: string | undefined;
  /** The token of the session that the browser had. */
  replaces?: string | null;
}

/** A session that a form opened, as it is stored under the form's key: its token is made again. */
export interface StoredSignIn {
  remember: boolean;
  /** Null where the address still waits to be confirmed. */
  userId: string | null;
  /** What was being done when the registration was made, signed; sealed, for it may hold a secret. */
  sealedIntent: string | null;
}

/** What a right password leads to. */
export type SignInResult =
  | {
      kind: "signed-in";
      /** The session's token, for the cookie. */
      token: string;
      remember: boolean;
      /** Null where the address still waits to be confirmed. */
      userId: string | null;
      /** What was being done when the registration that was just confirmed was made, signed. */
      intent?: string | null;
    }
  /** The account asks for a code too: the secret that stands for the right password meanwhile. */
  | { kind: "code"; ticket: string };
