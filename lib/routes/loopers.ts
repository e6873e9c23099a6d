/** The team's page of the visits of a looper out of force, by the id of their role. */
export const looperVisitsRoute = (grantId: string): string =>
  `/trust-manager/looper-visits/${encodeURIComponent(grantId)}`;
