/** The figures of the team's dashboard; each is at most `COUNT_BOUND`. */
export interface TrustFigures {
  requests: number;
  inReview: number;
  incomplete: number;
  staleLeads: number;
  salesInProgress: number;
  lapsingPapers: number;
  suspendedLoopers: number;
  heldReferrals: number;
  mailsWaiting: number;
  mailsDead: number;
  joinedIn7Days: number;
  joinedIn30Days: number;
}
