/** The team's page that hands a lead over. */
export const handOverRoute = (leadId: string): string =>
  `/trust-manager/lead-qualification/${encodeURIComponent(leadId)}`;
