import { withQuery } from "../kernel/query.ts";

/** Addresses of what people write to the team. */
export const contactRoutes = {
  /** The form: its topic, and the listing or the visit that it is about. */
  form: ({
    topic,
    listingId,
    visitId,
  }: {
    topic?: string | null;
    listingId?: string | null;
    visitId?: string | null;
  } = {}) => withQuery("/contact", { sujet: topic, bien: listingId, visite: visitId }),
  /** The same once somebody without an account sent it: what is left is to use the mail's link. */
  sent: "/contact?etat=envoye",
  /** What the mail of such a request leads to: the button that sends it, then the thread. */
  confirm: (secret: string) => withQuery("/contact/confirmation", { jeton: secret }),
  /** The thread of a person without an account; `state` is what was just done. */
  thread: (token: string, state?: string) =>
    withQuery("/contact/suivi", { jeton: token, etat: state }),
} as const;

/** A thread as the team answers it; `fait` is what was just done. */
export const contactFileOf = (requestId: string) =>
  `/trust-manager/contact/${encodeURIComponent(requestId)}`;
