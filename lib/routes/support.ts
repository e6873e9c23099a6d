import { withQuery } from "../kernel/query.ts";

/** Addresses of a seller's request of a looper's help, apart from those that every public page loads. */
export const supportRoutes = {
  /** The form; with somebody's referral code. */
  request: (ref?: string | null) => withQuery("/vendre/accompagnement", { ref: ref ?? undefined }),
  /** The same once it was sent: `known` where it had been before. */
  sent: ({ isNew, ref }: { isNew: boolean; ref?: string | null }) =>
    withQuery("/vendre/accompagnement", {
      etat: isNew ? "envoyee" : "connue",
      ref: ref ?? undefined,
    }),
  /** A request of the person's account, and its withdrawal. */
  own: (leadId: string) => withQuery("/vendre/accompagnement/retrait", { demande: leadId }),
} as const;
