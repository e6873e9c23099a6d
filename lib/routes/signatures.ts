import { withQuery } from "../kernel/query.ts";

/** The addresses of a person who signs a document without account: `token` is the one of their mail. */
export const signatureRoutes = {
  sign: (token: string, { state }: { state?: string } = {}) =>
    withQuery("/signature", { jeton: token, etat: state }),
  document: (token: string) => withQuery("/api/signatures/document.pdf", { jeton: token }),
} as const;
