import { withQuery } from "../kernel/query.ts";

/** Addresses that mails carry, and where these lead, apart from those that every public page loads. */
export const mailLinks = {
  /** The waitlist with a referral code filled in. */
  betaReferral: (code: string) => withQuery("/beta", { ref: code }),
  /** The links that the waitlist's mails carry. */
  betaConfirmation: (token: string) => withQuery("/beta/confirmation", { jeton: token }),
  betaStatus: (token: string) => withQuery("/beta/statut", { jeton: token }),
  /** Where the mails of a line, or all that can be, are stopped; and the call that programs of mail make. */
  stopMails: (token: string) => withQuery("/desinscription", { lien: token }),
  stopMailsCall: (token: string) => withQuery("/api/unsubscribe", { lien: token }),
  /** What is read once one has left the waitlist. */
  betaErased: "/beta/statut?etat=efface",
  /** The call that ends an alert; opened by a person it leads to the page with its button. */
  endAlert: (token: string) => withQuery("/api/alerts/unsubscribe", { jeton: token }),
  endAlertPage: (token: string) => withQuery("/alertes/arreter", { jeton: token }),
  /** The invitation to a shared shortlist, by the secret of its mail. */
  shortlistInvitation: (token: string) => withQuery("/invitation/selection", { jeton: token }),
  /** Where a seller without an account sees their request of a looper's help, and withdraws it. */
  sellersRequest: (token: string) => withQuery("/vendre/accompagnement/retrait", { jeton: token }),
  /** Where a looper's neighbours ask for their help. */
  sellersReferral: (code: string) => withQuery("/vendre/accompagnement", { ref: code }),
  /** The link that the mail of a first message carries. */
  confirmMessage: (token: string) => withQuery("/message/confirmation", { jeton: token }),
} as const;
